/// The node of a view that is made of other views.
package final class CompositeNode<Content: View>: _ViewNode<Content> {
  private let fields: DynamicFields
  private var slots: [AnyObject?]
  private var child: _ViewNode<Content.Body>?
  /// Whether an object is missing that the body cannot do without.
  private var lacksObject = false
  /// What stands in the place of the view while an object is missing.
  private var placeholder: _Node?

  package init(view: Content, in context: _NodeContext, fields: DynamicFields? = nil) {
    self.fields = fields ?? DynamicFields.of(Content.self)
    slots = Array(repeating: nil, count: self.fields.count)
    super.init(view: view, in: context)
  }

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    if changes == .environment, !fields.readEnvironment, let child {
      return child.update(child.view, in: environment)
    }
    if let missing = fields.missingObject(of: view, in: environment) {
      return leaveOut(missing)
    }
    let body = evaluate()
    if let child {
      child.update(body, in: environment)
    } else {
      placeholder?.unmount()
      placeholder = nil
      child = context.mount(body)
      if lacksObject { container.childrenChanged() }
    }
    lacksObject = false
  }

  /// Evaluates no body: there is no value for it to read.
  private func leaveOut(_ missing: MissingObject) {
    if lacksObject { return }
    lacksObject = true
    missing.report(for: Content.self, in: graph)
    child?.unmount()
    child = nil
    // Who uses a released app can do nothing about it.
    #if DEBUG
      placeholder = context.mount(missing.placeholder)
    #endif
    container.childrenChanged()
  }

  /// Only the view's own body is inside the tracking: children are brought up to date after it, each
  /// with a tracking of its own.
  private func evaluate() -> Content.Body {
    evaluations += 1
    if fields.isEmpty { return track(as: fields.kind) { view.body } }
    var bound = view
    guard fields.haveUpdates else {
      fields.bind(&bound, to: self, slots: &slots)
      return track(as: fields.kind) { bound.body }
    }
    // What a property reads to bring itself up to date, the body depends on.
    return track(as: fields.kind) {
      fields.bind(&bound, to: self, slots: &slots)
      return bound.body
    }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) } else if let placeholder { body(placeholder) }
  }
}

/// A view of this library that only hands its environment and its content on.
@MainActor
package protocol WrapperView: View where Body == Never {
  associatedtype Wrapped: View
  var content: Wrapped { get }
}

/// The node of a view that wraps another and adds no element.
package class WrapperNode<Content: WrapperView>: _ViewNode<Content> {
  package final var child: _ViewNode<Content.Wrapped>?

  /// The environment of the content.
  var contentEnvironment: EnvironmentValues { environment }

  package override var context: _NodeContext {
    var context = super.context
    context.environment = contentEnvironment
    return context
  }

  package override func refresh(_ changes: NodeChanges) {
    if let child {
      child.update(view.content, in: contentEnvironment)
    } else {
      child = context.mount(view.content)
    }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}

/// The node of a closure that makes views: evaluated and tracked on its own.
package final class ClosureNode<Content: View>: _Node {
  private var make: () -> Content
  private let kind: TrackedKind
  private(set) var child: _ViewNode<Content>?

  /// - Parameter kind: Of what kind the closure is, for who makes many of one kind.
  package init(in context: _NodeContext, kind: TrackedKind? = nil, make: @escaping () -> Content) {
    self.make = make
    self.kind = kind ?? .of(ClosureNode<Content>.self)
    super.init(in: context)
    refresh(.mounted)
  }

  /// Takes another closure, and evaluates it.
  package func update(in environment: EnvironmentValues, make: @escaping () -> Content) {
    self.make = make
    self.environment = environment
    isDirty = false
    refresh(.view)
  }

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    evaluations += 1
    let content = track(as: kind, make)
    if let child {
      child.update(content, in: environment)
    } else {
      child = context.mount(content)
    }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
