import CTermpaint
import TernUI

/// A terminal at the other end of a stream of bytes, through libtermpaint.
///
/// Everything that knows the C library is in this folder. A terminal is asked what it can do before
/// the first frame; until it has answered (or has not in time) frames wait.
@MainActor
final class Termpaint {
  /// Called with what the person did, in order.
  var onInput: ((TerminalInput) -> Void)?
  /// Called after input that was waited for: a lone Escape shows only in time that it is one.
  var onDelayedInput: (() -> Void)?
  /// Called when the terminal can be drawn on.
  var onReady: (() -> Void)?
  /// Called when the terminal has said what its background is.
  var onBackground: ((BackendTraits.ColorScheme) -> Void)?
  /// Called with the bytes that give the terminal back as it was, each time they change.
  var onRestoreSequence: (([UInt8]) -> Void)?

  private(set) var isReady = false
  private(set) var size: CellSize

  private let colors: TerminalColors
  private let asksForBackground: Bool
  private let output: ([UInt8]) -> Void
  private let schedule: (Duration, @escaping @MainActor () -> Void) -> Void
  private let context: UnsafeMutablePointer<Context>
  private var terminal: OpaquePointer?
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  private var shown: Canvas?
  private var isReceiving = false
  private var closesAfterInput = false

  /// libtermpaint hands back the pointer to its integration, which begins this structure.
  struct Context {
    var integration: termpaint_integration
    var owner: Unmanaged<Termpaint>
  }

  /// How long an Escape may be the beginning of something longer.
  private static let escapeDelay = Duration.milliseconds(40)
  /// How long a terminal may take to say what it is.
  private static let detectionTimeout = Duration.milliseconds(1500)

  init(
    size: CellSize,
    colors: TerminalColors,
    asksForBackground: Bool,
    output: @escaping ([UInt8]) -> Void,
    schedule: @escaping (Duration, @escaping @MainActor () -> Void) -> Void
  ) {
    self.size = size
    self.colors = colors
    self.asksForBackground = asksForBackground
    self.output = output
    self.schedule = schedule
    context = .allocate(capacity: 1)
    context.initialize(
      to: Context(integration: termpaint_integration(), owner: .passUnretained(self))
    )
    connect()
  }

  isolated deinit {
    close()
    context.deinitialize(count: 1)
    context.deallocate()
  }

  // MARK: Life

  /// Asks the terminal what it is.
  func start() {
    guard let terminal else { return }
    if termpaint_terminal_auto_detect(terminal) {
      schedule(Self.detectionTimeout) { [weak self] in self?.endDetection() }
    } else {
      becomeReady()
    }
  }

  /// Takes bytes from the terminal.
  func receive(_ bytes: [UInt8]) {
    guard let terminal, !bytes.isEmpty else { return }
    isReceiving = true
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        termpaint_terminal_add_input_data(
          terminal, characters.baseAddress, UInt32(characters.count)
        )
      }
    }
    isReceiving = false
    flush()
    if closesAfterInput { close() }
  }

  func resize(to size: CellSize) {
    guard size != self.size else { return }
    self.size = size
    shown = nil
  }

  /// Gives the terminal back as it was.
  ///
  /// Nothing is drawn after that.
  func close() {
    guard let terminal else { return }
    // The library is still reading its input when a key asks to close: it goes afterwards.
    guard !isReceiving else {
      closesAfterInput = true
      return
    }
    self.terminal = nil
    isReady = false
    termpaint_terminal_free_with_restore(terminal)
    flush()
  }

  /// Gives the terminal back for a while, as when the process is suspended.
  func pause() {
    guard let terminal, isReady else { return }
    termpaint_terminal_pause(terminal)
    flush()
  }

  /// Takes the terminal again after a pause.
  ///
  /// The next frame is drawn whole.
  func resume() {
    guard let terminal, isReady else { return }
    termpaint_terminal_unpause(terminal)
    shown = nil
    flush()
  }

  // MARK: Drawing

  /// The next frame is drawn even if nothing has changed.
  func forgetFrame() { shown = nil }

  /// Shows a frame, if it differs from the last.
  func show(_ canvas: Canvas) {
    guard let terminal, isReady, canvas.size == size, canvas != shown else { return }
    let colors = colors.encoded(isExact: termpaint_terminal_should_use_truecolor(terminal))
    pending += FrameEncoder.encode(canvas, after: shown, colors: colors)
    shown = canvas
    flush()
  }

  // MARK: Events of the library

  func handle(_ event: TermpaintEvent) {
    switch event {
    case .input(let input): onInput?(input)
    case .detected: becomeReady()
    case .background(let text):
      if let scheme = TerminalColors.scheme(ofBackground: text) { onBackground?(scheme) }
    case .pasteBegan: pasted = []
    case .pasted(let bytes): pasted? += bytes
    case .pasteEnded:
      if let pasted { onInput?(.paste(String(decoding: pasted, as: UTF8.self))) }
      pasted = nil
    }
  }

  func write(_ bytes: [UInt8]) { pending += bytes }

  func flush() {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    output(bytes)
  }

  /// The library wants to be called back when the person has had time to type on.
  func requestCallback() {
    schedule(Self.escapeDelay) { [weak self] in
      guard let self, let terminal = self.terminal else { return }
      termpaint_terminal_callback(terminal)
      self.flush()
      self.onDelayedInput?()
    }
  }

  /// Goes on without what the terminal did not say.
  ///
  /// The library takes the next key for the end of the answers, and loses it. It gets one that nobody
  /// pressed: F12, which means nothing here.
  private func endDetection() {
    guard !isReady else { return }
    receive(Array("\u{1B}[24~".utf8))
    becomeReady()
  }

  private func becomeReady() {
    guard let terminal, !isReady else { return }
    termpaint_terminal_auto_detect_apply_input_quirks(terminal, false)
    termpaint_terminal_setup_fullscreen(terminal, Int32(size.width), Int32(size.height), "")
    termpaint_terminal_request_tagged_paste(terminal, true)
    termpaint_terminal_handle_paste(terminal, true)
    termpaint_terminal_set_mouse_mode(terminal, TERMPAINT_MOUSE_MODE_DRAG)
    isReady = true
    if asksForBackground { pending += Array("\u{1B}]11;?\u{1B}\\".utf8) }
    flush()
    onReady?()
  }

  private func connect() {
    let integration = UnsafeMutableRawPointer(context)
      .assumingMemoryBound(to: termpaint_integration.self)
    TermpaintCallbacks.install(on: integration)
    terminal = termpaint_terminal_new(integration)
    guard let terminal else { return }
    termpaint_terminal_set_event_cb(terminal, TermpaintCallbacks.event, context)
  }
}
