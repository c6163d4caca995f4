public import CustomDump
public import TernUI

extension LocalizedStringKey: CustomDumpRepresentable {
  /// The text of the key.
  public var customDumpValue: Any { _text }
}
