public import CustomDump
public import TernUI

extension Animation: CustomDumpStringConvertible {
  /// The animation as it is made: `Animation.easeIn(duration: 0.5)`.
  public var customDumpDescription: String {
    "Animation.\(_description)"
  }
}
