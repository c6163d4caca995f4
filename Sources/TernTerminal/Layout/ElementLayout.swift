import TernUI

/// How one kind of element takes room and gives it to what is in it.
///
/// A container proposes, an element answers with its own size, and the container places it. Ask
/// elements through ``ElementNode/size(for:)`` and ``ElementNode/place(at:size:)``, which remember.
@MainActor
protocol ElementLayout: Sendable {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize
  func place(_ node: ElementNode, in size: CellSize)
}

extension ElementKind {
  @MainActor
  var layout: any ElementLayout {
    switch self {
    case .root: return RootLayout()
    case .vstack, .group, .toolbarItem, .grid, .geometry, .firstThatFits, .row, .disclosure,
      .table, .tabs, .tab, .menu:
      return StackLayout(axis: .vertical)
    case .hstack, .gridRow, .actions, .split: return StackLayout(axis: .horizontal)
    case .zstack, .overlay: return OverlayLayout()
    case .spacer: return SpacerLayout()
    case .divider: return DividerLayout()
    case .box: return BoxLayout()
    case .scroll: return ScrollLayout()
    case .text, .label, .image: return TextLayout()
    case .button, .link, .toggle: return ControlLayout()
    case .progress, .gauge, .slider, .stepper, .datePicker, .colorPicker:
      return StackLayout(axis: .horizontal)
    case .textField, .secureField, .textEditor: return FieldLayout()
    case .picker: return PickerLayout()
    case .form, .list: return ListLayout()
    case .section: return SectionLayout()
    case .header, .footer: return StackLayout(axis: .vertical, alignment: .start)
    case .navigation: return NavigationLayout()
    case .page: return PageLayout()
    case .toolbar: return StackLayout(axis: .horizontal)
    case .sheet: return SheetLayout()
    case .alert: return AlertLayout()
    }
  }
}
