import Glibc

/// The two words of a Swift function value.
///
/// A function of a library that this module must not link is called by finding its code with
/// ``init(symbol:)`` and casting these words to a structure whose only field has the function's
/// type. Inside the structure the function type keeps its own calling convention; as a bare generic
/// argument of `unsafeBitCast` it would get the one of unconstrained generics.
///
/// Types of that library stand in the function type as generic parameters. Both are passed by
/// address: a value whose type is generic, and a value of a non-frozen type of a resilient library.
struct ThickFunction {
  let code: UnsafeRawPointer
  let context: AnyObject?

  /// Finds a function in the libraries that are loaded.
  ///
  /// - Parameter symbol: The mangled name of the function; of its async function pointer when the
  ///   function is asynchronous.
  init?(symbol: String) {
    guard let code = dlsym(nil, symbol) else { return nil }
    self.code = UnsafeRawPointer(code)
    context = nil
  }

  /// These words as a function.
  ///
  /// - Parameter type: A structure whose only field is of the function's type.
  /// - Returns: The function.
  func cast<Function>(to type: Function.Type) -> Function {
    unsafeBitCast(self, to: type)
  }
}
