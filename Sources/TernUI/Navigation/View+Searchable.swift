extension View {
  /// Gives the page that this view is on a field to search in what it shows.
  ///
  /// Outside of a page, the field stands before this view.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field stands, which is left to the back end.
  ///   - prompt: What the field shows while it is empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search", isPresented: nil)
  }

  /// Gives the page that this view is on a field to search in what it shows.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt.string, isPresented: nil)
  }

  /// Gives the page that this view is on a field to search in what it shows.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, prompt: String(prompt), isPresented: nil)
  }

  /// Gives the page that this view is on a field to search in what it shows, and says whether it is in
  /// use.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented
    )
  }

  /// Shows views below the field to search in while it is in use.
  ///
  /// A button among them that has a ``searchCompletion(_:)`` fills in the field.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Gives the search a choice of where to search.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    environment(
      \.searchScopes,
      AnyView(
        Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
      )
    )
  }

  /// Makes a button of this suggestion, which fills in the field.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }
}

/// Where the field of ``TernUI/View/searchable(text:placement:prompt:)`` stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// When the field is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// Ends a search.
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  /// Empties the field, and takes the focus from it.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  private enum IsSearchingKey: EnvironmentKey {
    static let defaultValue = false
  }

  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
  }

  private enum SuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum ScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum SearchTokensKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: (@MainActor (AnyView) -> AnyView)? { nil }
  }

  private enum SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
  }

  /// Whether the field to search in is in use.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  var searchScopes: AnyView? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }

  /// What is searched for besides the text.
  var searchTokens: AnyView? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
  }

  /// Ties the focus of the field to a focus state of the app.
  var searchFocus: (@MainActor (AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// What is searched for.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

private struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String
  let isPresented: Binding<Bool>?
  @Environment(\.page) private var page
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchTokens) private var tokens
  @Environment(\.searchFocus) private var focus
  @FocusState private var hasFocus: Bool

  var body: some View {
    let isSearching = hasFocus || !text.wrappedValue.isEmpty
    Group {
      if page != nil {
        searched(isSearching).toolbar {
          ToolbarItem(placement: ToolbarItemPlacement(name: "search")) { field(isSearching) }
        }
      } else {
        VStack {
          field(isSearching)
          searched(isSearching)
        }
      }
    }
    .onChange(of: isPresented?.wrappedValue ?? isSearching, initial: true) { _, isWanted in
      guard isPresented != nil else { return }
      if isWanted != isSearching { isWanted ? (hasFocus = true) : dismiss() }
    }
    .onChange(of: isSearching) { _, isSearching in
      if let isPresented, isPresented.wrappedValue != isSearching {
        isPresented.wrappedValue = isSearching
      }
    }
  }

  private func dismiss() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    hasFocus = false
  }

  private func searched(_ isSearching: Bool) -> some View {
    content
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction { dismiss() })
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .environment(\.searchTokens, nil)
      .environment(\.searchFocus, nil)
  }

  @ViewBuilder
  private func field(_ isSearching: Bool) -> some View {
    tokens
    let field = TextField(verbatim: prompt, text: text)
      .focused($hasFocus)
      .textFieldStyle(SearchFieldStyle())
    if let focus {
      focus(AnyView(field))
    } else {
      field
    }
    if isSearching {
      scopes
      suggestions.environment(\.searchText, text)
    }
  }
}

private struct SearchFieldStyle: TextFieldStyle, _NamedControlStyle {
  static var _name: String? { "search" }
}

private struct SearchCompletion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  var body: some View {
    Button {
      text?.wrappedValue = completion
    } label: {
      content
    }
  }
}
