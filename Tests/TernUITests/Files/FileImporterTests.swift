import Foundation
import TernUI
import TernUITesting
import Testing

/// Files that a person chooses.
@MainActor
@Suite final class FileImporterTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "tern-\(UUID().uuidString)", directoryHint: .isDirectory
    )
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner"), withIntermediateDirectories: true
    )
    for name in ["b.txt", "a.txt", "c.json", ".hidden.txt", "inner/d.txt"] {
      try Data(name.utf8).write(to: folder.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Screen: View {
    let folder: URL
    var allowsMultiple = false
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var log: [String] = []

    var body: some View {
      Button("Import") { isImporting = true }
        .fileImporter(
          isPresented: $isImporting, allowedContentTypes: [.text],
          allowsMultipleSelection: allowsMultiple,
          onCompletion: { result in
            let urls = (try? result.get()) ?? []
            log += urls.map { String($0.path.dropFirst(folder.path.count)) }
          },
          onCancellation: { log.append("none") }
        )
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: Note("words"), defaultFilename: "new"
        ) { result in
          log.append((try? result.get().lastPathComponent) ?? "failed")
        }
        .fileDialogDefaultDirectory(folder)
      Text(log.joined(separator: ", "))
    }
  }

  private func pilot(allowsMultiple: Bool = false) -> Pilot {
    Pilot(
      VStack { Screen(folder: folder, allowsMultiple: allowsMultiple) }
        .fileDialogDefaultDirectory(folder)
    )
  }

  /// The last line of the screen under all sheets.
  private func log(_ pilot: Pilot) -> String {
    pilot.dump().split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func aFileIsChosen() throws {
    let pilot = pilot()
    try pilot.tap("Import")
    let sheet = pilot.dump()
    #expect(sheet.contains("- [ inner/ ]\n- [ a.txt ]\n- [ b.txt ]\n- [ c.json ]\nPath: \"\""))
    #expect(sheet.contains(folder.path) && !sheet.contains("hidden"))
    try pilot.tap("b.txt")
    #expect(log(pilot) == "/b.txt" && pilot.backend.violations == [])
  }

  @Test func aScriptChoosesFiles() async throws {
    let pilot = pilot()
    let script = try Script(
      """
      tap Import
      tap inner/
      tap d.txt
      expect /inner/d.txt
      tap Import
      type "../c.json" into Path
      submit Path
      expect /inner/d.txt, /c.json
      """
    )
    try await ScriptPlayer(pilot: pilot, print: { _ in }).play(script)
  }

  @Test func foldersAreGoneThrough() throws {
    let pilot = pilot()
    try pilot.tap("Import")
    try pilot.tap("inner/")
    #expect(pilot.dump().contains("- [ d.txt ]") && !pilot.dump().contains("a.txt"))
    try pilot.tap("Up")
    #expect(pilot.dump().contains("- [ a.txt ]"))
    try pilot.tap("inner/")
    try pilot.tap("d.txt")
    #expect(log(pilot) == "/inner/d.txt")
  }

  @Test func aPathIsTyped() throws {
    let pilot = pilot()
    try pilot.tap("Import")
    try pilot.type("nothing.txt", into: "Path")
    try pilot.submit("Path")
    #expect(pilot.dump().contains("There is no '\(folder.path)/nothing.txt'."))
    try pilot.clear("Path")
    try pilot.type("inner/d.txt", into: "Path")
    try pilot.tap("Open")
    #expect(log(pilot) == "/inner/d.txt")
  }

  @Test func severalFilesAreChosen() throws {
    let pilot = pilot(allowsMultiple: true)
    try pilot.tap("Import")
    try pilot.toggle("c.json")
    try pilot.toggle("a.txt")
    try pilot.tap("Open")
    #expect(log(pilot) == "/a.txt, /c.json")
  }

  @Test(arguments: ["Cancel", nil]) func noneIsChosen(button: String?) throws {
    let pilot = pilot()
    try pilot.tap("Import")
    if let button { try pilot.tap(button) } else { try pilot.dismiss() }
    #expect(log(pilot) == "none")
  }

  @Test func aDocumentIsWritten() throws {
    let pilot = pilot()
    try pilot.tap("Export")
    #expect(pilot.dump().contains("Name: \"new.txt\""))
    try pilot.tap("Save")
    #expect(log(pilot) == "new.txt")
    let file = try FileWrapper(url: folder.appending(path: "new.txt"))
    let configuration = FileDocumentReadConfiguration(contentType: .plainText, file: file)
    #expect(try Note(configuration: configuration).text == "words")
  }

  @Test func aFileIsReplacedOnlyWhenThePersonSaysSo() throws {
    func contents() throws -> String {
      try String(contentsOf: folder.appending(path: "a.txt"), encoding: .utf8)
    }
    let pilot = pilot()
    try pilot.tap("Export")
    try pilot.tap("a.txt")
    try pilot.tap("Save")
    #expect(pilot.dump().contains("Replace 'a.txt'?"))
    try pilot.tap("Cancel")
    #expect(try contents() == "a.txt")
    try pilot.tap("Save")
    try pilot.tap("Replace")
    #expect(try contents() == "words")
    #expect(log(pilot) == "a.txt")
  }

  @Test func typesKnowTheirFiles() {
    #expect(UTType(filenameExtension: "JSON") == .json)
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
    #expect(UTType("public.png") == .png && UTType("public.nothing") == nil)
    #expect(UTType(exportedAs: "org.example.note").preferredFilenameExtension == "note")
  }
}
