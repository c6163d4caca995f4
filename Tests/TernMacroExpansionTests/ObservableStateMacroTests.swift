import Testing

struct ObservableStateMacroTests {
  @Test func observesEachStoredProperty() {
    expectMacro(
      """
      @ObservableState
      public struct State {
        public var count = 0
        private(set) var name: String?
      }
      """,
      expandsTo: """
        public struct State {
          @ComposableArchitecture._ObservationStateTracked(0)
          public var count = 0
          @ComposableArchitecture._ObservationStateTracked(1)
          private(set) var name: String?

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          public static func _$storage(
            of property: PartialKeyPath<Self>
          ) -> ComposableArchitecture._StateStorage<Self>? {
            if property == \\Self.count {
              return ComposableArchitecture._StateStorage(\\._count)
            }
            if property == \\Self.name {
              return ComposableArchitecture._StateStorage(\\._name)
            }
            return nil
          }
        }

        nonisolated extension State: ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func saysWherePropertiesAreStored() {
    expectMacro(
      """
      @ObservableState
      struct State {
        var count: Int?
        var `child` = Child.State()
        #if DEBUG
          var trace = Trace.State()
        #endif
        weak var owner: Owner?
        @ObservationStateIgnored var cache = Cache()
        var path = StackState<Path.State>() { didSet {} }
      }
      """,
      expandsTo: """
        struct State {
          @ComposableArchitecture._ObservationStateTracked(0)
          var count: Int?
          @ComposableArchitecture._ObservationStateTracked(1)
          var `child` = Child.State()
          #if DEBUG
            var trace = Trace.State()
          #endif
          @ComposableArchitecture._ObservationStateTracked(3)
          weak var owner: Owner?
          var cache = Cache()
          @ComposableArchitecture._ObservationStateTracked(4)
          var path = StackState<Path.State>() { didSet {} }

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          static func _$storage(
            of property: PartialKeyPath<Self>
          ) -> ComposableArchitecture._StateStorage<Self>? {
            if property == \\Self.count {
              return ComposableArchitecture._StateStorage(\\._count)
            }
            if property == \\Self.`child` {
              return ComposableArchitecture._StateStorage(
                \\._child, 1, \\._$observationRegistrar, ComposableArchitecture._$snapshot, ComposableArchitecture._$isUnchanged
              )
            }
            return nil
          }
        }

        nonisolated extension State: ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func keepsThePropertyInAnother() {
    expectMacro(
      """
      struct State {
        @_ObservationStateTracked(3) public weak var `class`: Owner?
      }
      """,
      expandsTo: """
        struct State {
          public weak var `class`: Owner? {
            @storageRestrictions(initializes: _class)
            init(initialValue) {
              _class = initialValue
            }
            get {
              _$observationRegistrar._access(3)
              return _class
            }
            set {
              _$observationRegistrar._set(3, &_class, newValue, ComposableArchitecture._$isIdentityEqual)
            }
            _modify {
              let _$old = _$observationRegistrar._willModify(3, _class, ComposableArchitecture._$snapshot)
              defer {
                _$observationRegistrar._didModify(3, _class, _$old, ComposableArchitecture._$isUnchanged)
              }
              yield &_class
            }
          }

          private weak var _class: Owner?
        }
        """
    )
  }

  @Test func leavesOtherPropertiesAlone() {
    expectMacro(
      """
      @ObservableState
      struct State {
        let id: Int
        var double: Int { id * 2 }
        static var shared = 0
        lazy var slow = 0
        @Shared var remote: Int
        @ObservationStateIgnored var cache = 0
      }
      """,
      expandsTo: """
        struct State {
          let id: Int
          var double: Int { id * 2 }
          static var shared = 0
          lazy var slow = 0
          @Shared var remote: Int
          var cache = 0

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }
        }

        nonisolated extension State: ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func keepsObserversOfAProperty() {
    expectMacro(
      """
      struct State {
        @ObservationStateTracked var count = 0 {
          didSet { log(oldValue) }
        }
      }
      """,
      expandsTo: """
        struct State {
          var count {
            didSet { log(oldValue) }
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }

            get {
              _$observationRegistrar._access(20)
              return _count
            }

            set {
              let _$old = _$observationRegistrar._willModify(20, _count, ComposableArchitecture._$snapshot)
              _count = newValue
              _$observationRegistrar._didModify(20, _count, _$old, ComposableArchitecture._$isUnchanged)
            }

            _modify {
              let _$old = _$observationRegistrar._willModify(20, _count, ComposableArchitecture._$snapshot)
              defer {
                _$observationRegistrar._didModify(20, _count, _$old, ComposableArchitecture._$isUnchanged)
              }
              yield &_count
            }
          }

          private var _count = 0 {
              didSet {
                log(oldValue)
              }
            }
        }
        """
    )
  }

  @Test func identifiesAnEnumByItsPayload() {
    expectMacro(
      """
      @ObservableState
      enum State {
        case child(Child.State)
        case pair(Int, Int)
        case empty
        case never(Never)
      }
      """,
      expandsTo: """
        enum State {
          case child(Child.State)
          case pair(Int, Int)
          case empty
          case never(Never)

          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case .child(let state):
              return ComposableArchitecture.ObservableStateID._$id(for: state)._$tag(0)
            case .pair:
              return ComposableArchitecture.ObservableStateID._$opaque._$tag(1)
            case .empty:
              return ComposableArchitecture.ObservableStateID._$empty._$tag(2)
            case .never:
              return ComposableArchitecture.ObservableStateID._$empty._$tag(3)
            }
          }
        }

        nonisolated extension State: ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func rejectsClasses() {
    expectMacro(
      """
      @ObservableState
      final class Model {
        var count = 0
      }
      """,
      diagnostics: """
        1:1: error: '@ObservableState' cannot be applied to class 'Model', because state is a value; use a \
        struct or an enum
          fix-it: Replace it with '@Observable'
          fix-it: Remove '@ObservableState'
        """,
      fixed: """
        @Observable
        final class Model {
          var count = 0
        }
        """
    )
  }

  @Test func rejectsPrivateStateInsideOfTypes() {
    expectMacro(
      """
      struct Outer {
        @ObservableState
        private struct State {}
      }
      """,
      diagnostics: """
        3:3: error: '@ObservableState' cannot be applied to a private struct inside of another type, because \
        the conformance it adds stands outside and cannot see 'State'; make the struct 'fileprivate'
          fix-it: Make it 'fileprivate'
        """
    )
  }

  @Test func rejectsActors() {
    expectMacro(
      """
      @ObservableState
      actor Model {
        var count = 0
      }
      """,
      diagnostics: """
        1:1: error: '@ObservableState' cannot be applied to actor 'Model', because state is a value; use a \
        struct or an enum
          fix-it: Remove '@ObservableState'
        """
    )
  }

  @Test func rejectsSeveralPropertiesInOneDeclaration() {
    expectMacro(
      """
      @ObservableState
      struct State {
        var width = 0, height = 0
      }
      """,
      diagnostics: """
        3:7: error: '@ObservableState' cannot observe a declaration of several properties, because each has \
        accessors of its own; write one 'var' for each
        """
    )
  }

  @Test func rejectsTrackingOfWhatIsNotStored() {
    expectMacro(
      """
      struct State {
        @ObservationStateTracked let count = 0
      }
      """,
      diagnostics: """
        2:3: error: '@ObservationStateTracked' cannot be applied here, because only a stored 'var' of one \
        name can be observed
        """
    )
  }

  @Test(arguments: ["Codable", "Equatable, Swift.Encodable", "Decodable & Sendable"])
  func keysAreTheNamesOfProperties(conformances: String) {
    let expansion = MacroExpansion(
      of: """
        @ObservableState
        struct State: \(conformances) {
          var count = 0
          let id: Int
          @ObservationStateIgnored var cache: Int, total: Int
          @Presents var child: Child.State?
          @Wrapper var wrapped: Int
          static var shared = 1
          var double: Int { count * 2 }
          #if DEBUG
            var trace = ""
          #endif
        }
        """
    )
    #expect(
      expansion.expanded.contains(
        """
          private enum CodingKeys: Swift.String, Swift.CodingKey {
            case _count = "count"
            case id
            case cache
            case total
            case _child = "child"
            case wrapped
            #if DEBUG
            case _trace = "trace"
            #endif
          }
        """
      ),
      "\(expansion.expanded)"
    )
  }

  @Test(arguments: [
    "struct State: Equatable { var count = 0 }",
    "struct State: Codable {}",
    "struct State: Codable { var count = 0; enum CodingKeys: String, CodingKey { case _count } }",
  ])
  func leavesTheKeysOfOthersAlone(declaration: String) {
    let expansion = MacroExpansion(of: "@ObservableState \(declaration)")
    #expect(!expansion.expanded.contains("private enum CodingKeys"))
  }
}
