/// The values of a window that outlive its views, and go with the window.
@MainActor
package final class SceneStorageValues {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var locations: [Key: AnyObject] = [:]

  package func location<Value>(_ name: String, _ initialValue: Value) -> StateLocation<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    if let known = locations[key] {
      return unsafeDowncast(known, to: StateLocation<Value>.self)
    }
    let new = StateLocation(initialValue)
    locations[key] = new
    return new
  }
}
