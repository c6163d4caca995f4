/// A colour to choose.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  /// A picker with any label.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether it may let through what is behind it, which colours here never do.
  ///   - label: The label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  public var body: some View {
    Primitive(
      kind: .colorPicker,
      content: label,
      description: { $0.add(.value, selection.wrappedValue.value) },
      action: { event in
        guard case .change(_, .color(let name)) = event, let color = Color(value: name),
          color != selection.wrappedValue
        else { return }
        selection.wrappedValue = color
      }
    )
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A picker with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension Color {
  /// The names of colours, as back ends know them.
  package static let names: Set<String> = [
    "primary", "secondary", "accent", "clear", "black", "white", "gray", "red", "orange", "yellow",
    "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
  ]

  /// The colour that a back end names: a known name, or `#` with six digits.
  package init?(value: String) {
    let digits = value.dropFirst()
    let isExact = value.first == "#" && digits.count == 6 && digits.allSatisfy(\.isHexDigit)
    guard isExact || Self.names.contains(value) else { return nil }
    self.init(named: isExact ? value.uppercased() : value)
  }
}
