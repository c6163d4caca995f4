import Testing

struct DependencyEndpointMacroTests {
  @Test func reportsAndAsksTheDefaultValue() {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint
        public var move: @MainActor @Sendable (inout Int, _ to: Int) async -> Int = { _, to in
          to
        }
      }
      """,
      expandsTo: """
        struct Client {
          public var move: @MainActor @Sendable (inout Int, _ to: Int) async -> Int {
            get {
              _move
            }
            set {
              _move = newValue
            }
          }

          private var _move: @MainActor @Sendable (inout Int, _ to: Int) async -> Int = { p0, p1 in
            DependenciesMacros._reportUnimplemented("Client", "move")
            let _$default: @MainActor @Sendable (inout Int, _ to: Int) async -> Int = { _, to in
                to
              }
            return await _$default(&p0, p1)
          }

          @MainActor public func move(_ p0: inout Int, to p1: Int) async -> Int {
            await _move(&p0, p1)
          }
        }
        """
    )
  }

  @Test func writesAMethodOfAnotherName() {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint(method: "fetch")
        var load: (_ id: Int, _ then: (Int) -> Void) -> Int?
      }
      """,
      expandsTo: """
        struct Client {
          var load: (_ id: Int, _ then: (Int) -> Void) -> Int? {
            @storageRestrictions(initializes: _load)
            init(initialValue) {
              _load = initialValue
            }
            get {
              _load
            }
            set {
              _load = newValue
            }
          }

          private var _load: (_ id: Int, _ then: (Int) -> Void) -> Int? = { _, _ in
            DependenciesMacros._reportUnimplemented("Client", "load")
            return nil
          }

          func fetch(id p0: Int, then p1: @escaping (Int) -> Void) -> Int? {
            _load(p0, p1)
          }
        }
        """
    )
  }

  @Test func keepsKeywordsAsNames() {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint var `import`: (_ in: Int) -> Void
      }
      """,
      expandsTo: """
        struct Client {
          var `import`: (_ in: Int) -> Void {
            @storageRestrictions(initializes: _import)
            init(initialValue) {
              _import = initialValue
            }
            get {
              _import
            }
            set {
              _import = newValue
            }
          }

          private var _import: (_ in: Int) -> Void = { _ in
            DependenciesMacros._reportUnimplemented("Client", "import")
          }

          func `import`(in p0: Int) {
            _import(p0)
          }
        }
        """
    )
  }

  @Test(arguments: [
    "let load: () -> Void", "var load: Handler", "var load: (() -> Void)?", "var load = { 0 }",
    "var load: () -> Void { {} }",
  ])
  func needsAStoredClosure(property: String) {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint \(property)
      }
      """,
      diagnostics: """
        2:3: error: '@DependencyEndpoint' cannot be applied here, because an endpoint is a stored 'var' \
        whose type is written as that of a closure: 'var load: @Sendable (_ id: Int) throws -> Item'
        """
    )
  }

  @Test func needsADefaultValueWhereItCannotThrow() {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint
        var name: @Sendable (Int, _ of: String) async -> String
      }
      """,
      diagnostics: """
        3:7: error: 'name' cannot be an endpoint without a default value, because it returns 'String' and \
        cannot throw, so that there is no answer before it is set; add a default value, or let it throw
          fix-it: Add a default value
        """,
      fixed: """
        struct Client {
          @DependencyEndpoint
          var name: @Sendable (Int, _ of: String) async -> String = { _, _ in <#String#> }
        }
        """
    )
  }

  @Test func needsADefaultValueWhereItThrowsErrorsOfOneType() {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint
        var save: () throws(Failure) -> Void
      }
      """,
      diagnostics: """
        3:7: error: 'save' cannot be an endpoint without a default value, because it throws errors of one \
        type only, so that there is no answer before it is set; add a default value, or let it throw
          fix-it: Add a default value
        """,
      fixed: """
        struct Client {
          @DependencyEndpoint
          var save: () throws(Failure) -> Void = { }
        }
        """
    )
  }

  @Test(arguments: [#""2 fast""#, "\"\"", "name", #""a-b""#])
  func methodsNeedAName(method: String) {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint(method: \(method)) var load: () -> Void
      }
      """,
      diagnostics: """
        2:31: error: '@DependencyEndpoint' cannot write a method of this name, because it is no name; \
        'method' takes a string literal with the name of a function
        """
    )
  }

  @Test func methodsNeedToDifferFromTheProperty() {
    expectMacro(
      """
      struct Client {
        @DependencyEndpoint(method: "load") var load: (Int) -> Void
      }
      """,
      diagnostics: """
        2:31: error: '@DependencyEndpoint' cannot write the method 'load', because it would be the same \
        as the property; choose another name, or give a name to a parameter of the closure
        """
    )
  }
}
