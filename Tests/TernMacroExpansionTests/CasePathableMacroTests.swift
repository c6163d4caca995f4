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
        public enum Destination {
          case detail(id: Int)
          case move(from: Int, String)
          case settings

          nonisolated public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Destination) -> CasePaths.PartialCaseKeyPath<Destination> {
              if case .detail = root {
                return \\.detail
              }
              if case .move = root {
                return \\.move
              }
              if case .settings = root {
                return \\.settings
              }
              return \\.never
            }
            public var detail: CasePaths.AnyCasePath<Destination, Int> {
              ._$case(
                "detail",
                embed: Destination.detail,
                extract: {
                  guard case .detail(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            public var move: CasePaths.AnyCasePath<Destination, (from: Int, String)> {
              ._$case(
                "move",
                embed: {
                  .move(from: $0.0, $0.1)
                },
                extract: {
                  guard case .move(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (from: v0, v1)
                }
              )
            }
            public var settings: CasePaths.AnyCasePath<Destination, Swift.Void> {
              ._$case(
                "settings",
                embed: {
                  .settings
                },
                extract: {
                  if case .settings = $0 {
                    ()
                  } else {
                    nil
                  }
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Destination>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Destination>] = []
              paths.append(\\.detail)
              paths.append(\\.move)
              paths.append(\\.settings)
              return paths.makeIterator()
            }
          }

          nonisolated public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Destination: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
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
        enum Platform {
          #if os(Linux)
            case linux
          #else
            @available(macOS 99, *)
            case mac(Int)
          #endif
          @available(*, unavailable)
          case gone

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Platform) -> CasePaths.PartialCaseKeyPath<Platform> {
              #if os(Linux)
              if case .linux = root {
                return \\.linux
              }
              #else
              if case .mac = root {
                return \\.mac
              }
              #endif
              return \\.never
            }
            #if os(Linux)
            var linux: CasePaths.AnyCasePath<Platform, Swift.Void> {
              ._$case(
                "linux",
                embed: {
                  .linux
                },
                extract: {
                  if case .linux = $0 {
                    ()
                  } else {
                    nil
                  }
                }
              )
            }
            #else
            @available(macOS 99, *)
            var mac: CasePaths.AnyCasePath<Platform, Int> {
              ._$case(
                "mac",
                embed: Platform.mac,
                extract: {
                  guard case .mac(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            #endif
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Platform>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Platform>] = []
              #if os(Linux)
              paths.append(\\.linux)
              #else
              paths.append(\\.mac)
              #endif
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Platform: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
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
        indirect enum Tree {
          case root(Root.Action)
          case branches([Self], Element)

          typealias _$Element = Element

          typealias _$Root = Root

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
              if case .root = root {
                return \\.root
              }
              if case .branches = root {
                return \\.branches
              }
              return \\.never
            }
            var root: CasePaths.AnyCasePath<Tree, _$Root.Action> {
              ._$case(
                "root",
                embed: Tree.root,
                extract: {
                  guard case .root(let v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var branches: CasePaths.AnyCasePath<Tree, ([Tree], _$Element)> {
              ._$case(
                "branches",
                embed: {
                  .branches($0.0, $0.1)
                },
                extract: {
                  guard case .branches(let v0, let v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
              var paths: [CasePaths.PartialCaseKeyPath<Tree>] = []
              paths.append(\\.root)
              paths.append(\\.branches)
              return paths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        nonisolated extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
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

  @Test(arguments: [
    "BindableAction", "Equatable, BindableAction", "ComposableArchitecture.BindableAction",
  ])
  func findsTheBindingOfBindableActions(conformances: String) {
    let expansion = MacroExpansion(
      of: """
        @CasePathable
        public enum Action: \(conformances) {
          case binding(BindingAction<State>)
          case reset
        }
        """
    )
    #expect(
      expansion.expanded.contains(
        """
          nonisolated public var binding: (BindingAction<State>)? {
            if case .binding(let action) = self {
              action
            } else {
              nil
            }
          }
        """
      ),
      "\(expansion.expanded)"
    )
  }

  @Test(arguments: [
    "enum Action { case binding(Int) }",
    "enum Action: BindableAction { case other(Int) }",
    "enum Action: BindableAction { case binding(of: Int) }",
    "enum Action: BindableAction { case binding(Int); var binding: Int? { nil } }",
  ])
  func leavesTheBindingOfOthersAlone(declaration: String) {
    let expansion = MacroExpansion(of: "@CasePathable \(declaration)")
    #expect(!expansion.expanded.contains("nonisolated var binding"))
  }
}
