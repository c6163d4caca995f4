import Testing

struct DependencyClientMacroTests {
  @Test func makesClosuresEndpoints() {
    expectMacro(
      """
      @DependencyClient
      struct Client {
        var load: @Sendable (_ id: Int) async throws -> String
        var reset: () -> Void
      }
      """,
      expandsTo: """
        struct Client {
          @DependenciesMacros.DependencyEndpoint
          var load: @Sendable (_ id: Int) async throws -> String
          @DependenciesMacros.DependencyEndpoint
          var reset: () -> Void

          init(
            load: @escaping @Sendable (_ id: Int) async throws -> String,
            reset: @escaping () -> Void
          ) {
            self.load = load
            self.reset = reset
          }

          init() {
          }
        }
        """
    )
  }

  @Test func writesInitializersForAllValuesAndForThoseThatAreNeeded() {
    expectMacro(
      """
      @DependencyClient
      public struct Client {
        public let id: Int
        public var name = "a"
        public var note: String?
        public var count: () -> Int = { 0 }
        public static var shared = 1
        public var twice: Int { id * 2 }
        private var cache: [Int] = []
        let version = 1
      }
      """,
      expandsTo: """
        public struct Client {
          public let id: Int
          public var name = "a"
          public var note: String?
          @DependenciesMacros.DependencyEndpoint
          public var count: () -> Int = { 0 }
          public static var shared = 1
          public var twice: Int { id * 2 }
          private var cache: [Int] = []
          let version = 1

          public init(
            id: Int,
            name: Swift.String = "a",
            note: String? = nil,
            count: @escaping () -> Int
          ) {
            self.id = id
            self.name = name
            self.note = note
            self.count = count
          }

          public init(
            id: Int
          ) {
            self.id = id
          }
        }
        """
    )
  }

  @Test func keepsInitializersThatAreWritten() {
    expectMacro(
      """
      @DependencyClient
      struct Client {
        var reset: () -> Void
        init() { reset = {} }
      }
      """,
      expandsTo: """
        struct Client {
          @DependenciesMacros.DependencyEndpoint
          var reset: () -> Void
          init() { reset = {} }

          init(
            reset: @escaping () -> Void
          ) {
            self.reset = reset
          }
        }
        """
    )
  }

  @Test(arguments: [
    ("public", "public", "public "), ("public", "package", "package "), ("public", "", ""),
    ("package", "public", "package "), ("", "fileprivate", "fileprivate "), ("private", "", ""),
  ])
  func initializersReachAsFarAsWhatTheySet(type: String, property: String, access: String) {
    let expansion = MacroExpansion(
      of: """
        @DependencyClient \(type) struct Client {
          \(property) let reset: () -> Void
        }
        """
    )
    #expect(expansion.expanded.contains("\n  \(access)init(\n    reset: @escaping () -> Void\n  )"))
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test func leavesMarkedPropertiesAlone() {
    expectMacro(
      """
      @DependencyClient
      struct Client {
        @DependencyEndpointIgnored var format: (Int) -> String
        @Dependency(\\.uuid) var uuid
        var handler: Handler
        var change: (() -> Void)?
      }
      """,
      expandsTo: """
        struct Client {
          var format: (Int) -> String
          @Dependency(\\.uuid) var uuid
          var handler: Handler
          var change: (() -> Void)?

          init(
            format: @escaping (Int) -> String,
            handler: Handler,
            change: (() -> Void)? = nil
          ) {
            self.format = format
            self.handler = handler
            self.change = change
          }
        }
        """
    )
  }

  @Test(arguments: ["class", "enum", "actor"])
  func needsAStruct(introducer: String) {
    expectMacro(
      """
      @DependencyClient
      \(introducer) Client {
      }
      """,
      diagnostics: """
        1:1: error: '@DependencyClient' cannot be applied to \(introducer) 'Client', because a client is \
        a struct of closures; use a struct
          fix-it: Remove '@DependencyClient'
        """,
      fixed: """
        \(introducer) Client {
        }
        """
    )
  }

  @Test func needsTheTypesOfClosures() {
    expectMacro(
      """
      @DependencyClient
      struct Client {
        var count = { 0 }
      }
      """,
      diagnostics: """
        3:7: error: '@DependencyClient' cannot make 'count' an endpoint, because its type is not written; \
        write it, as in 'var count: @Sendable () -> Int', or mark it with '@DependencyEndpointIgnored'
        """
    )
  }
}
