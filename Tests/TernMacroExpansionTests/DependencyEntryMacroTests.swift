import Testing

struct DependencyEntryMacroTests {
  @Test func writesAKeyForTests() {
    expectMacro(
      """
      extension DependencyValues {
        @DependencyEntry public var numbers: Numbers = Numbers()
      }
      """,
      expandsTo: """
        extension DependencyValues {
          public var numbers: Numbers {
            get {
              self[_$numbers.self]
            }
            set {
              self[_$numbers.self] = newValue
            }
          }

          private nonisolated enum _$numbers: Dependencies.TestDependencyKey {
            static var testValue: Numbers {
              Numbers()
            }
          }
        }
        """
    )
  }

  @Test func writesAKeyWithAllValues() {
    expectMacro(
      """
      extension Dependencies.DependencyValues {
        @DependencyEntry(Numbers.self, liveValue: .live, previewValue: .fixed)
        var `default` = Numbers()
      }
      """,
      expandsTo: """
        extension Dependencies.DependencyValues {
          var `default` {
            get {
              self[_$default.self]
            }
            set {
              self[_$default.self] = newValue
            }
          }

          private nonisolated enum _$default: Dependencies.DependencyKey {
            static var liveValue: Numbers {
              .live
            }
            static var previewValue: Numbers {
              .fixed
            }
            static var testValue: Numbers {
              Numbers()
            }
          }
        }
        """
    )
  }

  @Test(arguments: [
    "let a: Int = 1", "var a: Int", "var a = 1", "var a: Int { 1 }", "static var a: Int = 1",
  ])
  func needsATypeAndAValue(property: String) {
    expectMacro(
      """
      extension DependencyValues {
        @DependencyEntry \(property)
      }
      """,
      diagnostics: """
        2:3: error: '@DependencyEntry' cannot be applied here, because it needs a 'var' with a written \
        type and a value for tests: 'var numbers: NumberClient = NumberClient()'
        """
    )
  }

  @Test(arguments: ["struct Model", "extension Model"])
  func standsInDependencyValues(outer: String) {
    expectMacro(
      """
      \(outer) {
        @DependencyEntry var a: Int = 1
      }
      """,
      diagnostics: """
        2:3: error: '@DependencyEntry' cannot be applied here, because a dependency is a property of \
        'DependencyValues'; move it to an extension of that type
        """
    )
  }
}
