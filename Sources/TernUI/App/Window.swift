/// A window with a view in it, of which there is one.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  /// A window with a title, a name and a view.
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("'Window' is shown by the library and has no body.") }

  public var _rootView: AnyView { AnyView(content) }
}

/// The settings of an app, which a back end with one window shows only where they are its only scene.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("'Settings' is shown by the library and has no body.") }

  public var _rootView: AnyView { AnyView(content) }
}

/// A scene that shows a view.
struct ViewScene: Scene {
  let _rootView: AnyView

  var body: Never { fatalError("A scene that shows a view has no body.") }
}

/// Whether a window may have any size.
public struct WindowResizability: Hashable, Sendable {
  public static let automatic = Self()
  public static let contentSize = Self()
  public static let contentMinSize = Self()
}

/// How windows look.
public struct WindowStyle: Hashable, Sendable {
  public static let automatic = Self()
  public static let titleBar = Self()
  public static let hiddenTitleBar = Self()
  public static let plain = Self()
}

/// How the toolbars of windows look.
public struct WindowToolbarStyle: Hashable, Sendable {
  public static let automatic = Self()
  public static let expanded = Self()
  public static let unified = Self()
  public static let unifiedCompact = Self()
}

// The window is the terminal, whose size and looks are the person's.
extension Scene {
  /// How large windows are at first: left to the back end.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// Where windows are at first: left to the back end.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Whether windows may have any size: left to the back end.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// How windows look: left to the back end.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }

  /// How the toolbars of windows look: left to the back end.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }

  /// Which links open a window of this scene: there is one window, which gets all of them.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets a value of the environment for all views of this scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    ViewScene(_rootView: AnyView(_rootView.environment(keyPath, value)))
  }

  /// Calls an action when a value has changed since the last evaluation.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ViewScene(_rootView: AnyView(_rootView.onChange(of: value, initial: initial, action)))
  }

  /// Calls an action when a value has changed since the last evaluation.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    ViewScene(_rootView: AnyView(_rootView.onChange(of: value, initial: initial, action)))
  }
}

extension View {
  /// Which links this view's window is for: there is one window, which gets all of them.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
