import Testing

struct PresentsMacroTests {
  @Test func holdsThePresentedState() {
    expectMacro(
      """
      @ObservableState
      struct State {
        @Presents public var destination: Destination.State?
      }
      """,
      expandsTo: """
        struct State {
          public var destination: Destination.State? {
            @storageRestrictions(initializes: _destination)
            init(initialValue) {
              _destination = ComposableArchitecture.PresentationState<Destination.State>(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar._access(127)
              return _destination.wrappedValue
            }
            set {
              _$observationRegistrar._set(127, &_destination.wrappedValue, newValue, ComposableArchitecture._$isIdentityEqual)
            }
            _modify {
              let _$old = _$observationRegistrar._willModify(127, _destination.wrappedValue, ComposableArchitecture._$snapshot)
              defer {
                _$observationRegistrar._didModify(127, _destination.wrappedValue, _$old, ComposableArchitecture._$isUnchanged)
              }
              yield &_destination.wrappedValue
            }
          }

          private var _destination = ComposableArchitecture.PresentationState<Destination.State>(wrappedValue: nil)

          public var $destination: ComposableArchitecture.PresentationState<Destination.State> {
            get {
              _$observationRegistrar._access(127)
              return _destination
            }
            set {
              _$observationRegistrar._set(127, &_destination, newValue, ComposableArchitecture._$isIdentityEqual)
            }
            _modify {
              let _$old = _$observationRegistrar._willModify(127, _destination, ComposableArchitecture._$snapshot)
              defer {
                _$observationRegistrar._didModify(127, _destination, _$old, ComposableArchitecture._$isUnchanged)
              }
              yield &_destination
            }
          }

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          static func _$storage(
            of property: PartialKeyPath<Self>
          ) -> ComposableArchitecture._StateStorage<Self>? {
            if property == \\Self.$destination {
              return ComposableArchitecture._StateStorage(
                \\._destination, 127, \\._$observationRegistrar, ComposableArchitecture._$snapshot, ComposableArchitecture._$isUnchanged
              )
            }
            if property == \\Self.destination {
              return ComposableArchitecture._StateStorage(
                presenting: \\._destination, 127, \\._$observationRegistrar
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

  @Test(arguments: ["Optional<Row>", "Swift.Optional<Row>", "(Row)?", "Row?"])
  func readsTheTypeOfTheState(type: String) {
    let expansion = MacroExpansion(
      of: """
        @ObservableState struct State {
          @Presents var row: \(type) = first
        }
        """
    )
    #expect(
      expansion.expanded.contains(
        "private var _row = ComposableArchitecture.PresentationState<Row>(wrappedValue: first)"
      )
    )
  }

  @Test(arguments: ["let row: Row?", "var row: Row", "var row = first", "var row: Row? { nil }"])
  func needsAStoredOptional(property: String) {
    expectMacro(
      """
      @ObservableState struct State {
        @Presents \(property)
      }
      """,
      diagnostics: """
        2:3: error: '@Presents' cannot be applied here, because it needs a stored 'var' whose type is \
        written and optional: '@Presents var destination: Destination.State?'
        """
    )
  }

  @Test func needsObservableState() {
    expectMacro(
      """
      struct State {
        @Presents var row: Row?
      }
      """,
      diagnostics: """
        2:3: error: '@Presents' cannot be used in struct 'State', because only observable state tells when \
        something is presented; apply '@ObservableState' to a struct around it
        """
    )
  }
}
