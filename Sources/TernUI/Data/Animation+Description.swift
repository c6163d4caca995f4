extension Animation {
  /// The animation as it is made: `easeIn(duration: 0.5).delay(1.0)`.
  package var _description: String {
    let delay = delay == 0 ? "" : ".delay(\(delay))"
    return "\(curve)\(duration.map { "(duration: \($0))" } ?? "")\(delay)"
  }
}
