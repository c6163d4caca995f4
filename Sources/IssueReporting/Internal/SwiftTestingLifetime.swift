/// What ends with a test of Swift Testing.
///
/// The library tells only traits when a test begins and ends. But it gives each test that runs, and
/// each case, a canceller, which the test's tasks inherit as a task-local value. It holds an object
/// that nobody else has: this goes away with the last of those tasks.
enum SwiftTestingLifetime {
  /// The task-local value as a variable of the library, which is not exported.
  private nonisolated(unsafe) static let variable: UnsafeRawPointer? = SwiftTestingSymbols.found
    .flatMap { symbols in
      ELFSymbolTable.address(
        of: """
          $s7Testing23$_currentTaskCancellers33_3B37AD0D5B76165BB6012292C8D08695LL\
          s0C5LocalCySDySOAA01_C9CancellerACLLVGGvp
          """,
        inLibraryHolding: symbols.currentTest.code)
    }

  /// The object of the first of these types that has a canceller.
  ///
  /// - Parameter types: The types of a test's case and of a test.
  static func current(of types: [Any.Type]) -> AnyObject? {
    guard
      let address = variable?.load(as: UnsafeRawPointer?.self),
      let taskLocal = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
        as? any TaskLocalReading,
      let cancellers = taskLocal.currentValue as? [ObjectIdentifier: Any]
    else { return nil }
    for type in types {
      if let canceller = cancellers[ObjectIdentifier(type)] { return object(in: canceller) }
    }
    return nil
  }

  /// The object that structures of one field are wrapped around.
  private static func object(in value: Any) -> AnyObject? {
    var value = value
    while !(type(of: value) is AnyClass) {
      guard let field = Mirror(reflecting: value).children.first else { return nil }
      value = field.value
    }
    return value as AnyObject
  }
}

/// A task-local value whose type is not known.
private protocol TaskLocalReading {
  var currentValue: Any { get }
}

extension TaskLocal: TaskLocalReading {
  fileprivate var currentValue: Any { wrappedValue }
}
