/// A length in whole points, or `nil` for one that is no number or that no screen has.
func wholePoints(_ length: Double) -> Int? {
  abs(length) < 1e9 ? Int(length.rounded()) : nil
}
