import TernUI
import TernUITesting
import Testing

extension EnvironmentValues {
  @Entry var entryAccent: Color = .blue
  @Entry var entryName: String?
  @Entry var entryCount = 3
}

@MainActor
@Suite struct EntryTests {
  struct Reader: View {
    @Environment(\.entryAccent) var accent
    @Environment(\.entryName) var name
    @Environment(\.entryCount) var count

    var body: some View {
      Text("\(accent == .blue ? "blue" : "other") \(name ?? "-") \(count)")
    }
  }

  @Test func aPropertyIsAValueOfTheEnvironment() {
    #expect(Pilot(Reader()).dump() == "blue - 3")
    let changed = Reader().environment(\.entryAccent, .red).environment(\.entryName, "Tern")
      .environment(\.entryCount, 4)
    #expect(Pilot(changed).dump() == "other Tern 4")
  }
}

#Preview("Many") {
  Text("Nobody looks at this.")
}

struct EntryPreviews: PreviewProvider {
  static var previews: some View { Text("Nor at this.").previewDisplayName("Old") }
}
