extension Animation {
  /// The animation as it is made: `easeIn(duration: 0.5).delay(1.0)`.
  package var _description: String {
    let delay = delay == 0 ? "" : ".delay(\(delay))"
    let speed = speed == 1 ? "" : ".speed(\(speed))"
    let repetition =
      switch repetitions {
      case 1: ""
      case .infinity: ".repeatForever()"
      default: ".repeatCount(\(Int(repetitions)))"
      }
    return "\(curve)\(duration.map { "(duration: \($0))" } ?? "")\(delay)\(speed)\(repetition)"
  }
}
