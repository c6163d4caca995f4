/// Changes how the text inside a view looks.
struct TextStyleChange<Value>: EnvironmentChange {
  let keyPath: WritableKeyPath<TextStyle, Value>
  let value: Value

  func apply(to environment: inout EnvironmentValues) {
    environment.text[keyPath: keyPath] = value
  }
}

extension View {
  private func text<Value>(
    _ keyPath: WritableKeyPath<TextStyle, Value>, _ value: Value
  ) -> EnvironmentView<Self, TextStyleChange<Value>> {
    EnvironmentView(content: self, change: TextStyleChange(keyPath: keyPath, value: value))
  }

  /// Sets the font of the text inside.
  public func font(_ font: Font?) -> some View { text(\.font, font) }

  /// Sets the thickness of the strokes of the text inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text(\.isBold, weight.map { Font.body.weight($0).isBold ?? false })
  }

  /// Leaves the shape of the letters to the back end.
  public func fontDesign(_ design: Font.Design?) -> some View {
    text(\.isMonospaced, design.map { $0 == .monospaced })
  }

  /// Gives the text inside thick strokes.
  public func bold(_ isActive: Bool = true) -> some View { text(\.isBold, isActive) }

  /// Gives the text inside slanted letters.
  public func italic(_ isActive: Bool = true) -> some View { text(\.isItalic, isActive) }

  /// Puts a line under the text inside.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text(\.isUnderlined, isActive)
  }

  /// Puts a line through the text inside.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text(\.isStruck, isActive)
  }

  /// Gives the text inside letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { text(\.isMonospaced, isActive) }

  /// Gives the text inside digits of one width.
  public func monospacedDigit() -> some View { self }

  /// Sets the colour of the text inside.
  public func foregroundColor(_ color: Color?) -> some View { text(\.foreground, color) }

  /// Sets the colour of the text inside.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    text(\.foreground, style._color)
  }

  /// Sets the colour of the text inside, and those of weaker content, which has the first one here too.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View { foregroundStyle(primary) }

  /// Sets the colour of the text inside, and those of weaker content, which has the first one here too.
  public func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some View {
    foregroundStyle(primary)
  }

  /// Sets how many lines the text inside may take; any number, if `nil`.
  public func lineLimit(_ number: Int?) -> some View { text(\.lineLimit, number) }

  /// Sets how many lines the text inside may take.
  ///
  /// A field that grows with its text begins with one line, and takes as many as it is allowed.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text(\.lineLimit, limit.upperBound)
  }

  /// Sets how many lines the text inside may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    text(\.lineLimit, limit.upperBound)
  }

  /// Sets how many lines the text inside takes at least: it takes as many as it needs.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text(\.lineLimit, nil)
  }

  /// Sets how many lines the text inside may take: room is taken for those that are there.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text(\.lineLimit, limit)
  }

  /// Sets where the text inside is cut that has no room.
  public func truncationMode(_ mode: TextTruncationMode) -> some View { text(\.truncation, mode) }

  /// Shows the text inside in large or in small letters; as it is, if `nil`.
  public func textCase(_ textCase: Text.Case?) -> some View { text(\.textCase, textCase) }

  /// Sets how the lines of the text inside are aligned with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text(\.alignment, alignment)
  }
}

extension EnvironmentValues {
  /// Where the text inside is cut that has no room.
  public var truncationMode: TextTruncationMode {
    get { text.truncation ?? .tail }
    set { text.truncation = newValue }
  }

  /// The case of the letters of the text inside, where it has one.
  public var textCase: Text.Case? {
    get { text.textCase ?? nil }
    set { text.textCase = newValue }
  }
}
