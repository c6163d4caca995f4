public import FoundationEssentials

/// Words that lead out of the app, or back into it, by a URL.
///
/// The URL goes to the environment's `openURL`.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    let url = destination.absoluteString
    Primitive(
      kind: .link,
      content: label,
      description: { $0.add(.url, .string(url)) },
      action: { event in
        if case .tap = event { openURL(destination) }
      }
    )
  }
}

extension Link where Label == Text {
  /// A link with a literal for its label.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button to hand something on to others.
///
/// There is nobody to hand it to on the back ends of this package: it shows its label, and does
/// nothing.
public struct ShareLink<Label: View>: View {
  let label: Label

  /// A button with any label.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    Button {
    } label: {
      label
    }
    .disabled(true)
  }
}

extension ShareLink where Label == TernUI.Label<Text, Image> {
  /// A button that says "Share…".
  public init<Item>(item: Item) {
    label = TernUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// A button with a literal for its label.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    label = TernUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
