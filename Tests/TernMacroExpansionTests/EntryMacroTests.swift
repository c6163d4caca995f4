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

  @Test func writesAKeyOfWhatHasTheFocus() {
    expectMacro(
      """
      extension FocusedValues {
        @Entry var name: Binding<String>?
      }
      """,
      expandsTo: """
        extension FocusedValues {
          var name: Binding<String>? {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }

          private nonisolated enum __Key_name: TernUI.FocusedValueKey {
            typealias Value = Binding<String>
          }
        }
        """
    )
  }

  @Test func whatHasTheFocusMayBeNothing() {
    expectMacro(
      """
      extension FocusedValues {
        @Entry var name = ""
      }
      """,
      diagnostics: """
        2:3: error: '@Entry' cannot be applied to a property of 'FocusedValues' that always has a value, \
        because nothing may have the focus; write 'var name: Type?'
        """
    )
  }

  @Test(arguments: [
    "let a: Int = 1", "var a: Int", "var a: Int { 1 }", "static var a: Int = 1",
  ])
  func needsAValue(property: String) {
    expectMacro(
      """
      extension EnvironmentValues {
        @Entry \(property)
      }
      """,
      diagnostics: """
        2:3: error: '@Entry' cannot be applied to a property without a value, because it needs the one \
        that counts where nobody set another; write 'var name: Type = value'
        """
    )
  }

  @Test(arguments: ["struct Model", "extension Model"])
  func standsInTheEnvironment(outer: String) {
    expectMacro(
      """
      \(outer) {
        @Entry var a: Int = 1
      }
      """,
      diagnostics: """
        2:3: error: '@Entry' cannot be applied here, because it makes a value of the environment; put \
        the property into an extension of 'EnvironmentValues' or 'FocusedValues'
        """
    )
  }
}
