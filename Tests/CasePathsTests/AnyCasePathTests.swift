import CasePaths
import Testing

struct AnyCasePathTests {
  @Test func embedsAndExtracts() {
    let path = AnyCasePath<Destination, Int>(\.detail)
    #expect(path.embed(1) == .detail(id: 1))
    #expect(path.extract(from: .detail(id: 2)) == 2)
    #expect(path.extract(from: .settings) == nil)
  }

  @Test func embedsAndExtractsThroughSeveralEnums() {
    let path = AnyCasePath<Destination, String>(\.edit.text)
    #expect(path.embed("a") == .edit(.text("a")))
    #expect(path.extract(from: .edit(.text("b"))) == "b")
    #expect(path.extract(from: .edit(.closed)) == nil)
    #expect(path.extract(from: .settings) == nil)
  }

  @Test func isMadeFromFunctions() {
    let path = AnyCasePath<String, Int>(embed: { "\($0)" }, extract: { Int($0) })
    #expect(path.embed(3) == "3")
    #expect(path.extract(from: "4") == 4)
    #expect(path.extract(from: "four") == nil)
  }

  @Test func leadsFromATypeToItself() {
    #expect(AnyCasePath<Int, Int>().extract(from: 1) == 1)
    #expect(AnyCasePath<Destination, Destination>(\.self).embed(.settings) == .settings)
  }

  @Test func goesOnToCasesOfThePayload() {
    let path = AnyCasePath<Destination, Editor>(\.edit).text
    #expect(path.embed("a") == .edit(.text("a")))
    #expect(path.extract(from: .edit(.text("b"))) == "b")
  }

  @Test func describesItselfAsTheKeyPathIsWritten() {
    #expect(
      "\(AnyCasePath<Destination, String>(\.edit.text))"
        == "AnyCasePath<Destination, String>(\\.edit.text)"
    )
  }

  @Test func isReachedThroughAHandWrittenCase() {
    let path = AnyCasePath<String, Int>(\.number)
    #expect(path.embed(3) == "3")
    #expect(path.extract(from: "4") == 4)
    #expect(path.extract(from: "four") == nil)
  }
}

extension Case<String> {
  fileprivate var number: Case<Int> {
    Case<Int>(embed: { "\($0)" }, extract: { (text: String) in Int(text) })
  }
}
