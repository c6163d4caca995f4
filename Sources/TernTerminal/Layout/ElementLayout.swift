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
    case .vstack, .group: return StackLayout(axis: .vertical)
    // Several buttons of a toolbar without items of their own stand side by side.
    case .hstack, .gridRow, .actions, .toolbarItem: return StackLayout(axis: .horizontal)
    case .zstack: return DepthStackLayout()
    case .overlay: return OverlayLayout()
    case .grid: return GridLayout()
    case .layout: return CustomLayout()
    case .geometry: return GeometryLayout()
    case .firstThatFits: return ChoiceLayout()
    case .spacer: return SpacerLayout()
    case .divider: return DividerLayout()
    case .box: return BoxLayout()
    case .scroll: return ScrollLayout()
    case .text, .label, .image: return TextLayout()
    case .button, .link, .toggle: return ControlLayout()
    case .progress, .gauge, .slider: return BarLayout()
    case .stepper, .colorPicker: return ValueLayout()
    case .datePicker: return DatePickerLayout()
    case .textField, .secureField: return FieldLayout()
    case .textEditor: return EditorLayout()
    case .menu: return MenuLayout()
    case .row: return RowLayout()
    case .unmounted: return UnmountedLayout()
    case .disclosure: return DisclosureLayout()
    case .table: return TableLayout()
    case .tabs: return TabsLayout()
    case .tab: return TabLayout()
    case .split: return SplitLayout()
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
