/// A picture: a symbol by its name, or a file.
///
/// Back ends show a character that resembles the symbol, where they know one, else its name. A file
/// that they cannot show they name.
public struct Image: Equatable, Sendable {
  let name: String
  let label: String?
  var isFile = false

  /// A symbol of the system's set.
  public init(systemName: String) {
    name = systemName
    label = nil
  }

  /// A picture of the app: the file of that name, or of that path.
  public init(_ name: String) {
    self.name = name
    label = name
    isFile = true
  }

  /// A picture of the app, with a description.
  public init(_ name: String, label: Text) {
    self.name = name
    self.label = label.string
    isFile = true
  }

  /// A picture that says nothing that the words around it do not say.
  public init(decorative name: String) {
    self.name = name
    label = nil
    isFile = true
  }
}

extension Image {
  /// How a picture fills its room.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// Whether a picture keeps its own colours.
  public enum TemplateRenderingMode: Sendable { case original, template }
  /// How large a symbol is beside text.
  public enum Scale: Sendable { case small, medium, large }

  /// The picture as large as its room: where pictures are characters, as it is.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// The picture, which has its own colours only where it is a file.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

extension Image: ElementView {
  public typealias Body = Never
  package typealias Content = EmptyView

  package var kind: ElementKind { .image }

  package func describe(_ element: inout ElementDescription) {
    element.add(isFile ? .file : .systemImage, .string(name))
    if let label { element.add(.accessibilityLabel, .string(label)) }
    let text = element.environment.text
    if let foreground = text.foreground { element.add(.foreground, foreground.value) }
    if text.isRedacted == true { element.add(.isRedacted, .bool(true)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension View {
  /// How large symbols inside are beside text, which is left to the back end.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
}

extension Text {
  /// A picture among words, by its description or its name.
  public init(_ image: Image) {
    self.init(verbatim: image.label ?? image.name)
  }
}
