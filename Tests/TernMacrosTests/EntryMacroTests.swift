import Testing

struct EntryMacroTests {
  @Test func writesAKeyOfTheEnvironment() {
    expectMacro(
      """
      extension EnvironmentValues {
        @Entry public var accent: Color = .blue
      }
      """,
      expandsTo: """
        extension EnvironmentValues {
          public var accent: Color {
            get {
              self[__Key_accent.self]
            }
            set {
              self[__Key_accent.self] = newValue
            }
          }

          private nonisolated enum __Key_accent: TernUI.EnvironmentKey {
            static var defaultValue: Color {
              .blue
            }
          }
        }
        """
    )
  }

  @Test func anOptionalNeedsNoValueAndAValueNoType() {
    expectMacro(
      """
      extension EnvironmentValues {
        @Entry var name: String?
        @Entry var count = 3
      }
      """,
      expandsTo: """
        extension EnvironmentValues {
          var name: String? {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }

          private nonisolated enum __Key_name: TernUI.EnvironmentKey {
            static var defaultValue: String? {
              nil
            }
          }
          var count {
            get {
              self[__Key_count.self]
            }
            set {
              self[__Key_count.self] = newValue
            }
          }

          private nonisolated enum __Key_count: TernUI.EnvironmentKey {
            static let defaultValue = 3
          }
        }
        """
    )
  }

  @Test func saysWhereItBelongsAndWhatItNeeds() {
    expectMacro(
      """
      struct Values {
        @Entry var accent: Color = .blue
      }
      """,
      expandsTo: """
        struct Values {
          var accent: Color = .blue
        }
        """,
      diagnostics: [
        Diagnosis(
          """
          '@Entry' cannot be applied here, because it makes a value of the environment; put the property into \
          an extension of 'EnvironmentValues'
          """,
          line: 2,
          column: 3
        )
      ]
    )
    expectMacro(
      """
      extension EnvironmentValues {
        @Entry var accent: Color
      }
      """,
      expandsTo: """
        extension EnvironmentValues {
          var accent: Color
        }
        """,
      diagnostics: [
        Diagnosis(
          """
          '@Entry' cannot be applied to a property without a value, because it needs the one that counts \
          where nobody set another; write 'var name: Type = value'
          """,
          line: 2,
          column: 3
        )
      ]
    )
  }
}
