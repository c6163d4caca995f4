/// Where something stands in a room that is larger than it.
enum Alignment: Sendable {
  case start, center, end

  /// The distance from the start of the room.
  ///
  /// An odd cell goes to the end. What is larger than the room starts with the room, so that its
  /// beginning is seen.
  func offset(of length: Int, in room: Int) -> Int {
    let free = max(0, room - length)
    switch self {
    case .start: return 0
    case .center: return free / 2
    case .end: return free
    }
  }

  /// The alignment of a name from the vocabulary of views, or `nil` for another name.
  init?(name: some StringProtocol) {
    switch name {
    case "leading", "top": self = .start
    case "center": self = .center
    case "trailing", "bottom": self = .end
    default: return nil
    }
  }
}

/// An alignment in both directions, as a `zstack` or a `box` has it.
struct Alignment2D: Sendable {
  var horizontal = Alignment.center
  var vertical = Alignment.center

  /// Reads `top-leading`, `center`, `bottom`, ….
  init(name: String?) {
    guard let name else { return }
    for part in name.split(separator: "-") {
      switch part {
      case "leading", "trailing": horizontal = Alignment(name: part) ?? horizontal
      case "top", "bottom": vertical = Alignment(name: part) ?? vertical
      default: continue
      }
    }
  }

  func origin(of size: CellSize, in room: CellSize) -> CellPoint {
    CellPoint(
      x: horizontal.offset(of: size.width, in: room.width),
      y: vertical.offset(of: size.height, in: room.height)
    )
  }
}
