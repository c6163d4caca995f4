import Foundation
import TernUI

/// Several colours over the cells of a rectangle.
struct CellGradient {
  private enum Course {
    case linear(from: (Double, Double), to: (Double, Double))
    case radial(center: (Double, Double), from: Double, to: Double)
    case angular(center: (Double, Double))
  }

  private struct Stop {
    let red: Double
    let green: Double
    let blue: Double
    let place: Double
  }

  private let course: Course
  private let stops: [Stop]
  private let size: CellSize

  /// - Parameters:
  ///   - words: The course and the colours, as an element's `gradient` has them.
  ///   - size: The size of the rectangle.
  init?(_ words: [String], size: CellSize) {
    let form = words.first?.split(separator: " ") ?? []
    let numbers = form.dropFirst().compactMap { Double($0) }.map { $0.isFinite ? $0 : 0 }
    switch (form.first, numbers.count) {
    case ("linear", 4):
      course = .linear(from: (numbers[0], numbers[1]), to: (numbers[2], numbers[3]))
    case ("radial", 4):
      course = .radial(center: (numbers[0], numbers[1]), from: numbers[2], to: numbers[3])
    case ("angular", 2): course = .angular(center: (numbers[0], numbers[1]))
    default: return nil
    }
    stops = words.dropFirst().compactMap(Self.stop)
    self.size = size
    if stops.isEmpty || size.width <= 0 || size.height <= 0 { return nil }
  }

  private static func stop(_ word: String) -> Stop? {
    let parts = word.split(separator: " ")
    guard parts.count == 2, let place = Double(parts[1]), place.isFinite,
      let (red, green, blue) = TerminalColor(name: String(parts[0]))?.levels
    else { return nil }
    return Stop(red: red, green: green, blue: blue, place: place)
  }

  /// The colour of a cell, counted from the corner of the rectangle.
  func color(x: Int, y: Int) -> TerminalColor {
    // The middle of the cell, in points.
    let point = (8 * (Double(x) + 0.5), 16 * (Double(y) + 0.5))
    let room = (8 * Double(size.width), 16 * Double(size.height))
    return color(at: place(of: point, in: room))
  }

  /// How far along its course a point is.
  private func place(of point: (Double, Double), in room: (Double, Double)) -> Double {
    switch course {
    case .linear(let from, let to):
      let start = (from.0 * room.0, from.1 * room.1)
      let line = (to.0 * room.0 - start.0, to.1 * room.1 - start.1)
      let length = line.0 * line.0 + line.1 * line.1
      if length == 0 { return 0 }
      return ((point.0 - start.0) * line.0 + (point.1 - start.1) * line.1) / length
    case .radial(let center, let from, let to):
      let distance = hypot(point.0 - center.0 * room.0, point.1 - center.1 * room.1)
      return to == from ? 1 : (distance - from) / (to - from)
    case .angular(let center):
      let angle = atan2(point.1 - center.1 * room.1, point.0 - center.0 * room.0) / (2 * .pi)
      return angle < 0 ? angle + 1 : angle
    }
  }

  private func color(at place: Double) -> TerminalColor {
    let after = stops.firstIndex { $0.place > place }
    guard let after else { return Self.color(stops[stops.count - 1], stops[stops.count - 1], 0) }
    if after == 0 { return Self.color(stops[0], stops[0], 0) }
    let (low, high) = (stops[after - 1], stops[after])
    return Self.color(low, high, (place - low.place) / (high.place - low.place))
  }

  private static func color(_ low: Stop, _ high: Stop, _ part: Double) -> TerminalColor {
    func mixed(_ low: Double, _ high: Double) -> UInt8 {
      UInt8(min(max((low + (high - low) * part).rounded(), 0), 255))
    }
    return .rgb(
      red: mixed(low.red, high.red), green: mixed(low.green, high.green),
      blue: mixed(low.blue, high.blue)
    )
  }
}

extension TerminalColor {
  /// The parts of the colour, as most terminals show it; `nil` for the terminal's own.
  fileprivate var levels: (Double, Double, Double)? {
    switch self {
    case .standard: return nil
    case .rgb(let red, let green, let blue): return (Double(red), Double(green), Double(blue))
    case .palette(let index):
      let levels: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]
      guard levels.indices.contains(Int(index)) else { return nil }
      let value = levels[Int(index)]
      return (Double(value >> 16 & 0xFF), Double(value >> 8 & 0xFF), Double(value & 0xFF))
    }
  }
}
