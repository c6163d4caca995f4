/// A type that a dump calls by another name: by the one that source gives it.
///
/// Who writes `AlertState { … }` leaves the generic arguments to the compiler, and does not want to
/// read them either.
package protocol _CustomDumpNamed {
  /// The name.
  static var _customDumpName: String { get }
}
