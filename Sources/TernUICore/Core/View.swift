/// A piece of what a person sees and can act on.
///
/// A view is a cheap value that describes; it is made anew whenever what it depends on changes. What
/// lasts (the identity of the element on screen, `@State`, running tasks) is kept by the ``ViewGraph``.
///
/// ```swift
/// struct Greeting: View {
///   @State private var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name)
///     Text("Hello, \(name)!")
///   }
/// }
/// ```
///
/// The body is evaluated on the main actor, and once more only when something that it *read* has
/// changed: a `@State`, a property of an `@Observable` class, a value of the environment.
@MainActor
@preconcurrency
public protocol View {
  /// The type of ``body``, which the compiler infers.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder
  var body: Body { get }

  /// Makes what the view graph keeps for a view of this type.
  ///
  /// The views of this library implement it; any other view is what its ``body`` says.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  /// The node of a view that is made of other views.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view: view, in: context)
  }
}

extension View where Body == Never {
  /// A view of this library has no body: it is an element, or arranges others.
  public var body: Never {
    fatalError("'\(Self.self)' has no body: it is drawn by the library and is never asked for one.")
  }
}

extension Never: View {
  public typealias Body = Never

  /// Never has a value, so this is never read.
  public var body: Never { fatalError("'Never' has no value, and so no body.") }
}
