/// An app: what it shows, and where the process begins.
///
/// ```swift
/// @main
/// struct BirdsApp: App {
///   var body: some Scene {
///     WindowGroup {
///       BirdList()
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// What the app shows.
  @SceneBuilder
  var body: Body { get }

  /// Makes the app, when the process begins.
  init()

  /// The script that is played when the app runs without a terminal and is given no other.
  ///
  /// Without one, the first screen is shown as text, and the app ends.
  static var defaultScript: String { get }
}

extension App {
  /// No commands.
  public static var defaultScript: String { "" }
}

/// A part of an app's screens.
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder
  var body: Body { get }

  /// The view that is shown.
  var _rootView: AnyView { get }
}

extension Scene {
  /// The view of the scene that this one is made of.
  public var _rootView: AnyView { body._rootView }
}

extension Never: Scene {
  public var _rootView: AnyView { fatalError("'Never' has no value, and so no view.") }
}

/// Lets a closure name the scene of an app.
@resultBuilder
@MainActor
@preconcurrency
public struct SceneBuilder {
  /// A single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, of which the first is shown.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First { first }
}

/// A window with a view in it.
///
/// On a terminal there is one.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  /// A window with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title and a view.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a name and a view.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A window with a title, a name and a view.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("'WindowGroup' is shown by the library and has no body.") }

  public var _rootView: AnyView { AnyView(content) }
}

/// The view of an app, with the app's own `@State` and the like.
package struct AppView<Application: App>: View {
  package let app: Application

  package init(_ app: Application) {
    self.app = app
  }

  package var body: AnyView { app.body._rootView }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view: view, in: context, fields: DynamicFields.of(Application.self))
  }
}
