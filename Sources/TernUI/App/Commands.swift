/// Things to do that belong to the app, and not to one of its screens.
///
/// ```swift
/// WindowGroup { BirdList() }
///   .commands {
///     CommandMenu("Birds") {
///       Button("Count again") { model.count() }
///         .keyboardShortcut("r", modifiers: [.command, .shift])
///     }
///   }
/// ```
///
/// Back ends without a menu bar, as the terminal, have their keyboard shortcuts.
@MainActor
@preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder
  var body: Body { get }

  /// The menus.
  var _menus: AnyView { get }
}

extension Commands {
  public var _menus: AnyView { AnyView(CommandsView(commands: self)) }
}

/// The menus of commands, which have dynamic properties of their own.
private struct CommandsView<Content: Commands>: View {
  let commands: Content

  var body: AnyView { commands.body._menus }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view: view, in: context, fields: DynamicFields.of(Content.self))
  }
}

extension Never: Commands {
  public var _menus: AnyView { fatalError("'Never' has no value, and so no menus.") }
}

/// Lets a closure list commands.
@resultBuilder
@MainActor
@preconcurrency
public struct CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> _CommandMenus { _CommandMenus(_menus: AnyView(EmptyView())) }

  /// Commands of one kind.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Commands, one after the other.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _CommandMenus {
    var menus = AnyView(EmptyView())
    for next in repeat each content {
      menus = AnyView(TupleView(menus, next._menus))
    }
    return _CommandMenus(_menus: menus)
  }

  /// Commands that are there or not.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandMenus {
    _CommandMenus(_menus: content?._menus ?? AnyView(EmptyView()))
  }
}

/// Menus of commands.
public struct _CommandMenus: Commands {
  public let _menus: AnyView

  public var body: Never { fatalError("Menus of commands have no body.") }
}

/// A menu of commands with a name.
public struct CommandMenu<Content: View>: Commands {
  public let _menus: AnyView

  /// A menu with a literal for its name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _menus = menu(Text(nameKey), content())
  }

  /// A menu with a string for its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    _menus = menu(Text(name), content())
  }

  public var body: Never { fatalError("'CommandMenu' is shown by the library and has no body.") }
}

/// Commands that stand with those that apps usually have.
public struct CommandGroup<Content: View>: Commands {
  public let _menus: AnyView

  /// Commands after some others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _menus = menu(Text(verbatim: group.name), addition())
  }

  /// Commands before some others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _menus = menu(Text(verbatim: group.name), addition())
  }

  /// Commands in place of some others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _menus = menu(Text(verbatim: group.name), addition())
  }

  public var body: Never { fatalError("'CommandGroup' is shown by the library and has no body.") }
}

/// A place among the commands that apps usually have.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// What the app says of itself.
  public static let appInfo = Self(name: "About")
  /// The settings of the app.
  public static let appSettings = Self(name: "Settings")
  /// The end of the app.
  public static let appTermination = Self(name: "Quit")
  /// Hiding the app and others.
  public static let appVisibility = Self(name: "Hide")
  /// Help for the person.
  public static let help = Self(name: "Help")
  /// Reading and writing other formats.
  public static let importExport = Self(name: "Import and Export")
  /// Making and opening documents.
  public static let newItem = Self(name: "New")
  /// Cutting, copying and pasting.
  public static let pasteboard = Self(name: "Pasteboard")
  /// Printing.
  public static let printItem = Self(name: "Print")
  /// Saving documents.
  public static let saveItem = Self(name: "Save")
  /// Showing and hiding the sidebar.
  public static let sidebar = Self(name: "Sidebar")
  /// The windows of which there is one.
  public static let singleWindowList = Self(name: "Windows")
  /// Services of the system.
  public static let systemServices = Self(name: "Services")
  /// Finding and changing text.
  public static let textEditing = Self(name: "Edit")
  /// Fonts and styles.
  public static let textFormatting = Self(name: "Format")
  /// Showing and changing the toolbar.
  public static let toolbar = Self(name: "Toolbar")
  /// Undoing and redoing.
  public static let undoRedo = Self(name: "Undo and Redo")
  /// Arranging windows.
  public static let windowArrangement = Self(name: "Arrange")
  /// The open windows.
  public static let windowList = Self(name: "Windows")
  /// Making windows smaller and larger.
  public static let windowSize = Self(name: "Size")
}

/// Commands for the sidebar, of which there are none where there is no menu bar.
public struct SidebarCommands: Commands {
  public init() {}
  public var body: _CommandMenus { CommandsBuilder.buildBlock() }
}

/// Commands for editing text, which fields have anyway.
public struct TextEditingCommands: Commands {
  public init() {}
  public var body: _CommandMenus { CommandsBuilder.buildBlock() }
}

/// Commands for the toolbar, of which there are none where there is no menu bar.
public struct ToolbarCommands: Commands {
  public init() {}
  public var body: _CommandMenus { CommandsBuilder.buildBlock() }
}

@MainActor
private func menu(_ name: Text, _ content: some View) -> AnyView {
  AnyView(
    Primitive(
      .menu, [(.style, .string("commands"))], content: TupleView(Part(.header, name), content)
    )
  )
}

extension Scene {
  /// Adds commands to the app.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ViewScene(_rootView: AnyView(TupleView(_rootView, content()._menus)))
  }

  /// Leaves the commands out that apps usually have: there are none.
  public func commandsRemoved() -> some Scene { self }
}
