import Dispatch
import Foundation
import TernUI

/// The time that an app has the process's terminal.
@MainActor
final class TerminalSession {
  private let device: TerminalDevice
  private let backend: TerminalBackend
  private var sources: [any DispatchSourceProtocol] = []

  init() {
    let device = TerminalDevice()
    self.device = device
    let size = device.size
    let environment = ProcessInfo.processInfo.environment
    backend = TerminalBackend(
      columns: size.columns, rows: size.rows, colors: TerminalColors(environment: environment),
      colorScheme: TerminalColors.scheme(in: environment),
      output: { device.write($0) }
    )
  }

  func begin(_ start: @MainActor (any Backend) -> Void) {
    device.enterRawMode()
    TerminalRescue.install(device)
    backend.onRestoreSequence = { TerminalRescue.setSequence($0) }
    // Later, not from within the handling of the key that asks for it.
    backend.onQuit = { [weak self] in self?.later { $0.quit() } }
    backend.onSuspend = { [weak self] in self?.later { $0.suspend() } }
    listen()
    start(backend)
    backend.start()
  }

  private func listen() {
    let input = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
    input.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    input.resume()
    // A signal source sees a signal whose action is to do nothing, as SIGWINCH's is.
    let resize = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resize.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.resize() }
    }
    resize.resume()
    sources = [input, resize]
  }

  private func read() {
    switch device.read() {
    case .bytes(let bytes): backend.receive(bytes)
    case .nothing: break
    // The terminal is gone: nobody is there to see anything.
    case .end: quit()
    }
  }

  private func resize() {
    let size = device.size
    backend.resize(columns: size.columns, rows: size.rows)
  }

  private func quit() {
    backend.close()
    exit(0)
  }

  private func suspend() {
    backend.suspend()
    device.leaveRawMode()
    // The whole job, as the terminal itself would: a shell waits for the leader of the group. The
    // process goes on here when the shell continues it.
    kill(0, SIGTSTP)
    device.enterRawMode()
    resize()
    backend.resume()
  }

  private func later(_ body: @escaping @MainActor (TerminalSession) -> Void) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        if let self { body(self) }
      }
    }
  }
}
