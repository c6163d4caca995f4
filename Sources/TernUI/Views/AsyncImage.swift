public import Foundation
import FoundationNetworking

/// A picture from a URL, with something in its place until it is there.
///
/// A file is there at once; another URL is loaded while the view is in sight. Back ends show of a picture
/// what they show of ``Image``: where it cannot be drawn, the name of its file.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  @State private var loaded: (url: URL, phase: AsyncImagePhase)?
  @Environment(\.pictureLoader) private var loader

  /// A picture, or what a closure makes of how far it is.
  ///
  /// - Parameters:
  ///   - url: Where the picture is; there is none while it is `nil`.
  ///   - scale: How many of its points are one of the screen, which changes nothing here.
  ///   - transaction: How changes are shown, which changes nothing here.
  ///   - content: Makes the view of each phase.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  public var body: some View {
    content(phase).task(id: url) {
      guard let url, !url.isFileURL else { return }
      let phase = await loader.load(url)
      if !Task.isCancelled { loaded = (url, phase) }
    }
  }

  /// A picture that was loaded for another URL is not this one.
  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if url.isFileURL { return PictureLoader.file(url) }
    guard let loaded, loaded.url == url else { return .empty }
    return loaded.phase
  }
}

extension AsyncImage {
  /// A picture, or another view until it is there.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - scale: How many of its points are one of the screen, which changes nothing here.
  ///   - content: What is made of the picture.
  ///   - placeholder: What is shown until it is there, and if it cannot be had.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == Image {
  /// A picture, or the mark of one until it is there.
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image(systemName: "photo") }
  }
}

/// How far a picture is that is loaded.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it cannot be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Loads pictures, in tests from elsewhere.
package struct PictureLoader: Sendable {
  /// Fetches what is at a URL.
  let fetch: @Sendable (URL) async throws -> Void

  package init(fetch: @escaping @Sendable (URL) async throws -> Void) {
    self.fetch = fetch
  }

  func load(_ url: URL) async -> AsyncImagePhase {
    do {
      try await fetch(url)
      return .success(Image(url.lastPathComponent))
    } catch {
      return .failure(error)
    }
  }

  static func file(_ url: URL) -> AsyncImagePhase {
    FileManager.default.fileExists(atPath: url.path)
      ? .success(Image(url.path)) : .failure(CocoaError(.fileReadNoSuchFile))
  }

  static let network = PictureLoader { url in
    let (_, response) = try await URLSession.shared.data(from: url)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
      throw URLError(.badServerResponse)
    }
  }
}

extension EnvironmentValues {
  private enum PictureLoaderKey: EnvironmentKey {
    static var defaultValue: PictureLoader { .network }
  }

  /// What loads the pictures of ``AsyncImage``.
  package var pictureLoader: PictureLoader {
    get { self[PictureLoaderKey.self] }
    set { self[PictureLoaderKey.self] = newValue }
  }
}
