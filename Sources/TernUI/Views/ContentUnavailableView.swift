/// Says why there is nothing to see, and what to do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// - Parameters:
  ///   - label: What is missing.
  ///   - description: Why.
  ///   - actions: What a person may do about it.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundStyle(.secondary)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == TernUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says with a title and a symbol why there is nothing to see.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    label = TernUI.Label(titleKey, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Says with a title and a symbol why there is nothing to see.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = TernUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Nothing was found.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// Nothing was found for a text.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
