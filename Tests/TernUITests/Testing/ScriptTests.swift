import Foundation
import TernUITesting
import Testing

@Suite struct ScriptTests {
  @Test(
    arguments: [
      ("tap Add", .tap("Add")),
      ("tap Add a bird", .tap("Add a bird")),
      ("  tap   \"Add  two\"  # comment", .tap("Add  two")),
      ("tap Delete #2", .tap("Delete #2")),
      ("tap Delete #2 # the second", .tap("Delete #2")),
      ("tap \"#1 bird\"", .tap("#1 bird")),
      ("tap C#", .tap("C#")),
      ("type Blob Jr.", .type("Blob Jr.", into: nil)),
      ("type Blob into First name", .type("Blob", into: "First name")),
      ("type \"a into b\" into \"Name\"", .type("a into b", into: "Name")),
      ("type from here into there into Name", .type("from here into there", into: "Name")),
      ("type \"say \\\"hi\\\"\\n\"", .type("say \"hi\"\n", into: nil)),
      ("type into", .type("into", into: nil)),
      ("clear Name", .clear("Name")),
      ("toggle Sound on", .toggle("Sound on")),
      ("select Size Large one", .select(["Size", "Large", "one"])),
      ("select \"My size\" Large", .select(["My size", "Large"])),
      ("submit", .submit(nil)),
      ("submit First name", .submit("First name")),
      ("choose Row 2", .choose("Row 2")),
      ("step Eggs by -2", .step("Eggs", by: -2)),
      ("step \"Steps by day\" by 3", .step("Steps by day", by: 3)),
      ("set Volume to 0.5", .set("Volume", to: "0.5")),
      ("set Tint to \"#FF0000\"", .set("Tint", to: "#FF0000")),
      ("delete Row 2", .delete("Row 2")),
      ("focus Name", .focus("Name")),
      ("refresh", .refresh),
      ("key escape", .key("escape")),
      ("open birds:///bird/7#top", .open(URL(string: "birds:///bird/7#top")!)),
      ("back", .back),
      ("dismiss", .dismiss),
      ("advance 2s", .advance(.seconds(2))),
      ("advance 500ms", .advance(.milliseconds(500))),
      ("advance 1.5min", .advance(.seconds(90))),
      ("advance 1h", .advance(.seconds(3600))),
      ("expect 2 birds", .expect("2 birds")),
      ("expect-not Loading…", .expectNot("Loading…")),
    ] as [(String, Script.Command)])
  func readsACommand(line: String, command: Script.Command) throws {
    #expect(try Script(line).lines.map(\.command) == [command])
  }

  @Test func countsLinesAndLeavesOutComments() throws {
    let script = try Script("# A script\n\ntap A\n  \nback  # again\n")
    #expect(script.lines.map(\.number) == [3, 5])
    #expect(script.lines.map(\.text) == ["tap A", "back"])
  }

  @Test(arguments: [
    (
      "tpa Add",
      """
      line 1: 'tpa' is not a command. Did you mean 'tap'? The commands are: tap, type, clear, \
      toggle, select, submit, choose, step, set, delete, focus, refresh, key, open, back, dismiss, \
      advance, expect, expect-not.
      """
    ),
    (
      "\nfly away",
      """
      line 2: 'fly' is not a command. The commands are: tap, type, clear, toggle, select, submit, \
      choose, step, set, delete, focus, refresh, key, open, back, dismiss, advance, expect, \
      expect-not.
      """
    ),
    ("tap", "line 1: 'tap' is not complete. Write 'tap LABEL'."),
    ("type", "line 1: 'type' is not complete. Write 'type TEXT [into LABEL]'."),
    ("type A into", "line 1: 'type A into' is not complete. Write 'type TEXT [into LABEL]'."),
    ("select Size", "line 1: 'select Size' is not complete. Write 'select LABEL OPTION'."),
    ("expect", "line 1: 'expect' is not complete. Write 'expect TEXT'."),
    ("open", "line 1: 'open' is not complete. Write 'open URL'."),
    ("open http://[x", "line 1: 'http://[x' is not a URL. Write 'open URL'."),
    ("back home", "line 1: 'back' stands alone; 'home' is too much."),
    ("tap \"Add", "line 1: A quotation mark is not closed."),
    (
      "advance 2",
      "line 1: '2' is not a time. Write a number with a unit: '500ms', '2s', '1min' or '1h'."
    ),
    (
      "advance -2s",
      "line 1: '-2s' is not a time. Write a number with a unit: '500ms', '2s', '1min' or '1h'."
    ),
    (
      "advance infs",
      "line 1: 'infs' is not a time. Write a number with a unit: '500ms', '2s', '1min' or '1h'."
    ),
    (
      "advance 99999999999999999999s",
      """
      line 1: '99999999999999999999s' is not a time. Write a number with a unit: '500ms', '2s', \
      '1min' or '1h'.
      """
    ),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Script(text) }
    #expect(error?.description == message)
  }
}
