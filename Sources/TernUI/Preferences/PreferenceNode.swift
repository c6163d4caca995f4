/// A view that sets or changes a preference.
struct PreferenceView<Content: View, Key: PreferenceKey>: View, WrapperView {
  typealias Body = Never

  enum Source {
    case value(Key.Value)
    case transform((inout Key.Value) -> Void)
  }

  let content: Content
  let source: Source

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, PreferenceCompanion.init)
  }
}

/// A node at which the search for the values of a preference ends.
@MainActor
private protocol PreferenceSource: AnyObject {
  /// The value of a key, or `nil` where the node has nothing to say about it.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value?
}

private final class PreferenceCompanion<Content: View, Key: PreferenceKey>:
  WrapperCompanion<PreferenceView<Content, Key>>, PreferenceSource
{
  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    environment.preferenceCollector(Key.self)?.changed()
  }

  func value<Other: PreferenceKey>(of key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return nil }
    switch view.source {
    case .value(let value):
      return value as? Other.Value
    case .transform(let transform):
      var values: [Key.Value] = []
      if let child { child.collectPreferences(Key.self, into: &values) }
      var value = Key.joined(values)
      transform(&value)
      return value as? Other.Value
    }
  }

  override func willUnmount() {
    environment.preferenceCollector(Key.self)?.changed()
  }
}

extension _Node {
  /// The values that the views at and below this node set, in order.
  fileprivate func collectPreferences<Key: PreferenceKey>(
    _ key: Key.Type, into values: inout [Key.Value]
  ) {
    // What is presented stands in another place.
    if self is LayerNode || self is PageNode { return }
    if let source = anyCompanion as? any PreferenceSource, let value = source.value(of: key) {
      return values.append(value)
    }
    forEachChild { $0.collectPreferences(key, into: &values) }
  }
}

/// A view that is told of a preference.
struct PreferenceReader<Content: View, Key: PreferenceKey>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let isSame: (Key.Value, Key.Value) -> Bool
  let action: @MainActor (Key.Value) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, PreferenceReaderCompanion.init)
  }
}

private final class PreferenceReaderCompanion<Content: View, Key: PreferenceKey>:
  WrapperCompanion<PreferenceReader<Content, Key>>
{
  private lazy var collector = PreferenceCollector(graph) { [weak self] in self?.collect() }
  private var inner: (outer: EnvironmentValues, environment: EnvironmentValues)?
  private var last: Key.Value?

  override var contentEnvironment: EnvironmentValues {
    if let inner, inner.outer.isIdentical(to: environment) { return inner.environment }
    collector.outer = environment.preferenceCollector(Key.self)
    var environment = environment
    environment.preferenceCollectors[ObjectIdentifier(Key.self)] = collector
    inner = (self.environment, environment)
    return environment
  }

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    if last == nil { collector.changed() }
  }

  private func collect() {
    guard node.isMounted, let child else { return }
    var values: [Key.Value] = []
    child.collectPreferences(Key.self, into: &values)
    let value = Key.joined(values)
    if let last, view.isSame(last, value) { return }
    last = value
    environment.inScope { view.action(value) }
  }
}

/// Is told when a value below a reader may have changed.
@MainActor
final class PreferenceCollector {
  private unowned let graph: ViewGraph
  private let collect: @MainActor () -> Void
  private var isScheduled = false
  /// The one of a reader further out, which sees the same values.
  weak var outer: PreferenceCollector?

  init(_ graph: ViewGraph, collect: @escaping @MainActor () -> Void) {
    self.graph = graph
    self.collect = collect
  }

  func changed() {
    outer?.changed()
    if isScheduled { return }
    isScheduled = true
    graph.afterUpdate { [weak self] in
      self?.isScheduled = false
      self?.collect()
    }
  }
}

extension EnvironmentValues {
  private enum CollectorsKey: EnvironmentKey {
    static var defaultValue: [ObjectIdentifier: PreferenceCollector] { [:] }
  }

  fileprivate var preferenceCollectors: [ObjectIdentifier: PreferenceCollector] {
    get { self[CollectorsKey.self] }
    set { self[CollectorsKey.self] = newValue }
  }

  fileprivate func preferenceCollector<Key: PreferenceKey>(
    _ key: Key.Type
  ) -> PreferenceCollector? {
    preferenceCollectors[ObjectIdentifier(key)]
  }
}
