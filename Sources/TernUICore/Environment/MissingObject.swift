import IssueReporting

/// An object that a view reads from its environment, where nobody put one.
package struct MissingObject {
  let type: Any.Type
  /// The modifier that puts such an object there.
  let modifier: String
  /// What to write where the object may be missing, if there is something.
  let alternative: String?

  /// What is to be done about it.
  private var advice: String {
    let object = "Put one there with '.\(modifier)(object)' on a view around it"
    return alternative.map { "\(object), or declare \($0) where it may be missing." } ?? object
      + "."
  }

  /// Tells that a view is left out because of it.
  ///
  /// Once for each type of view on a screen: of a thousand rows, each would say the same.
  @MainActor
  func report<View>(for view: View.Type, in graph: ViewGraph) {
    let lack = Lack(view: ObjectIdentifier(view), object: ObjectIdentifier(type))
    guard graph.reportedLacks.insert(lack).inserted else { return }
    reportIssue(
      """
      '\(view)' reads an object of type '\(type)' from its environment, where there is none, so it \
      is left out. \(advice)
      """
    )
  }

  /// What stands in the place of the view in a debug build.
  var placeholder: Text { Text(verbatim: "⚠ no \(type) in the environment") }

  /// That views of a type lack objects of another.
  struct Lack: Hashable {
    let view: ObjectIdentifier
    let object: ObjectIdentifier
  }

  /// Tells that there is no value to go on with, and ends the program.
  ///
  /// The language leaves nothing else: whoever reads the property waits for an object.
  func stop() -> Never {
    let message = """
      An object of type '\(type)' was read from the environment, where there is none: outside of the \
      body of a view on screen there never is. \(advice)
      """
    reportIssue(message)
    fatalError(message)
  }
}

/// A dynamic property whose value comes from the environment.
package protocol EnvironmentReading {
  /// The object that it cannot do without and that is not there.
  func missingObject(in environment: EnvironmentValues) -> MissingObject?
}

extension EnvironmentReading {
  /// A value of the environment always has one.
  package func missingObject(in environment: EnvironmentValues) -> MissingObject? { nil }
}
