import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct PreferenceTests {
  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Other: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  struct Named: View {
    let name: String
    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }

  @Test func comesInTheOrderOfTheViews() {
    var heard: [[String]] = []
    let pilot = Pilot(
      VStack {
        Named(name: "a")
        HStack {
          Named(name: "b")
          Named(name: "c").preference(key: Other.self, value: 4)
        }
      }
      .onPreferenceChange(Names.self) { heard.append($0) }
    )
    _ = pilot.dump()
    #expect(heard == [["a", "b", "c"]])
  }

  @Test func isToldOfChangesOnly() throws {
    struct Screen: View {
      @State private var names = ["a"]
      @State private var isExtra = false
      @State private var unrelated = 0
      @State private var heard = ""
      @State private var times = 0

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Named(name: $0) }
          if isExtra { Named(name: "x") }
          Text("\(unrelated)")
        }
        .onPreferenceChange(Names.self) {
          heard = $0.joined()
          times += 1
        }
        Text("heard \(heard) \(times)")
        Button("Add") { names.append("b") }
        Button("Extra") { isExtra.toggle() }
        Button("Other") { unrelated += 1 }
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump().contains("heard a 1"))
    try pilot.tap("Add")
    #expect(pilot.dump().contains("heard ab 2"))
    try pilot.tap("Extra")
    #expect(pilot.dump().contains("heard abx 3"))
    try pilot.tap("Other")
    #expect(pilot.dump().contains("heard abx 3"))
    try pilot.tap("Extra")
    #expect(pilot.dump().contains("heard ab 4"))
  }

  @Test func anOuterValueTakesThePlaceOfInnerOnes() {
    var heard: [String] = []
    _ = Pilot(
      VStack { Named(name: "inner") }
        .preference(key: Names.self, value: ["outer"])
        .onPreferenceChange(Names.self) { heard = $0 }
    )
    #expect(heard == ["outer"])
  }

  @Test func aTransformSeesTheInnerValue() {
    var heard: [String] = []
    _ = Pilot(
      VStack {
        VStack {
          Named(name: "a")
          Named(name: "b")
        }
        .transformPreference(Names.self) { $0.append("!") }
        Named(name: "c")
      }
      .onPreferenceChange(Names.self) { heard = $0 }
    )
    #expect(heard == ["a", "b", "!", "c"])
  }

  @Test func readersNestAndSheetsStayOut() throws {
    var inner: [String] = []
    var outer: [String] = []
    let pilot = Pilot(
      VStack {
        VStack { Named(name: "a") }.onPreferenceChange(Names.self) { inner = $0 }
        Named(name: "b")
      }
      .sheet(isPresented: .constant(true)) { Named(name: "sheet") }
      .onPreferenceChange(Names.self) { outer = $0 }
    )
    _ = pilot.dump()
    #expect(inner == ["a"])
    #expect(outer == ["a", "b"])
  }

  @Test func viewsMayDependOnIt() throws {
    let pilot = Pilot(
      VStack { Named(name: "a") }
        .overlayPreferenceValue(Names.self) { Text("over \($0.joined())") }
        .backgroundPreferenceValue(Other.self) { Text("under \($0)") }
    )
    #expect(pilot.dump() == "a\nover a\nunder 0")
  }

  @Test func theDefaultIsToldWhereNobodySetsOne() {
    var heard: [Int] = []
    _ = Pilot(Text("x").onPreferenceChange(Other.self) { heard.append($0) })
    #expect(heard == [0])
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = nextValue() ?? value
    }
  }

  @Test func anchorsTellSizesOfOtherViews() throws {
    struct Screen: View {
      var body: some View {
        Text("box")
          .anchorPreference(key: BoundsKey.self, value: .bounds) { ["box": $0] }
          .transformAnchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 = $1 }
          .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
              Text("\(anchors["box"].map { Int(proxy[$0].width) } ?? -1)")
            }
          }
          .overlayPreferenceValue(PointKey.self) { anchor in
            GeometryReader { proxy in Text(anchor.map { "\(Int(proxy[$0].y))" } ?? "none") }
          }
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "box\n0\n0")
    for element in pilot.backend.elements.values where element.kind == .geometry {
      pilot.backend.send(.resize(element.id, width: 40, height: 16))
    }
    #expect(pilot.dump() == "box\n40\n16")
  }

  @Test func changesOfTheSizeTellTheOldOneToo() throws {
    struct Screen: View {
      @State private var log = ""

      var body: some View {
        Text("box").onGeometryChange(for: Double.self) {
          Double($0.size.width)
        } action: { old, new in
          log += "\(Int(old))-\(Int(new)) "
        }
        Text(log)
      }
    }
    let pilot = Pilot(Screen())
    let geometry = try #require(pilot.backend.elements.values.first { $0.kind == .geometry })
    pilot.backend.send(.resize(geometry.id, width: 40, height: 16))
    pilot.backend.send(.resize(geometry.id, width: 48, height: 16))
    #expect(pilot.dump() == "box\n40-40 40-48 ")
  }
}
