import CasePaths

/// A payload that is out of its enum while a reducer changes it, so that it is held once.
///
/// Meanwhile the memory of the enum holds nothing. Who reads the state at that time, by mistake, must
/// not find that: ``ReduceContext/withPayloadsPutBack(_:)`` fills it for as long as the reading takes.
class TakenPayload {
  fileprivate var outer: TakenPayload?

  fileprivate init() {}

  fileprivate func putBack() { preconditionFailure("TakenPayload is abstract.") }
  fileprivate func takeAgain() { preconditionFailure("TakenPayload is abstract.") }

  /// Changes the payload of a case where nothing else holds it.
  ///
  /// - Returns: What the body returns; `nil` if the enum is another case.
  static func modify<Root, Value, R>(
    _ root: inout Root, _ casePath: AnyCasePath<Root, Value>, _ body: (inout Value) -> R
  ) -> R? {
    guard let context = ReduceContext.current else { return casePath._$modify(&root, body) }
    return withUnsafeMutablePointer(to: &root) { root in
      guard let value = take(root, casePath) else { return nil }
      let payload = PayloadOfCase(root: root, value: value, casePath: casePath)
      payload.outer = context.takenPayload
      context.takenPayload = payload
      defer {
        payload.putBackForGood()
        context.takenPayload = payload.outer
      }
      return body(&value.pointee)
    }
  }

  /// Takes the payload out, to memory on the heap: on the stack large ones would pile up, since the
  /// reducers of the features inside run meanwhile.
  @inline(never)
  private static func take<Root, Value>(
    _ root: UnsafeMutablePointer<Root>, _ casePath: AnyCasePath<Root, Value>
  ) -> UnsafeMutablePointer<Value>? {
    guard let payload = casePath.extract(from: root.pointee) else { return nil }
    let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    value.initialize(to: payload)
    root.deinitialize(count: 1)
    return value
  }
}

private final class PayloadOfCase<Root, Value>: TakenPayload {
  let root: UnsafeMutablePointer<Root>
  let value: UnsafeMutablePointer<Value>
  let casePath: AnyCasePath<Root, Value>

  init(
    root: UnsafeMutablePointer<Root>,
    value: UnsafeMutablePointer<Value>,
    casePath: AnyCasePath<Root, Value>
  ) {
    self.root = root
    self.value = value
    self.casePath = casePath
    super.init()
  }

  override func putBack() {
    root.initialize(to: casePath.embed(value.pointee))
  }

  /// Ends the payload's time outside of its enum.
  @inline(never)
  func putBackForGood() {
    root.initialize(to: casePath.embed(value.move()))
    value.deallocate()
  }

  override func takeAgain() {
    root.deinitialize(count: 1)
  }
}

extension ReduceContext {
  /// Runs the body while all enums hold their payloads again.
  func withPayloadsPutBack<R>(_ body: () -> R) -> R {
    var taken: [TakenPayload] = []
    // From the innermost out: each goes into the copy that the next one makes.
    while let payload = takenPayload {
      payload.putBack()
      taken.append(payload)
      takenPayload = payload.outer
    }
    defer {
      for payload in taken.reversed() { payload.takeAgain() }
      takenPayload = taken.first
    }
    return body()
  }
}
