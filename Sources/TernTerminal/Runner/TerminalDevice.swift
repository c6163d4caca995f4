import Foundation

/// The terminal of the process: its mode, its size, its bytes.
@MainActor
final class TerminalDevice {
  /// Where keys come from.
  let input: Int32 = STDIN_FILENO
  /// Where frames go: a copy of standard output from before it was turned away.
  let output: Int32
  /// The mode that the terminal was in.
  let originalMode: termios

  /// What arrived from the terminal.
  enum Input {
    case bytes([UInt8])
    case nothing
    case end
  }

  init() {
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    var mode = termios()
    tcgetattr(STDIN_FILENO, &mode)
    originalMode = mode
  }

  /// Gives every key to the app, unchanged and at once, and shows none.
  func enterRawMode() {
    var mode = originalMode
    cfmakeraw(&mode)
    // Line ends that a crash prints before the mode is restored still begin a new line.
    mode.c_oflag |= tcflag_t(OPOST | ONLCR)
    tcsetattr(input, TCSAFLUSH, &mode)
  }

  func leaveRawMode() {
    var mode = originalMode
    tcsetattr(input, TCSADRAIN, &mode)
  }

  /// The size of the terminal, or 80×24 for one that does not say.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes what has arrived.
  ///
  /// Call it when there is something: it waits otherwise.
  func read() -> Input {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(input, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return .end
  }

  /// Writes all bytes, however slow the terminal is.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(output, rest.base, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
        } else if errno != EINTR {
          // The terminal is gone; reading will say so too.
          return
        }
      }
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var base: UnsafeRawPointer? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}
