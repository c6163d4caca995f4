import Dependencies
import SwiftUI
import TernUITesting
import Testing

private struct Dated: View {
  @Dependency(\.date.now) var now

  var body: some View { Text("\(Int(now.timeIntervalSince1970))") }
}

#Preview("Plain") {
  Text("Hello")
  Text("there")
}

#Preview("State", traits: .portrait) {
  @Previewable @State var count = 3
  let twice = count * 2
  Button("\(count), twice \(twice)") { count += 1 }
}

#Preview("Twin") { Text("first") }
#Preview("Twin") { Text("second") }

#Preview("Dated", traits: .dependency(\.date.now, Date(timeIntervalSince1970: 12))) {
  Dated()
}

#Preview {
  return Text("Without a name")
}

public struct Old_Previews: PreviewProvider {
  public static var previews: some View {
    Text("one").previewDisplayName("One")
    Text("two")
  }
}

@MainActor
@Suite struct PreviewTests {
  private func screen(_ name: String) throws -> Pilot {
    Pilot(try PreviewChoice.preview(name, of: PreviewCatalog.items()).makeView())
  }

  /// The previews of this file, without those of other tests in the program.
  private func ownItems() -> [PreviewItem] {
    PreviewCatalog.items().filter {
      $0.place?.hasPrefix("PreviewTests.swift:") ?? ($0.name == "Old_Previews")
    }
  }

  @Test func listsThePreviewsOfTheProgram() {
    let names = ownItems().map(\.name)
    #expect(
      names == ["Plain", "State", "Twin", "Twin", "Dated", "PreviewTests.swift:30", "Old_Previews"]
    )
    let lines = PreviewChoice.lines(ownItems())
    #expect(lines.contains("PreviewTests.swift:30"))
    #expect(lines.contains("Plain                  PreviewTests.swift:12"))
  }

  @Test func showsAPreview() throws {
    #expect(try screen("Plain").dump() == "Hello\nthere")
    #expect(try screen("PreviewTests.swift:30").dump() == "Without a name")
    #expect(try screen("Old_Previews").dump() == "one\ntwo")
    #expect(try screen("PreviewTests.swift:24").dump() == "second")
  }

  @Test func aPreviewHasStateOfItsOwn() throws {
    let pilot = try screen("State")
    try pilot.tap("3, twice 6")
    #expect(pilot.dump() == "[ 4, twice 8 ]")
  }

  @Test func traitsSetDependencies() throws {
    #expect(try screen("Dated").dump() == "12")
  }

  @Test(arguments: [
    (
      "Plian",
      """
      'Plian' is not a preview. Did you mean 'Plain'? The previews are: Plain, State, Twin, Twin, \
      Dated, PreviewTests.swift:30, Old_Previews.
      """
    ),
    (
      "Twin",
      """
      2 previews are called 'Twin'. Name one by its place: PreviewTests.swift:23, \
      PreviewTests.swift:24.
      """
    ),
  ])
  func saysWhatIsWrong(name: String, message: String) {
    let items = ownItems()
    #expect(throws: LaunchError(description: message)) {
      try PreviewChoice.preview(name, of: items)
    }
  }

  @Test func saysThatThereAreNone() {
    let message =
      "'A' is not a preview: the app has none. Write '#Preview { … }' in its source."
    #expect(throws: LaunchError(description: message)) { try PreviewChoice.preview("A", of: []) }
  }
}
