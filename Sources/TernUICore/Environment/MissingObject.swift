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

  /// Tells that a view shows nothing because of it.
  func report<View>(for view: View.Type) {
    reportIssue(
      """
      '\(view)' reads an object of type '\(type)' from its environment, where there is none, so it \
      shows nothing. \(advice)
      """
    )
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
