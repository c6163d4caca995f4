import Testing

struct PerceptibleMacroTests {
  @Test func observesStoredProperties() {
    expectMacro(
      """
      @Perceptible
      public final class Model {
        public var count = 0
        @PerceptionIgnored var cache = 1
        let id = 2
        var double: Int { count * 2 }
        static var shared = 3
        @UserDefault var name = ""
      }
      """,
      expandsTo: """
        public final class Model {
          @PerceptionCore.PerceptionTracked
          public var count = 0
          var cache = 1
          let id = 2
          var double: Int { count * 2 }
          static var shared = 3
          @UserDefault var name = ""

          private nonisolated let _$perceptionRegistrar = PerceptionCore.PerceptionRegistrar()

          nonisolated func access<Member>(keyPath: Swift.KeyPath<Model, Member>) {
            _$perceptionRegistrar.access(self, keyPath: keyPath)
          }

          nonisolated func withMutation<Member, Result>(
            keyPath: Swift.KeyPath<Model, Member>, _ mutation: () throws -> Result
          ) rethrows -> Result {
            try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
          }
        }

        nonisolated extension Model: PerceptionCore.Perceptible {
        }
        """
    )
  }

  @Test(arguments: ["struct", "enum", "actor"])
  func needsAClass(introducer: String) {
    expectMacro(
      """
      @Perceptible
      \(introducer) Model {
      }
      """,
      diagnostics: """
        1:1: error: '@Perceptible' cannot be applied to \(introducer) 'Model', because only a class has \
        observers of its properties; use a class
          fix-it: Remove '@Perceptible'
        """,
      fixed: """
        \(introducer) Model {
        }
        """
    )
  }

  @Test func marksStoredVariablesOnly() {
    expectMacro(
      """
      class Model {
        @PerceptionTracked let id = 1
      }
      """,
      diagnostics: """
        2:3: error: '@PerceptionTracked' cannot be applied here, because only a stored 'var' of one name \
        can be observed
        """
    )
  }
}
