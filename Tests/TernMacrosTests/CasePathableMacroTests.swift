import Testing

struct CasePathableMacroTests {
  @Test func writesACasePathForEachCase() {
    expectMacro(
      """
      @CasePathable
      public enum Destination {
        case detail(id: Int)
        case move(from: Int, String)
        case settings
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test func keepsConditionsAndAvailability() {
    expectMacro(
      """
      @CasePathable
      enum Platform {
        #if os(Linux)
          case linux
        #else
          @available(macOS 99, *)
          case mac(Int)
        #endif
        @available(*, unavailable)
        case gone
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test func renamesTypesThatMeanSomethingElseInside() {
    expectMacro(
      """
      @CasePathable
      indirect enum Tree {
        case root(Root.Action)
        case branches([Self], Element)
      }
      """,
      expandsTo: """
        RECORD
        """
    )
  }

  @Test func rejectsWhatIsNoEnum() {
    expectMacro(
      """
      @CasePathable
      struct Destination {
        var id: Int
      }
      """,
      expandsTo: """
        struct Destination {
          var id: Int
        }
        """,
      diagnostics: """
        1:1: error: '@CasePathable' cannot be applied to struct 'Destination', because only an enum has \
        cases
          fix-it: Remove '@CasePathable'
        """,
      fixed: """
        struct Destination {
          var id: Int
        }
        """
    )
  }

  @Test func rejectsCasesOfOneName() {
    expectMacro(
      """
      @CasePathable
      enum Row {
        case edit(id: Int)
        case edit(text: String)
      }
      """,
      diagnostics: """
        4:8: error: '@CasePathable' cannot be applied to an enum that declares case 'edit' twice, because \
        the key path '\\.edit' cannot name both; give this case another name
        """
    )
  }

  @Test func rejectsPrivateEnumsInsideOfTypes() {
    expectMacro(
      """
      struct Outer {
        @CasePathable
        private enum Row { case a }
      }
      """,
      diagnostics: """
        3:3: error: '@CasePathable' cannot be applied to a private enum inside of another type, because the \
        conformance it adds stands outside and cannot see 'Row'; make the enum 'fileprivate'
          fix-it: Make it 'fileprivate'
        """,
      fixed: """
        struct Outer {
          @CasePathable
          fileprivate enum Row { case a }
        }
        """
    )
  }
}
