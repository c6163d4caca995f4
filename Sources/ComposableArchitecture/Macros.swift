import Observation

/// Makes state observable: each property tells its own observers when it changes.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @Presents var detail: Detail.State?
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
///
/// A view that reads `store.count` is evaluated again when `count` changes, and not when another
/// property does. On an enum, the observers of the property that holds it are told when the case
/// changes, and those of the payload when something in the payload does.
///
/// Constants, computed and lazy properties, and properties with a wrapper are left as they are. The
/// memberwise initializer stays as it would be without the macro. Classes and actors are rejected.
///
/// A struct whose declaration names `Codable`, `Encodable` or `Decodable` is coded by the names of its
/// properties. The macro cannot see a conformance in an extension: state that conforms there, or has
/// `CodingKeys` of its own, names the storage: `case _count = "count"`.
///
/// State is not isolated to an actor: reducers and effects use it anywhere. In a module whose declarations
/// are isolated to the main actor where nothing else is said, say so for the types of its properties, and
/// for the extensions of what macros write, which the macros cannot reach:
/// `nonisolated struct Item: Equatable`, `nonisolated extension Path.State: Equatable {}`.
///
/// By hand, each property has a number, and tells the registrar who reads and changes it:
///
/// ```swift
/// struct State: Equatable, ObservableState {
///   private var _count = 0
///   var _$observationRegistrar = ObservationStateRegistrar()
///   var _$id: ObservableStateID { _$observationRegistrar.id }
///
///   var count: Int {
///     get {
///       _$observationRegistrar._access(0)
///       return _count
///     }
///     set { _$observationRegistrar._set(0, &_count, newValue, _$isIdentityEqual) }
///     _modify {
///       let old = _$observationRegistrar._willModify(0, _count, _$snapshot)
///       defer { _$observationRegistrar._didModify(0, _count, old, _$isUnchanged) }
///       yield &_count
///     }
///   }
///
///   static func _$storage(of property: PartialKeyPath<Self>) -> _StateStorage<Self>? {
///     property == \Self.count ? _StateStorage(\._count) : nil
///   }
/// }
/// ```
///
/// The last function gives messages the name of the property, and is not needed.
///
/// An enum is who its payload is, in the case that it is:
///
/// ```swift
/// enum State: ObservableState {
///   case counter(Counter.State)
///   case empty
///
///   var _$id: ObservableStateID {
///     switch self {
///     case .counter(let state): ._$id(for: state)._$tag(0)
///     case .empty: ._$empty._$tag(1)
///     }
///   }
/// }
/// ```
@attached(
  member, names: named(_$id), named(_$observationRegistrar), named(_$storage), named(CodingKeys)
)
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "TernMacros", type: "ObservableStateMacro")

/// Observes one property of a state.
///
/// ``ObservableState()`` does it for every stored property; there is rarely a reason to write it. The
/// documentation of that macro shows the property as it would be written by hand.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "TernMacros", type: "ObservationStateTrackedMacro")

/// Observes one property of a state, under a number. ``ObservableState()`` writes it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _ObservationStateTracked(_ slot: Int) =
  #externalMacro(module: "TernMacros", type: "ObservationStateTrackedMacro")

/// Leaves one property of an observable state unobserved.
///
/// Nobody is told when it changes: for caches, and other values that no view shows. In state that is
/// written by hand it is a plain stored property.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "TernMacros", type: "ObservationStateIgnoredMacro")

/// Marks optional state of a feature that is presented while the state is there.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// Setting the property presents the feature, and `nil` dismisses it. `$detail` is the
/// ``PresentationState`` that holds it, for `Reducer.ifLet(_:action:destination:)`.
///
/// The type must be written out and optional. The state must be an `@ObservableState` struct.
///
/// By hand it is a property with a ``PresentationState``, which is observed like any other, and one for
/// what is in it. Names with a `$` are the compiler's, so the first gets another one. The function says
/// where the presentation is stored, so that the feature changes its state there:
///
/// ```swift
/// private var _detail = PresentationState<Detail.State>(wrappedValue: nil)
///
/// var detail: Detail.State? {
///   get { presentedDetail.wrappedValue }
///   set { presentedDetail.wrappedValue = newValue }
///   _modify { yield &presentedDetail.wrappedValue }
/// }
///
/// var presentedDetail: PresentationState<Detail.State> {
///   get {
///     _$observationRegistrar._access(1)
///     return _detail
///   }
///   set { _$observationRegistrar._set(1, &_detail, newValue, _$isIdentityEqual) }
///   _modify {
///     let old = _$observationRegistrar._willModify(1, _detail, _$snapshot)
///     defer { _$observationRegistrar._didModify(1, _detail, old, _$isUnchanged) }
///     yield &_detail
///   }
/// }
///
/// static func _$storage(of property: PartialKeyPath<Self>) -> _StateStorage<Self>? {
///   guard property == \Self.presentedDetail else { return nil }
///   return _StateStorage(\._detail, 1, \._$observationRegistrar, _$snapshot, _$isUnchanged)
/// }
/// ```
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() = #externalMacro(module: "TernMacros", type: "PresentsMacro")

/// Makes a struct a reducer, or an enum of features a reducer of all of them.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .increment:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// On a struct it adds the conformance to ``Reducer``, makes the cases of `Action`, and of a `State`
/// that is an enum, reachable by key paths, and lets `body` list reducers. What is left out is
/// supplied: an empty `State`, an `Action` without a case, a `body` that does nothing. The parts must
/// stand in the declaration itself: the macro does not see extensions.
///
/// On an enum, whose cases hold reducers, it writes the `State` and `Action` of them all, a static
/// `body` that runs each feature on its own case, and `scope(_:)`, with which a view switches over the
/// stores of the cases:
///
/// ```swift
/// @Reducer
/// enum Path {
///   case counter(Counter)
///   case timer(Timer = Timer(interval: 5))
///   @ReducerCaseIgnored case web(URL)
/// }
/// extension Path.State: Equatable {}
/// ```
///
/// A case may hold another enum of features. There is no value of that to be made, so the case names its
/// body: `case settings(Settings.Body = Settings.body)`.
///
/// By hand, a struct conforms to ``Reducer``, `@CasePathable` stands before its `Action`, and
/// `@ReducerBuilder<State, Action>` before its `body`. An enum of features is:
///
/// ```swift
/// enum Path: CaseReducer {
///   @CasePathable
///   @dynamicMemberLookup
///   enum State: CaseReducerState {
///     typealias StateReducer = Path
///     case counter(Counter.State)
///     case web(URL)
///
///     var _$id: ObservableStateID {
///       switch self {
///       case .counter(let state): ._$id(for: state)._$tag(0)
///       case .web(let url): ._$id(for: url)._$tag(1)
///       }
///     }
///   }
///
///   @CasePathable
///   @dynamicMemberLookup
///   enum Action {
///     case counter(Counter.Action)
///   }
///
///   @ReducerBuilder<State, Action>
///   static var body: some Reducer<State, Action> {
///     Scope(state: \.counter, action: \.counter) { Counter() }
///   }
///
///   enum CaseScope {
///     case counter(StoreOf<Counter>)
///     case web(URL)
///   }
///
///   @MainActor
///   static func scope(_ store: Store<State, Action>) -> CaseScope {
///     switch store.state {
///     case .counter: .counter(store.scope(state: \.counter, action: \.counter)!)
///     case .web(let url): .web(url)
///     }
///   }
/// }
/// ```
@attached(
  member, names: named(State), named(Action), named(body), named(CaseScope), named(scope),
  named(_$closes)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "TernMacros", type: "ReducerMacro")

/// Marks a case of a `@Reducer` enum whose payload sends actions and has no reducer, like an alert.
///
/// It is closed after any of its own actions. `AlertState` and `ConfirmationDialogState` need no mark;
/// another payload says what its actions are by a nested type `Action`.
///
/// By hand, the enum says which actions close its state:
///
/// ```swift
/// static var _$closes: (@Sendable (State, Action) -> Bool)? {
///   { state, action in
///     if case .alert = state, case .alert = action { true } else { false }
///   }
/// }
/// ```
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "TernMacros", type: "ReducerCaseMacro")

/// Marks a case of a `@Reducer` enum whose payload is a plain value: it has no reducer and no actions.
///
/// By hand, such a case is one of `State` and of `CaseScope`, with its payload, and none of `Action`.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "TernMacros", type: "ReducerCaseMacro")

/// Lets a view send the actions meant for it, and warns where it sends others.
///
/// ```swift
/// @ViewAction(for: Feature.self)
/// struct FeatureView: View {
///   let store: StoreOf<Feature>
///
///   var body: some View {
///     Button("Refresh") { send(.refreshButtonTapped) }
///   }
/// }
/// ```
///
/// The view gets the methods of ``ViewActionSending``. It must have a property `store` that is as
/// visible as the view itself. A direct `store.send` in it is a warning.
///
/// By hand, without the warning: `extension FeatureView: ViewActionSending {}`.
///
/// - Parameter reducer: The type of the feature. Its actions conform to ``ViewAction``.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "TernMacros", type: "ViewActionMacro") where R.Action: ViewAction
