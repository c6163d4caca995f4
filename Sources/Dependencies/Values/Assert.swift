/// A dependency that checks a condition which holds in a correct program.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What must hold.
  ///   - message: What it means when it does not.
  ///   - file: The source file of the check.
  ///   - line: The line of the check.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What must hold.
  ///   - message: What it means when it does not.
  ///   - file: The source file of the check.
  ///   - line: The line of the check.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = String(),
    file: StaticString = #file,
    line: UInt = #line
  ) {
    self(condition(), message(), file: file, line: line)
  }
}

/// A dependency that says a place was reached which a correct program does not reach.
public protocol AssertionFailureEffect: Sendable {
  /// Says that the place was reached.
  ///
  /// - Parameters:
  ///   - message: What it means.
  ///   - file: The source file of the place.
  ///   - line: The line of the place.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionFailureEffect {
  /// Says that the place was reached.
  ///
  /// - Parameters:
  ///   - message: What it means.
  ///   - file: The source file of the place.
  ///   - line: The line of the place.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = String(),
    file: StaticString = #file,
    line: UInt = #line
  ) {
    self(message(), file: file, line: line)
  }
}
