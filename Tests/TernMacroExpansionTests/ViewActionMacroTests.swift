import Testing

struct ViewActionMacroTests {
  @Test func addsTheConformance() {
    expectMacro(
      """
      @ViewAction(for: Feature.self)
      @available(macOS 15, *)
      struct FeatureView: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("Tap") { send(.tap) }
        }
      }
      """,
      expandsTo: """
        @available(macOS 15, *)
        struct FeatureView: View {
          @Bindable var store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tap) }
          }
        }

        @available(macOS 15, *)
        extension FeatureView: ComposableArchitecture.ViewActionSending {
        }
        """
    )
  }

  @Test func needsAStore() {
    expectMacro(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        let model: Model
      }
      """,
      diagnostics: """
        1:1: error: '@ViewAction' cannot be applied to struct 'FeatureView', because it has no property \
        'store' to send to; add 'let store: StoreOf<Feature>'
        """
    )
  }

  @Test func warnsOfDirectSends() {
    let message = """
      'store.send' sends any action of the feature, but a view with '@ViewAction' should send only its \
      own; call 'send' with an action of the view
        fix-it: Send an action of the view
      """
    expectMacro(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View {
          Button("Tap") { store.send(.view(.tap)) }
          Button("Slow") { self.store.send(.view(.tap), animation: .default) }
            .task { await store.send(.loaded).finish() }
          Other(store: store)
        }
        struct Other: View {
          let store: StoreOf<Feature>
          var body: some View { Button("Tap") { store.send(.tap) } }
        }
      }
      """,
      diagnostics: """
        5:21: warning: \(message)
        6:22: warning: \(message)
        7:21: warning: \(message)
        """,
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView: View {
          let store: StoreOf<Feature>
          var body: some View {
            Button("Tap") { send(.tap) }
            Button("Slow") { send(.tap, animation: .default) }
              .task { await send(.loaded).finish() }
            Other(store: store)
          }
          struct Other: View {
            let store: StoreOf<Feature>
            var body: some View { Button("Tap") { store.send(.tap) } }
          }
        }
        """
    )
  }
}
