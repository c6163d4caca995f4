public import FoundationEssentials

/// What a text field that stands for a value does with its text.
struct ValueInput {
  /// The value as text.
  let text: @MainActor () -> String
  /// Whether a text is some value.
  let isValue: @MainActor (String) -> Bool
  /// Whether a text is the present value.
  let isCurrent: @MainActor (String) -> Bool
  /// Makes the value of a text the present one, if it is a value.
  let write: @MainActor (String) -> Void

  @MainActor
  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String, Format.FormatInput: Equatable {
    func parse(_ text: String) -> Format.FormatInput? { try? format.parseStrategy.parse(text) }
    text = { format.format(value.wrappedValue) }
    isValue = { parse($0) != nil }
    isCurrent = { parse($0) == value.wrappedValue }
    write = { text in
      if let new = parse(text), new != value.wrappedValue { value.wrappedValue = new }
    }
  }

  /// No text is no value.
  @MainActor
  init<Format: ParseableFormatStyle>(
    optional value: Binding<Format.FormatInput?>, _ format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    func parse(_ text: String) -> Format.FormatInput? { try? format.parseStrategy.parse(text) }
    text = { value.wrappedValue.map { format.format($0) } ?? "" }
    isValue = { $0.isEmpty || parse($0) != nil }
    isCurrent = { ($0.isEmpty ? nil : parse($0)) == value.wrappedValue }
    write = { text in
      let new = parse(text)
      if new != nil || text.isEmpty, new != value.wrappedValue { value.wrappedValue = new }
    }
  }
}

extension TextField where Label == EmptyView {
  /// A field that stands for a value, with a literal for its title.
  ///
  /// While the text is no value, the value stays as it was. When it is submitted, the text becomes what
  /// the format makes of the value.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(
      field: TextInput(
        title: titleKey.string, prompt: prompt?.string, value: ValueInput(value, format)
      ),
      content: EmptyView()
    )
  }

  /// A field that stands for a value which may be missing, with a literal for its title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(
      field: TextInput(
        title: titleKey.string, prompt: prompt?.string, value: ValueInput(optional: value, format)
      ),
      content: EmptyView()
    )
  }

  /// A field that stands for a value, with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(
      field: TextInput(
        title: String(title), prompt: prompt?.string, value: ValueInput(value, format)
      ),
      content: EmptyView()
    )
  }
}
