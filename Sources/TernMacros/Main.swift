import TernMacroExpansion

/// The program that the compiler starts to expand macros.
@main
enum Main {
  static func main() throws {
    try expandMacros()
  }
}
