import CustomDump
import Foundation
import SwiftNavigation
import Testing

@Suite struct UINavigationPathTests {
  @Test func pushesAndPops() {
    var path = UINavigationPath([1, 2])
    path.append("a")
    #expect(path.count == 3)
    #expect(path != UINavigationPath([1, 2]))
    path.removeLast()
    #expect(path == UINavigationPath([1, 2]))
    path.removeLast(5)
    path.removeLast(-1)
    #expect(path.isEmpty)
    #expect(path == UINavigationPath())
    path.append(Page(number: 1))
    #expect(String(customDumping: path) == "[\n  [0]: Page(\n    number: 1\n  )\n]")
  }

  @Test func isSavedAndRead() throws {
    var path = UINavigationPath()
    path.append(7)
    path.append("갈매기")
    path.append(Page(number: 3))
    let data = try JSONEncoder().encode(#require(path.codable))
    let saved = try JSONDecoder().decode(UINavigationPath.CodableRepresentation.self, from: data)
    #expect(saved == path.codable)
    #expect(UINavigationPath(saved) == path)
  }

  @Test func isNotSavedWithAnElementThatCannotBe() {
    var path = UINavigationPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test func isNotSavedWithAPrivateType() {
    var path = UINavigationPath()
    path.append(Secret(number: 1))
    withKnownIssue {
      #expect(path.codable == nil)
    } matching: { issue in
      issue.description.contains(
        """
        A path with an element of type 'Secret' cannot be saved: the type is private, and cannot be \
        found by its name. Make it 'internal'.
        """
      )
    }
  }

  @Test(
    arguments: [
      #"["Si"]"#, #"["Si", "x"]"#, #"["NoSuchType", "1"]"#, #"["\u0001aaaa", "1"]"#,
      #"["", "1"]"#, #"[1, 2]"#, #"{}"#, #"["yyXl", "1"]"#, #"["So8NSObjectC", "1"]"#,
    ])
  func rejectsWhatWasNotSaved(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        UINavigationPath.CodableRepresentation.self, from: Data(json.utf8)
      )
    }
  }
}

struct Page: Codable, Hashable {
  var number: Int
}

private struct Plain: Hashable {}

private struct Secret: Codable, Hashable {
  var number: Int
}
