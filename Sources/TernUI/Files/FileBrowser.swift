import FoundationEssentials

/// The files of a folder to choose from.
struct FileBrowser: View {
  /// What a file is chosen for.
  enum Purpose {
    case open(types: [UTType], allowsMultiple: Bool)
    case save(name: String, type: UTType)
  }

  let purpose: Purpose
  /// Called with what was chosen, or with why the folder cannot be read.
  let choose: @MainActor ([URL]) -> Void
  @Environment(\.fileDialog) private var dialog
  @Environment(\.dismiss) private var dismiss
  @State private var folder: URL?
  @State private var listing = FolderListing()
  @State private var chosen: Set<String> = []
  @State private var name = ""
  @State private var problem: String?
  @State private var existing: String?

  var body: some View {
    VStack(alignment: .leading) {
      if let message = dialog.message { message }
      header
      List {
        ForEach(listing.entries) { entry in row(entry) }
      }
      if let problem { Text(verbatim: problem).foregroundStyle(.red) }
      TextField(isSaving ? "Name" : "Path", text: $name).onSubmit(confirm)
      buttons
    }
    .onAppear(perform: begin)
    .alert("Replace '\(existing ?? "")'?", isPresented: asksToReplace) {
      Button("Replace", role: .destructive) { finish([current.appending(path: name)]) }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var header: some View {
    HStack {
      Button("Up", systemImage: "arrow.up") { go(to: current.deletingLastPathComponent()) }
        .disabled(current.path == "/")
      Text(verbatim: current.path).lineLimit(1).truncationMode(.head)
    }
  }

  private var buttons: some View {
    HStack {
      Button("Cancel", role: .cancel) { dismiss() }
      Button(action: confirm) { confirmationLabel }.disabled(name.isEmpty && chosen.isEmpty)
    }
  }

  private var asksToReplace: Binding<Bool> {
    Binding(get: { existing != nil }, set: { if !$0 { existing = nil } })
  }

  @ViewBuilder
  private func row(_ entry: FolderListing.Entry) -> some View {
    if entry.isFolder {
      Button(entry.name + "/") { go(to: current.appending(path: entry.name)) }.buttonStyle(.plain)
    } else if allowsMultiple {
      Toggle(
        entry.name,
        isOn: Binding(
          get: { chosen.contains(entry.name) },
          set: { if $0 { chosen.insert(entry.name) } else { chosen.remove(entry.name) } }
        )
      )
    } else {
      Button(entry.name) {
        if isSaving { name = entry.name } else { finish([current.appending(path: entry.name)]) }
      }
      .buttonStyle(.plain)
    }
  }

  @ViewBuilder
  private var confirmationLabel: some View {
    if let label = dialog.confirmationLabel { label } else { Text(isSaving ? "Save" : "Open") }
  }

  private var current: URL {
    folder ?? dialog.folder
      ?? URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  }

  private var isSaving: Bool {
    if case .save = purpose { return true }
    return false
  }

  private var allowsMultiple: Bool {
    if case .open(_, true) = purpose { return true }
    return false
  }

  private var types: [UTType] {
    switch purpose {
    case .open(let types, _): types
    case .save(_, let type): [type]
    }
  }

  // MARK: Deeds

  private func begin() {
    if case .save(let suggested, _) = purpose { name = suggested }
    go(to: current)
  }

  private func go(to url: URL) {
    chosen = []
    do {
      listing = try FolderListing(of: url, types: types)
      folder = url
      problem = nil
    } catch {
      problem = "'\(url.path)' cannot be read."
    }
  }

  private func confirm() {
    if isSaving {
      save()
    } else if name.isEmpty {
      finish(chosen.sorted().map { current.appending(path: $0) })
    } else {
      open(URL(filePath: name, relativeTo: current).standardized.absoluteURL)
    }
  }

  private func open(_ url: URL) {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      problem = "There is no '\(url.path)'."
      return
    }
    let isWanted = types.contains { $0 == .folder || $0 == .directory }
    if isFolder, !isWanted {
      name = ""
      return go(to: url)
    }
    guard isFolder || types.contains(where: { $0.includes(url.lastPathComponent) }) else {
      problem = "'\(url.lastPathComponent)' is of another type."
      return
    }
    finish([url])
  }

  private func save() {
    guard !name.isEmpty, !name.contains("/") else {
      problem = "A name has at least one letter, and no '/'."
      return
    }
    let url = current.appending(path: name)
    if FileManager.default.fileExists(atPath: url.path) { existing = name } else { finish([url]) }
  }

  private func finish(_ urls: [URL]) {
    dismiss()
    choose(urls)
  }
}

/// What is in a folder, folders first.
struct FolderListing: Equatable {
  struct Entry: Identifiable, Equatable {
    let name: String
    let isFolder: Bool

    var id: String { name }
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// - Parameter types: What a file has to be of, one of them.
  init(of url: URL, types: [UTType]) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let entries = names.filter { !$0.hasPrefix(".") }.map { name in
      var isFolder = false
      let path = url.appending(path: name).path
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return Entry(name: name, isFolder: isFolder)
    }
    self.entries = entries.filter { entry in
      entry.isFolder || types.contains { $0.includes(entry.name) }
    }
    .sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
  }
}

/// What modifiers say about the dialogs in which files are chosen.
struct FileDialog {
  var folder: URL?
  var message: Text?
  var confirmationLabel: Text?
}

extension EnvironmentValues {
  private enum FileDialogKey: EnvironmentKey {
    static var defaultValue: FileDialog { FileDialog() }
  }

  var fileDialog: FileDialog {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}
