import CustomDump
import Foundation
import FoundationNetworking
import Testing

@Suite struct ConformanceTests {
  @Test func standardLibrary() {
    #expect(String(customDumping: Character("a")) == #""a""#)
    #expect(String(customDumping: Unicode.Scalar("a")) == #""a""#)
    #expect(String(customDumping: "a" as StaticString) == #""a""#)
    #expect(String(customDumping: Duration.seconds(5)) == "5.0 seconds")
    #expect(String(customDumping: 1.5) == "1.5")
    #expect(String(customDumping: UInt8(7)) == "7")
    #expect(String(customDumping: true) == "true")
    #expect(String(customDumping: \User.name).hasPrefix("\\User."))
    #expect(String(customDumping: ObjectIdentifier(Node.self)).hasPrefix("ObjectIdentifier("))
  }

  @Test func foundationValues() {
    #expect(
      String(customDumping: Date(timeIntervalSince1970: 0)) == "Date(1970-01-01T00:00:00.000Z)"
    )
    #expect(
      String(customDumping: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10)))
        == "UUID(00000000-0000-0000-0000-00000000000A)"
    )
    #expect(
      String(customDumping: URL(string: "https://example.com")!) == "URL(https://example.com)"
    )
    #expect(String(customDumping: Data([1])) == "Data(1 byte)")
    #expect(String(customDumping: Data([1, 2])) == "Data(2 bytes)")
    #expect(String(customDumping: Decimal(string: "1.25")!) == "1.25")
    #expect(String(customDumping: Locale(identifier: "ko_KR")) == "Locale(ko_KR)")
    #expect(String(customDumping: AttributedString("Blob")) == #""Blob""#)
    #expect(
      String(customDumping: TimeZone(secondsFromGMT: 0)!) == """
        TimeZone(
          identifier: "GMT",
          abbreviation: "GMT",
          secondsFromGMT: 0,
          isDaylightSavingTime: false
        )
        """
    )
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let dump = String(customDumping: calendar)
    #expect(dump.hasPrefix("Calendar(\n  identifier: .gregorian,\n  locale: Locale(de_DE),"))
  }

  @Test func foundationObjects() {
    #expect(String(customDumping: NSString("Blob")) == #""Blob""#)
    #expect(String(customDumping: NSAttributedString(string: "Blob")) == #""Blob""#)
    #expect(
      String(customDumping: NSDate(timeIntervalSince1970: 0)) == "Date(1970-01-01T00:00:00.000Z)"
    )
    #expect(String(customDumping: NSData(data: Data([1]))) == "Data(1 byte)")
    #expect(String(customDumping: NSLocale(localeIdentifier: "ko_KR")) == "Locale(ko_KR)")
    #expect(
      String(customDumping: NSURL(string: "https://example.com")!) == "URL(https://example.com)"
    )
    #expect(String(customDumping: NSNumber(value: 1)) == "1")
    #expect(
      String(customDumping: NSIndexPath(indexes: [1, 2], length: 2))
        == "[\n  [0]: 1,\n  [1]: 2\n]"
    )
    #expect(String(customDumping: NSIndexSet(index: 3)) == "[\n  [0]: 3\n]")
    #expect(
      String(customDumping: NSOrderedSet(array: ["b", "a"]))
        == "[\n  [0]: \"b\",\n  [1]: \"a\"\n]"
    )
    #expect(
      String(customDumping: NSError(domain: "d", code: 1)) == """
        NSError(
          domain: "d",
          code: 1,
          userInfo: [:]
        )
        """
    )
    #expect(
      String(customDumping: URLRequest.NetworkServiceType.background)
        == "URLRequest.NetworkServiceType.background"
    )
  }
}
