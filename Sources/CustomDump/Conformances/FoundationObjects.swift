public import Foundation

extension NSAttributedString: CustomDumpRepresentable {
  public var customDumpValue: Any { string }
}

extension NSCalendar: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Calendar }
}

extension NSData: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Data }
}

extension NSDate: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Date }
}

extension NSError: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: ["domain": domain, "code": code, "userInfo": userInfo],
      displayStyle: .class
    )
  }
}

extension NSExceptionName: CustomDumpStringConvertible {
  public var customDumpDescription: String { rawValue }
}

extension NSIndexPath: CustomDumpRepresentable {
  public var customDumpValue: Any { Array(self as IndexPath) }
}

extension NSIndexSet: CustomDumpRepresentable {
  public var customDumpValue: Any { Array(self as IndexSet) }
}

extension NSLocale: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Locale }
}

extension NSMeasurement: CustomDumpRepresentable {
  public var customDumpValue: Any { "\(doubleValue) \(unit.symbol)" }
}

extension NSNotification: CustomDumpRepresentable {
  public var customDumpValue: Any { self as Notification }
}

extension NSOrderedSet: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: array, displayStyle: .collection)
  }
}

extension NSPredicate: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

extension NSRange: CustomDumpRepresentable {
  /// The range as the standard library spells it.
  ///
  /// One that is 'not found' has no such spelling.
  public var customDumpValue: Any { Range(self) as Any }
}

extension NSString: CustomDumpRepresentable {
  public var customDumpValue: Any { self as String }
}

extension NSTimeZone: CustomDumpRepresentable {
  public var customDumpValue: Any { self as TimeZone }
}

extension NSURL: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URL }
}

extension NSURLComponents: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URLComponents }
}

extension NSURLQueryItem: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URLQueryItem }
}

extension NSUUID: CustomDumpRepresentable {
  public var customDumpValue: Any { self as UUID }
}

extension NSValue: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}
