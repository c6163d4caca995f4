extension AnyHashable: CustomDumpRepresentable {
  public var customDumpValue: Any { base }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension Character: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}

extension Duration: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  public var customDumpDescription: String { debugDescription }
}

extension StaticString: CustomDumpRepresentable {
  public var customDumpValue: Any { description }
}

extension UnicodeScalar: CustomDumpRepresentable {
  public var customDumpValue: Any { String(self) }
}
