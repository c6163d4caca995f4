public import FoundationEssentials

extension View {
  /// Lets a person choose a file.
  ///
  /// A sheet shows the folders and the files of these types, from the current folder on; a path can be
  /// typed as well.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there. It becomes `false` when the sheet closes.
  ///   - allowedContentTypes: The types of files to choose from.
  ///   - onCompletion: Called with the file; not when the person chooses none.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      if case .success(let urls) = result, let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Lets a person choose files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there. It becomes `false` when the sheet closes.
  ///   - allowedContentTypes: The types of files to choose from.
  ///   - allowsMultipleSelection: Whether more than one may be chosen.
  ///   - onCompletion: Called with the files; not when the person chooses none.
  ///   - onCancellation: Called when the person chooses none.
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, title: "Open",
        purpose: .open(types: allowedContentTypes, allowsMultiple: allowsMultipleSelection),
        onChoice: { onCompletion(.success($0)) }, onCancellation: onCancellation
      )
    )
  }

  /// Lets a person choose where a document is written to, and writes it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is there. It becomes `false` when the sheet closes.
  ///   - document: The document; nothing is shown without one.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that is there to begin with, with the end for the type.
  ///   - onCompletion: Called with the place, or with why nothing was written.
  ///   - onCancellation: Called when the person chooses none.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType? = nil,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    let type = contentType ?? Document.writableContentTypes.first ?? .data
    return modifier(
      FileDialogModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && document != nil },
          set: { isPresented.wrappedValue = $0 }
        ),
        title: "Save", purpose: .save(name: name(defaultFilename, of: type), type: type),
        onChoice: { urls in
          guard let document, let url = urls.first else { return }
          onCompletion(Result { try write(document, of: type, to: url) })
        },
        onCancellation: onCancellation
      )
    )
  }

  /// Says where the dialogs begin in which files are chosen.
  public func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
    transformEnvironment(\.fileDialog) { $0.folder = directory }
  }

  /// Says what the dialogs show first in which files are chosen.
  public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.message = message }
  }

  /// Says what the dialogs show first in which files are chosen.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Says what the button is called that chooses files.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialog) { $0.confirmationLabel = label }
  }

  /// Says what the button is called that chooses files.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
}

/// A name with the end for a type.
private func name(_ name: String?, of type: UTType) -> String {
  let name = name ?? "Untitled"
  guard let ending = type.preferredFilenameExtension, !type.includes(name) else { return name }
  return "\(name).\(ending)"
}

private func write(_ document: some FileDocument, of type: UTType, to url: URL) throws -> URL {
  let existing = try? FileWrapper(url: url)
  let file = try document.fileWrapper(
    configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
  )
  try file.write(to: url)
  return url
}

/// A sheet in which files are chosen.
private struct FileDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let title: String
  let purpose: FileBrowser.Purpose
  let onChoice: @MainActor ([URL]) -> Void
  let onCancellation: @MainActor () -> Void
  @State private var chosen: [URL]?

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented, onDismiss: finish) {
      FileBrowser(purpose: purpose) { chosen = $0 }.navigationTitle(title)
    }
  }

  /// The app is told when the sheet is gone, so that it can show another.
  private func finish() {
    guard let urls = chosen else { return onCancellation() }
    chosen = nil
    onChoice(urls)
  }
}
