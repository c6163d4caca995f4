/// What may stand in a toolbar.
public protocol ToolbarContent: View where Body: ToolbarContent {
  /// The items that this content is made of.
  @ToolbarContentBuilder
  var body: Body { get }
}

/// Lets a closure list items of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder

/// Lets a closure list views and items of a toolbar: a view is an item at the usual place.
@resultBuilder
@MainActor
@preconcurrency
public struct _ToolbarViewBuilder {
  /// An item as it stands.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A view, as an item at the usual place.
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> ToolbarItem<Void, Content> {
    ToolbarItem(placement: .automatic, content: content)
  }

  /// No item at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single item, not wrapped.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several items, in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// A branch of `if #available`, whose type must not show.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension Never: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent, ElementView {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  package let content: Content

  package var kind: ElementKind { .toolbarItem }

  package func describe(_ element: inout ElementDescription) {
    element.add(.placement, .string(placement.name))
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension ToolbarItem where ID == Void {
  /// An item at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

/// Several views at one place of a toolbar.
public typealias ToolbarItemGroup<Content: View> = ToolbarItem<Void, Content>

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }

  public static let keyboard = ToolbarItemPlacement(name: "bottom")
  public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "trailing")
  public static let automatic = ToolbarItemPlacement(name: "trailing")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "leading")
  public static let primaryAction = ToolbarItemPlacement(name: "trailing")
  public static let secondaryAction = ToolbarItemPlacement(name: "trailing")
  public static let status = ToolbarItemPlacement(name: "bottom")
  public static let confirmationAction = ToolbarItemPlacement(name: "trailing")
  public static let cancellationAction = ToolbarItemPlacement(name: "leading")
  public static let destructiveAction = ToolbarItemPlacement(name: "trailing")
  public static let topBarLeading = ToolbarItemPlacement(name: "leading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "trailing")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "leading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "trailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottom")
}

/// An item of a toolbar that takes the room that is left.
public struct ToolbarSpacer: ToolbarContent {
  /// - Parameter placement: Where the spacer would be; the back ends here put items side by side.
  public init(placement: ToolbarItemPlacement = .automatic) {}

  public var body: EmptyView { EmptyView() }
}
