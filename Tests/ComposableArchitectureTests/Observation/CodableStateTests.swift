import ComposableArchitecture
import Foundation
import Testing

struct CodableStateTests {
  @Test func usesTheNamesOfProperties() throws {
    let state = Basket(id: 1, count: 2, note: nil, default: true, cache: [3])
    #expect(
      try json(state) == #"{"cache":[3],"count":2,"default":true,"id":1,"version":4}"#
    )
  }

  @Test func readsWhatItWrote() throws {
    let state = Basket(id: 1, count: 2, note: "a", default: false, cache: [])
    let copy = try JSONDecoder().decode(Basket.self, from: JSONEncoder().encode(state))
    #expect(copy == state)
  }

  @Test func readsDataOfPlainStructs() throws {
    let data = Data(#"{"id":5,"count":6,"default":true,"cache":[],"version":4}"#.utf8)
    let state = try JSONDecoder().decode(Basket.self, from: data)
    #expect(state.count == 6)
    #expect(state.note == nil)
  }

  @Test func namesTheMissingProperty() {
    #expect {
      try JSONDecoder().decode(Basket.self, from: Data(#"{"id":5}"#.utf8))
    } throws: { error in
      guard case DecodingError.keyNotFound(let key, _) = error else { return false }
      return key.stringValue == "count"
    }
  }

  @Test func keepsKeysThatAreWritten() throws {
    #expect(try json(Renamed(count: 1)) == #"{"n":1}"#)
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

@ObservableState
private struct Basket: Codable, Equatable {
  let id: Int
  var count: Int
  var note: String?
  var `default`: Bool
  @ObservationStateIgnored var cache: [Int]
  let version = 4
  var double: Int { count * 2 }
  static let empty = Basket(id: 0, count: 0, note: nil, default: false, cache: [])
}

@ObservableState
private struct Renamed: Codable {
  var count: Int

  private enum CodingKeys: String, CodingKey {
    case _count = "n"
  }
}
