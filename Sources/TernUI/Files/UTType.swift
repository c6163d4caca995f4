import FoundationEssentials

/// A type of files, known by the ends of their names.
public struct UTType: Hashable, Sendable {
  /// The name of the type: `public.json`.
  public let identifier: String
  /// The ends of the names of such files, in lower case; the first is the preferred one.
  let endings: [String]
  /// The names of the types that this one is one of.
  let parents: [String]

  private init(named identifier: String, _ endings: [String] = [], in parents: [String] = []) {
    self.identifier = identifier
    self.endings = endings
    self.parents = parents
  }

  /// A known type by its name.
  public init?(_ identifier: String) {
    guard let known = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// The type of files whose names have an end; a type of its own where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    if ending.isEmpty { return nil }
    self =
      Self.known.first { $0.endings.contains(ending) }
      ?? UTType(named: "dyn.\(ending)", [ending], in: [supertype.identifier] + supertype.parents)
  }

  /// A type of the app's own, whose files end with the last part of its name.
  public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(ownType: identifier, supertype)
  }

  /// A type of another app, whose files end with the last part of its name.
  public init(importedAs identifier: String, conformingTo supertype: UTType? = nil) {
    self.init(ownType: identifier, supertype)
  }

  private init(ownType identifier: String, _ supertype: UTType?) {
    let ending = identifier.split(separator: ".").last.map { $0.lowercased() }
    self.init(
      named: identifier, ending.map { [$0] } ?? [],
      in: (supertype.map { [$0.identifier] + $0.parents } ?? []) + ["public.data", "public.item"]
    )
  }

  /// The usual end of the names of such files.
  public var preferredFilenameExtension: String? { endings.first }

  /// Whether what is of this type is of another as well.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains(type.identifier)
  }

  /// Whether a file is of this type.
  func includes(_ name: String) -> Bool {
    guard self != .item, self != .data, self != .content else { return true }
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    guard let ending, let type = UTType(filenameExtension: String(ending)) else { return false }
    return type.conforms(to: self) || endings.contains(ending.lowercased())
  }

  // MARK: Known types

  public static let item = UTType(named: "public.item")
  public static let data = UTType(named: "public.data", in: ["public.item"])
  public static let content = UTType(named: "public.content", in: ["public.item"])
  public static let folder = UTType(
    named: "public.folder", in: ["public.directory", "public.item"])
  public static let directory = UTType(named: "public.directory", in: ["public.item"])
  public static let text = UTType(named: "public.text", in: files)
  public static let plainText = UTType(named: "public.plain-text", ["txt", "text"], in: texts)
  public static let utf8PlainText = UTType(
    named: "public.utf8-plain-text", ["txt"], in: texts + ["public.plain-text"]
  )
  public static let json = UTType(named: "public.json", ["json"], in: texts)
  public static let xml = UTType(named: "public.xml", ["xml"], in: texts)
  public static let yaml = UTType(named: "public.yaml", ["yaml", "yml"], in: texts)
  public static let html = UTType(named: "public.html", ["html", "htm"], in: texts)
  public static let commaSeparatedText = UTType(
    named: "public.comma-separated-values-text", ["csv"], in: texts
  )
  public static let sourceCode = UTType(named: "public.source-code", in: texts)
  public static let swiftSource = UTType(
    named: "public.swift-source", ["swift"], in: texts + ["public.source-code"]
  )
  public static let propertyList = UTType(named: "com.apple.property-list", ["plist"], in: files)
  public static let rtf = UTType(named: "public.rtf", ["rtf"], in: texts)
  public static let pdf = UTType(named: "com.adobe.pdf", ["pdf"], in: files)
  public static let image = UTType(named: "public.image", in: files)
  public static let png = UTType(named: "public.png", ["png"], in: pictures)
  public static let jpeg = UTType(named: "public.jpeg", ["jpeg", "jpg"], in: pictures)
  public static let gif = UTType(named: "com.compuserve.gif", ["gif"], in: pictures)
  public static let svg = UTType(named: "public.svg-image", ["svg"], in: pictures)
  public static let audio = UTType(named: "public.audio", in: files)
  public static let mp3 = UTType(named: "public.mp3", ["mp3"], in: files + ["public.audio"])
  public static let wav = UTType(
    named: "com.microsoft.waveform-audio", ["wav"], in: files + ["public.audio"])
  public static let movie = UTType(named: "public.movie", in: files)
  public static let mpeg4Movie = UTType(
    named: "public.mpeg-4", ["mp4"], in: files + ["public.movie"])
  public static let archive = UTType(named: "public.archive", in: files)
  public static let zip = UTType(
    named: "public.zip-archive", ["zip"], in: files + ["public.archive"])
  public static let gzip = UTType(
    named: "org.gnu.gnu-zip-archive", ["gz"], in: files + ["public.archive"])

  private static let files = ["public.data", "public.content", "public.item"]
  private static let texts = ["public.text"] + files
  private static let pictures = ["public.image"] + files

  private static let known: [UTType] = [
    .item, .data, .content, .folder, .directory, .text, .plainText, .utf8PlainText, .json, .xml,
    .yaml, .html, .commaSeparatedText, .sourceCode, .swiftSource, .propertyList, .rtf, .pdf, .image,
    .png, .jpeg, .gif, .svg, .audio, .mp3, .wav, .movie, .mpeg4Movie, .archive, .zip, .gzip,
  ]
}
