private import func Foundation.pow

extension Color {
  /// What the parts of a colour are measured in.
  ///
  /// Screens of characters have one space only: parts in any space count as parts in `sRGB`, but for
  /// those in `sRGBLinear`, which are converted.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3

    fileprivate func encoded(_ part: Double) -> Double {
      guard self == .sRGBLinear else { return part }
      return part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
  }

  /// An exact colour in a space.
  ///
  /// Parts outside of 0 to 1 count as the nearest end.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      red: colorSpace.encoded(red), green: colorSpace.encoded(green),
      blue: colorSpace.encoded(blue), opacity: opacity
    )
  }

  /// A grey in a space, from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: colorSpace.encoded(white), opacity: opacity)
  }
}
