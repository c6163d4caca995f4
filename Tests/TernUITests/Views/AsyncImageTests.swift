import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct AsyncImageTests {
  struct Gone: Error {}

  private let remote = URL(string: "https://example.org/tern.jpg")

  private func shown(_ view: some View, fails: Bool = false) async -> String {
    let loader = PictureLoader { _ in if fails { throw Gone() } }
    let pilot = Pilot(view.environment(\.pictureLoader, loader))
    await pilot.settle()
    return pilot.dump()
  }

  private func phases(_ url: URL?) -> some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("waits")
      case .success(let image): image.resizable().scaledToFit()
      case .failure(let error): Text(error is Gone ? "gone" : "other")
      }
    }
  }

  @Test func aPictureWaitsThenComes() async {
    let pilot = Pilot(phases(remote).environment(\.pictureLoader, PictureLoader { _ in }))
    #expect(pilot.dump() == "waits")
    await pilot.settle()
    #expect(pilot.backend.elements.values.contains { $0[.file] == .string("tern.jpg") })
  }

  @Test func whatCannotBeHadFails() async {
    #expect(await shown(phases(remote), fails: true) == "gone")
    #expect(await shown(phases(URL(fileURLWithPath: "/no/such/tern.jpg"))) == "other")
    #expect(await shown(phases(nil)) == "waits")
  }

  @Test func aPlaceholderStandsForAPictureThatIsNotThere() async {
    let image = AsyncImage(url: remote) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    #expect(await shown(image, fails: true) == "…")
    let plain = AsyncImage(url: remote, scale: 2)
    let pilot = Pilot(plain.environment(\.pictureLoader, PictureLoader { _ in throw Gone() }))
    await pilot.settle()
    #expect(pilot.backend.elements.values.contains { $0[.systemImage] == .string("photo") })
  }

  @Test func anotherURLIsLoadedAnew() async throws {
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        AsyncImage(url: URL(string: "https://example.org/\(name)")) { phase in
          Text(phase.error == nil ? "\(phase.image == nil ? "waits" : "has") \(name)" : "failed")
        }
        Button("Next") { name = "b" }
      }
    }
    let loader = PictureLoader { url in if url.lastPathComponent == "b" { throw Gone() } }
    let pilot = Pilot(VStack { Screen() }.environment(\.pictureLoader, loader))
    await pilot.settle()
    #expect(pilot.dump().contains("has a"))
    try pilot.tap("Next")
    #expect(pilot.dump().contains("waits b"))
    await pilot.settle()
    #expect(pilot.dump().contains("failed"))
  }
}
