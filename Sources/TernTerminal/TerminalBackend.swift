import Dispatch
import TernUI

/// Shows a tree of elements in a terminal, and says what a person does there.
///
/// The back end lays out in character cells, draws, moves the keyboard focus, scrolls, edits text
/// fields, and turns keys and mouse into events. It knows a terminal only as bytes: those for the
/// terminal go to the closure it was made with, those from the terminal come in through
/// ``receive(_:)``. ``TerminalRunner`` connects it to the terminal of the process; a test or a server
/// connects it to anything else.
///
/// ```swift
/// let backend = TerminalBackend(columns: 80, rows: 24) { bytes in connection.send(bytes) }
/// backend.start()
/// connection.onBytes = { backend.receive($0) }
/// ```
///
/// A batch of operations costs the layout of what changed and of what is around it, and one frame of
/// bytes, which is not sent when it looks like the last one.
@MainActor
public final class TerminalBackend: Backend {
  public var onEvent: (@MainActor (UIEvent) -> Void)?

  /// Called when the person asks to leave, with Ctrl-C or Ctrl-Q.
  public var onQuit: (@MainActor () -> Void)?

  /// Called when the person asks to suspend the process, with Ctrl-Z.
  public var onSuspend: (@MainActor () -> Void)?

  /// Called with the bytes that give the terminal back as it was, each time they change.
  ///
  /// Whoever has to leave without calling ``close()``, as after a crash, writes the latest of them.
  public var onRestoreSequence: (@MainActor ([UInt8]) -> Void)? {
    didSet { termpaint.onRestoreSequence = onRestoreSequence }
  }

  /// Whether the terminal is dark or light, and wide or narrow: 60 columns are wide.
  public private(set) var traits: BackendTraits

  let tree = ElementTree()
  let focus = FocusController()
  let termpaint: Termpaint
  var size: CellSize
  var showsHelp = false
  /// The lines of the help that are out of sight at the top.
  var helpOffset = 0
  /// The open menus, each opened from the one before.
  var menus: [ElementNode] = []
  /// The layer that the menus were opened in.
  weak var menusLayer: ElementNode?
  /// What was cut or copied in a field.
  var clipboard = ""
  /// The box whose gestures the mouse button went down in, and where.
  weak var gestured: ElementNode?
  var pressedPoint: CellPoint?
  let taps = TapCounter()
  /// The control that the mouse button went down on, and waits to come up.
  weak var pressed: ElementNode?
  private let schedule: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void
  /// What arrived and is not handled yet.
  private var inputs: [TerminalInput] = []
  /// Input waits until the app has had a turn to answer to what was done.
  private var awaitsAnswer = false
  private var hasActed = false
  private var isHandlingInput = false
  private var revealsFocus = true
  /// Whether the app is about to be told where the focus is.
  private var tellsFocus = false
  /// What has the focus is to be seen where the app's answer puts it.
  private var revealsAnswer = false
  /// What was scrolled to since the last frame.
  private weak var revealed: ElementNode?
  /// Whether the app is being asked for rows, so that a frame is not the last one for what was done.
  var isAskingForRows = false

  /// A terminal with nothing on it yet.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal, in cells.
  ///   - rows: The height of the terminal, in cells.
  ///   - colors: The colours to use. The default asks the terminal.
  ///   - colorScheme: Whether the terminal is light or dark, if that is known. Without it the terminal is
  ///     asked, and taken for a dark one until it answers.
  ///   - schedule: Runs work on the main actor after a while: a lone Escape is told from the start of a
  ///     longer sequence by what follows in time. The default is the main queue.
  ///   - output: Sends bytes to the terminal.
  public init(
    columns: Int,
    rows: Int,
    colors: TerminalColors = .automatic,
    colorScheme: BackendTraits.ColorScheme? = nil,
    schedule: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> Void =
      TerminalBackend.onMainQueue,
    output: @escaping @MainActor ([UInt8]) -> Void
  ) {
    size = Self.size(columns, rows)
    traits = Self.traits(of: size, colorScheme ?? .dark)
    self.schedule = schedule
    termpaint = Termpaint(
      size: size, colors: colors, asksForBackground: colorScheme == nil && colors == .automatic,
      output: output,
      schedule: schedule
    )
    termpaint.onReady = { [weak self] in self?.draw() }
    termpaint.onDelayedInput = { [weak self] in self?.handleWaitingInputs() }
    termpaint.onBackground = { [weak self] in self?.take(colorScheme: $0) }
    termpaint.onInput = { [weak self] in self?.inputs.append($0) }
  }

  // MARK: The terminal

  /// Asks the terminal what it can do, and draws when it has answered.
  public func start() {
    termpaint.start()
  }

  /// Takes bytes that came from the terminal: keys, mouse, pastes, answers.
  public func receive(_ bytes: [UInt8]) {
    termpaint.receive(bytes)
    handleWaitingInputs()
  }

  private func handleWaitingInputs() {
    if !awaitsAnswer { handleInputs() }
  }

  /// Handles what arrived, up to something that the app has to answer to.
  ///
  /// Keys may arrive together, as over a slow line. After one that acts, the app gets a turn before
  /// the next: else two Enters would open the same page twice.
  private func handleInputs() {
    isHandlingInput = true
    awaitsAnswer = false
    while !inputs.isEmpty, !awaitsAnswer {
      hasActed = false
      while findFocus() {}
      handle(inputs.removeFirst())
      guard hasActed, !inputs.isEmpty else { continue }
      awaitsAnswer = true
      schedule(.zero) { [weak self] in self?.handleInputs() }
    }
    isHandlingInput = false
    draw()
  }

  /// Tells the app what the person did.
  func send(_ event: UIEvent) {
    switch event {
    // Text has revisions, and the focus is this back end's: neither needs an answer.
    case .input, .focus: break
    default: hasActed = true
    }
    onEvent?(event)
  }

  /// Takes another size of the terminal and draws anew.
  ///
  /// What a person is typing, the focus and how far things are scrolled stay as they are.
  public func resize(columns: Int, rows: Int) {
    size = Self.size(columns, rows)
    termpaint.resize(to: size)
    revealsFocus = true
    take(Self.traits(of: size, traits.colorScheme))
    draw()
  }

  private func take(colorScheme: BackendTraits.ColorScheme) {
    take(Self.traits(of: size, colorScheme))
  }

  private func take(_ traits: BackendTraits) {
    guard traits != self.traits else { return }
    self.traits = traits
    onEvent?(.environment(traits))
  }

  /// Gives the terminal back for a while.
  ///
  /// ``resume()`` takes it again.
  public func suspend() {
    termpaint.pause()
  }

  /// Takes the terminal again after ``suspend()``, and draws everything.
  public func resume() {
    termpaint.resume()
    draw()
  }

  /// Gives the terminal back as it was.
  ///
  /// The back end draws nothing after that.
  public func close() {
    termpaint.close()
  }

  // MARK: The tree

  public func apply(_ operations: [RenderOperation], revision: UInt64) {
    let changes = tree.apply(operations)
    for node in changes.textFields { acceptText(of: node) }
    if changes.isStructural {
      if revealsAnswer { revealsFocus = true }
      revealsAnswer = false
      closeStaleMenus()
      updateFocus()
    }
    if case .some(let requested) = changes.focus {
      focus.request(requested.flatMap { tree[$0] })
      revealsFocus = true
    }
    if !changes.reveals.isEmpty {
      layout()
      for reveal in changes.reveals {
        ScrollPosition.reveal(reveal.node, alignment: reveal.alignment)
        revealed = reveal.node
      }
      // Where the app scrolls to counts more than where the focus is.
      revealsFocus = false
    }
    draw()
  }

  /// Finds out what can have the focus now, and whether something else has it.
  func updateFocus() {
    if focus.update(tree: tree, popup: menus.last) { revealsFocus = true }
  }

  /// The keys that activate what is in reach.
  var shortcuts: Shortcuts { Shortcuts(in: focus.scope) }

  private func acceptText(of node: ElementNode) {
    let answered = UInt64(max(0, node.int(.revision) ?? 0))
    node.field?.accept(node.string(.value) ?? "", answered: answered)
    if node.isMultiline { node.invalidateLayout() }
  }

  // MARK: Drawing

  func setNeedsReveal() { revealsFocus = true }

  /// Keeps what has the focus in sight when the app moves it.
  func setNeedsRevealOfAnswer() { revealsAnswer = true }

  /// Lays out and shows a frame, unless input is being handled: then one follows at its end.
  func draw() {
    guard termpaint.isReady, !isHandlingInput else { return }
    layout()
    if findFocus() { return drawLater() }
    let isRevealing = revealsFocus && focus.element != nil
    if isRevealing, let focused = focus.element {
      ScrollPosition.reveal(focused, among: focus.stops)
      revealed = focused
    }
    if askForRows() { return drawLater() }
    // Until then it depends on the rows beside it how far things are scrolled.
    if isRevealing { revealsFocus = false }
    if let focused = focus.element, focused.isTextField, let room = focused.parts[.content] {
      if focused.isMultiline {
        focused.field?.revealCursor(in: room.size)
      } else {
        focused.field?.revealCursor(
          width: room.size.width, isSecure: focused.kind == .secureField
        )
      }
    }
    if !isAskingForRows { revealed = nil }
    termpaint.show(frame())
    tellRooms()
    tellRowsLeft()
    tellFocus()
  }

  /// Draws when rows came that were asked for, in a batch of their own; should none come, what there is.
  private func drawLater() {
    schedule(.zero) { [weak self] in self?.draw() }
  }

  /// Tells the app where the focus went by itself, when the batch that is being applied is over.
  private func tellFocus() {
    guard focus.isToBeAnnounced, !tellsFocus else { return }
    tellsFocus = true
    schedule(.zero) { [weak self] in
      guard let self else { return }
      tellsFocus = false
      for event in focus.announcements() { send(event) }
    }
  }

  /// Tells the app of rooms that content depends on, when the batch that is being applied is over.
  private func tellRooms() {
    let nodes = tree.notes.resized.filter { $0.size != $0.toldSize && tree[$0.id] === $0 }
    tree.notes.resized = []
    guard !nodes.isEmpty else { return }
    for node in nodes { node.toldSize = node.size }
    schedule(.zero) { [weak self] in
      guard let self else { return }
      for node in nodes where tree[node.id] === node {
        onEvent?(
          .resize(
            node.id, width: Double(node.size.width) * 8, height: Double(node.size.height) * 16)
        )
      }
    }
  }

  /// Runs work when another tap would no longer belong to the one before.
  func scheduleTapEnd(_ work: @escaping @MainActor () -> Void) {
    schedule(.milliseconds(400), work)
  }

  /// Gives every element its place.
  func layout() {
    let isLaidOut = tree.root.isLaidOut && tree.root.size == size
    let anchors =
      isLaidOut ? [] : tree.notes.scrollers.compactMap { ScrollAnchor($0, revealed: revealed) }
    tree.root.place(at: .zero, size: size)
    for layer in tree.layers {
      let layerSize = layer.size(for: Proposal(size))
      let popover = popoverPlacement(of: layer, size: layerSize)
      if SheetLayout.isPopover(layer) {
        layer.parts[.indicator] = popover?.arrow.map {
          CellRect(origin: $0.place, size: CellSize(width: 1, height: 1))
        }
      }
      layer.place(
        at: popover?.origin ?? SheetLayout.origin(of: layer, size: layerSize, in: size),
        size: layerSize
      )
    }
    for anchor in anchors where tree[anchor.row.id] === anchor.row { anchor.restore() }
    if tree.notes.shownChanged {
      tree.notes.shownChanged = false
      updateFocus()
    }
    for menu in menus {
      PopupLayout.place(menu, focused: focus.element, screen: size)
    }
  }

  /// Where a popover stands whose element is on the screen.
  private func popoverPlacement(of layer: ElementNode, size: CellSize) -> PopoverPlacement? {
    guard SheetLayout.isPopover(layer), let number = layer.int(.anchor),
      let anchor = UInt32(exactly: number).flatMap({ tree[ElementID(rawValue: $0)] }),
      anchor.isShown,
      !anchor.seenFrame.intersection(CellRect(origin: .zero, size: self.size)).isEmpty
    else { return nil }
    return PopoverPlacement(of: layer, size: size, anchor: anchor, in: self.size)
  }

  private func frame() -> Canvas {
    var painter = Painter(size: size, focused: focus.element)
    let context = Painter.Context(
      origin: .zero, clip: CellRect(origin: .zero, size: size), style: .plain
    )
    painter.paint(tree.root, context)
    for layer in tree.layers { painter.paintLayer(layer) }
    for menu in menus { painter.paintPopup(menu) }
    if showsHelp {
      helpOffset = painter.paintHelp(
        KeyHelp.lines(shortcuts: shortcuts, focus: focus), from: helpOffset
      )
    }
    return painter.canvas
  }

  /// A size that can be drawn on, whatever the terminal says.
  private static func size(_ columns: Int, _ rows: Int) -> CellSize {
    CellSize(width: min(max(1, columns), 2_000), height: min(max(1, rows), 1_000))
  }

  private static func traits(
    of size: CellSize, _ colorScheme: BackendTraits.ColorScheme
  ) -> BackendTraits {
    BackendTraits(
      colorScheme: colorScheme,
      horizontalSizeClass: size.width < 60 ? .compact : .regular,
      hasPointer: true,
      loadsRows: true
    )
  }

  /// Runs work on the main queue after a while.
  public static func onMainQueue(_ delay: Duration, _ work: @escaping @MainActor () -> Void) {
    let (seconds, attoseconds) = delay.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) {
      MainActor.assumeIsolated { work() }
    }
  }
}
