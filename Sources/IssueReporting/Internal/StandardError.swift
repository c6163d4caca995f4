import Glibc

/// Writes one line to standard error.
///
/// The line goes out in one system call, so lines of several threads do not mix.
///
/// - Parameter line: The text, without its line break.
func writeToStandardError(_ line: String) {
  var line = line + "\n"
  line.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = write(STDERR_FILENO, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        return
      }
    }
  }
}
