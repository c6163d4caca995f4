public import FoundationEssentials

/// A value with a label before it.
///
/// Controls in the content keep labels of their own to assistive technology: this one stands for them.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// A label and a value of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    let content = EnvironmentView(
      content: content, change: KeyPathChange(keyPath: \.areLabelsHidden, value: true)
    )
    let plain = HStack {
      label
      Spacer()
      content
    }
    StyledControlView(plain: plain.attribute(.style, .string("labeledContent"))) {
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))
      )
    }
  }
}

extension LabeledContent where Label == Text {
  /// Any views, with a literal for the label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Any views, with a string for the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string as the value, with a literal for the label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// A string as the value, with a string for the label.
  @_disfavoredOverload
  public init<Title: StringProtocol, S: StringProtocol>(_ title: Title, value: S) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A value as a format style writes it, with a literal for the label.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}
