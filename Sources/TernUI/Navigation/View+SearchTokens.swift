extension View {
  /// Gives the page that this view is on a field to search in what it shows, for words and tokens.
  ///
  /// The tokens stand before the field, as buttons that take them out.
  ///
  /// - Parameters:
  ///   - text: The words that are searched for.
  ///   - tokens: What else is searched for.
  ///   - placement: Where the field stands, which is left to the back end.
  ///   - prompt: What the field shows while it is empty.
  ///   - token: Shows a token.
  public func searchable<Tokens: RandomAccessCollection, Label: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where Tokens: RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .environment(\.searchTokens, AnyView(SearchTokens(tokens: tokens, label: token)))
  }

  /// Gives the page that this view is on a field to search in what it shows, for words and tokens.
  public func searchable<Tokens: RandomAccessCollection, Label: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where Tokens: RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchable(text: text, tokens: tokens, prompt: Text(prompt), token: token)
  }

  /// Gives the page that this view is on a field to search in what it shows, for words and tokens, some of
  /// which are proposed.
  ///
  /// While the field is in use, the proposed tokens stand below it, as buttons: one that is pressed is a
  /// token in the place of the words.
  public func searchable<Tokens: RandomAccessCollection, Label: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where Tokens: RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .transformEnvironment(\.searchSuggestions) { suggestions in
        let proposals = ProposedTokens(
          text: text, tokens: tokens, proposed: suggestedTokens.wrappedValue, label: token
        )
        suggestions = AnyView(TupleView(proposals, suggestions))
      }
  }

  /// Gives the page that this view is on a field to search in what it shows, for words and tokens, some of
  /// which are proposed.
  public func searchable<Tokens: RandomAccessCollection, Label: View>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where Tokens: RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, prompt: Text(prompt),
      token: token
    )
  }

  /// Ties the focus of the field to search in to a focus state.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding)) }
  }

  /// Ties the focus of the field to search in to a value of a focus state.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding, equals: value)) }
  }
}

/// What is searched for besides the words.
private struct SearchTokens<Tokens: RandomAccessCollection, Label: View>: View
where Tokens: RangeReplaceableCollection, Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let label: (Tokens.Element) -> Label

  var body: some View {
    ForEach(Array(tokens.wrappedValue)) { token in
      Button {
        tokens.wrappedValue.removeAll { $0.id == token.id }
      } label: {
        label(token)
      }
    }
  }
}

/// What may be searched for besides the words.
private struct ProposedTokens<Tokens: RandomAccessCollection, Label: View>: View
where Tokens: RangeReplaceableCollection, Tokens.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<Tokens>
  let proposed: Tokens
  let label: (Tokens.Element) -> Label

  var body: some View {
    ForEach(Array(proposed)) { token in
      Button {
        text.wrappedValue = ""
        if !tokens.wrappedValue.contains(where: { $0.id == token.id }) {
          tokens.wrappedValue.append(token)
        }
      } label: {
        label(token)
      }
    }
  }
}
