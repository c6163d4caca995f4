import Foundation
import SwiftNavigation
import Testing

@Suite struct DeepLinkTextTests {
  @Test(
    arguments: [
      ("", []), ("/", []), ("bird/7", ["bird", "7"]), ("/bird/7", ["bird", "7"]),
      ("//bird///7//", ["bird", "7"]), ("birds://bird/7", ["bird", "7"]),
      ("birds:///bird/7", ["bird", "7"]), ("birds:bird/7", ["bird", "7"]), ("birds:", []),
      ("birds://", []), ("https://x.example:80/bird/7#top", ["bird", "7"]),
      ("HTTP://x.example", []), ("http:bird", ["bird"]), ("/a:b", ["a:b"]), ("1:30", ["1:30"]),
      ("/%2F/%25/%00", ["/", "%", "\0"]), ("/Z%C3%BCrich/갈매기", ["Zürich", "갈매기"]),
      ("/a+b", ["a+b"]), ("/./..", [".", ".."]), ("/~", ["~"]),
    ] as [(String, [String])])
  func readsTheSegments(text: String, path: [String]) throws {
    #expect(try DeepLink(text).path == path)
  }

  @Test func readsTheQuery() throws {
    let link = try DeepLink("/a?x=1&&y=&z&x=%26+%2B&=&a=b=c#?n=1")
    #expect(
      link.query == [
        .init("x", "1"), .init("y", ""), .init("z"), .init("x", "& +"), .init("", ""),
        .init("a", "b=c"),
      ]
    )
  }

  @Test func writesWhatItReads() throws {
    let link = DeepLink(
      path: ["a b", "", "/", "ü"], query: [.init("q", "&="), .init("flag"), .init("", "")]
    )
    #expect(link.description == "/a%20b/%2F/%C3%BC?q=%26%3D&flag&=")
    #expect(try DeepLink(link.description) == link)
    #expect(
      link.url(scheme: "birds")?.absoluteString == "birds:///a%20b/%2F/%C3%BC?q=%26%3D&flag&=")
    let data = try JSONEncoder().encode([link])
    #expect(try JSONDecoder().decode([DeepLink].self, from: data) == [link])
  }

  @Test func beginsWithABase() throws {
    let base = try #require(URL(string: "https://birds.example/app/"))
    let link = DeepLink(path: ["bird", "7"])
    let url = try #require(link.url(base: base))
    #expect(url.absoluteString == "https://birds.example/app/bird/7")
    #expect(try DeepLink(url, base: base) == link)
    for other in [
      "https://birds.example/bird/7", "http://birds.example/app/bird", "birds:app/bird",
    ] {
      let error = #expect(throws: DeepLinkError.self) {
        try DeepLink(#require(URL(string: other)), base: base)
      }
      #expect(
        error?.description
          == "The link does not belong to this app. Its links begin with 'https://birds.example/app/'."
      )
    }
  }

  @Test(
    arguments: [
      ("/a/%2/b", "Segment 2 of the link, '%2',"), ("/%zz", "Segment 1 of the link, '%zz',"),
      ("/%FF", "Segment 1 of the link, '%FF',"), ("/a?x=%C3", "The part 'x=%C3' of the link"),
      ("/a?%=1", "The part '%=1' of the link"),
    ])
  func rejectsBrokenEncoding(text: String, place: String) {
    let error = #expect(throws: DeepLinkError.self) { try DeepLink(text) }
    #expect(
      error?.description
        == "\(place) is not percent-encoded UTF-8. A '%' is followed by two hexadecimal digits; "
        + "write '%25' for the character itself."
    )
  }

  @Test func rejectsWhatIsTooLong() throws {
    let longest = String(repeating: "a", count: DeepLink.maximumLength)
    #expect(try DeepLink(longest).path == [longest])
    let error = #expect(throws: DeepLinkError.self) { try DeepLink(longest + "a") }
    #expect(
      error?.description == "The link is too long. A link has at most 65536 bytes."
    )
  }
}
