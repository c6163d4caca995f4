import Testing

struct CaseBindableMacroTests {
  @Test func writesEnumsOfBindings() {
    expectMacro(
      """
      @CaseBindable
      public enum Destination {
        case edit(Item)
        case pair(id: Int, String)
        case about
      }
      """,
      expandsTo: """
        public enum Destination {
          case edit(Item)
          case pair(id: Int, String)
          case about

          nonisolated public enum BindingEnumeration {
            case edit(SwiftNavigation._CaseBinding<Item>)
            case pair(SwiftNavigation._CaseBinding<(id: Int, String)>)
            case about
          }

          nonisolated public static func _$bindings(_ binding: SwiftNavigation._CaseBinding<Destination>) -> BindingEnumeration {
            switch binding.wrappedValue {
            case .edit(let v0):
              return .edit(
                binding._payload(
                  v0,
                  "edit",
                  embed: Destination.edit,
                  extract: {
                    guard case .edit(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              )
            case .pair(let v0, let v1):
              return .pair(
                binding._payload(
                  (id: v0, v1),
                  "pair",
                  embed: {
                    .pair(id: $0.0, $0.1)
                  },
                  extract: {
                    guard case .pair(let v0, let v1) = $0 else {
                      return nil
                    }
                    return (id: v0, v1)
                  }
                )
              )
            case .about:
              return .about
            }
          }

          nonisolated public enum UIBindingEnumeration {
            case edit(SwiftNavigation.UIBinding<Item>)
            case pair(SwiftNavigation.UIBinding<(id: Int, String)>)
            case about
          }

          nonisolated public static func _$bindings(_ binding: SwiftNavigation.UIBinding<Destination>) -> UIBindingEnumeration {
            switch binding.wrappedValue {
            case .edit(let v0):
              return .edit(
                binding._payload(
                  v0,
                  "edit",
                  embed: Destination.edit,
                  extract: {
                    guard case .edit(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              )
            case .pair(let v0, let v1):
              return .pair(
                binding._payload(
                  (id: v0, v1),
                  "pair",
                  embed: {
                    .pair(id: $0.0, $0.1)
                  },
                  extract: {
                    guard case .pair(let v0, let v1) = $0 else {
                      return nil
                    }
                    return (id: v0, v1)
                  }
                )
              )
            case .about:
              return .about
            }
          }
        }

        nonisolated extension Destination: SwiftNavigation.CaseBindable {
        }
        """
    )
  }

  @Test func needsAnEnum() {
    expectMacro(
      """
      @CaseBindable
      struct Item {
      }
      """,
      diagnostics: """
        1:1: error: '@CaseBindable' cannot be applied to struct 'Item', because only an enum has cases
          fix-it: Remove '@CaseBindable'
        """,
      fixed: """
        struct Item {
        }
        """
    )
  }
}
