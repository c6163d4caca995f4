import Testing

struct UITransactionEntryMacroTests {
  @Test func writesAKey() {
    expectMacro(
      """
      extension UITransaction {
        @UITransactionEntry public var isAnimated = false
        @UITransactionEntry var note: String? = nil
      }
      """,
      expandsTo: """
        extension UITransaction {
          public var isAnimated {
            get {
              self[_$isAnimated.self]
            }
            set {
              self[_$isAnimated.self] = newValue
            }
          }

          private nonisolated enum _$isAnimated: SwiftNavigation.UITransactionKey {
            static let defaultValue = false
          }
          var note: String? {
            get {
              self[_$note.self]
            }
            set {
              self[_$note.self] = newValue
            }
          }

          private nonisolated enum _$note: SwiftNavigation.UITransactionKey {
            static var defaultValue: String? {
              nil
            }
          }
        }
        """
    )
  }

  @Test func needsATransaction() {
    expectMacro(
      """
      struct Settings {
        @UITransactionEntry var isAnimated = false
      }
      """,
      diagnostics: """
        2:3: error: '@UITransactionEntry' cannot be applied here, because an entry is a property of \
        'UITransaction'; move it to an extension of that type
        """
    )
  }

  @Test func needsAValue() {
    expectMacro(
      """
      extension UITransaction {
        @UITransactionEntry var isAnimated: Bool
      }
      """,
      diagnostics: """
        2:3: error: '@UITransactionEntry' cannot be applied here, because it needs a 'var' with a value: \
        'var isAnimated = false'
        """
    )
  }
}
