import Foundation
import TernTerminal
import TernUI
import Testing

/// Content and controls on recorded screens.
@MainActor
@Suite struct ContentGoldenTests {
  // MARK: Content

  private struct Words: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("plain ") + Text("bold ").bold() + Text("slanted ").italic()
          + Text("red").foregroundColor(.red)
        Text("*emphasis* **strong** `code` ~~struck~~ [link](https://example.org)")
        Text(0.25, format: .percent)
        Text("\(3.14159, specifier: "%.2f")")
        Text("under").underline()
        Text("through").strikethrough()
        Text("mono 123").monospaced().monospacedDigit()
        Text("Title").font(.title)
        Text("caption").font(.caption)
        Text("secondary").foregroundStyle(.secondary)
        Text("upper").textCase(.uppercase)
        Text("/a/long/path/to/a/file").lineLimit(1).truncationMode(.middle).frame(width: 120)
        Text("one\ntwo three").multilineTextAlignment(.trailing)
      }
    }
  }

  @Test func words() { golden("words", columns: 60, rows: 15, Words()) }

  private struct Pictures: View {
    var body: some View {
      VStack(alignment: .leading) {
        Label("Star", systemImage: "star")
        Label("Star", systemImage: "star").labelStyle(.iconOnly)
        Label("Star", systemImage: "star").labelStyle(.titleOnly)
        HStack {
          Image(systemName: "trash")
          Image(systemName: "no.such.symbol")
          Image("photo.png")
        }
        HStack {
          Color.red.frame(width: 32, height: 16)
          Circle().stroke(.green).frame(width: 64, height: 48)
          Capsule().fill(.blue).frame(width: 32, height: 16)
          RoundedRectangle(cornerRadius: 4).strokeBorder(.orange).frame(width: 64, height: 48)
          Ellipse().fill(Color(hue: 0.5, saturation: 1, brightness: 1)).frame(width: 24, height: 16)
        }
        LinearGradient(
          gradient: Gradient(colors: [.black, .white]), startPoint: .leading, endPoint: .trailing
        )
        .frame(width: 64, height: 16)
        Link("Docs", destination: URL(fileURLWithPath: "/docs"))
        ShareLink(item: "words")
        TimelineView(.everyMinute) { _ in Text("the time") }
        LabeledContent("Wings", value: "2")
        LabeledContent("Volume") { Slider(value: .constant(0.5)) { Text("Volume") } }
        ContentUnavailableView(
          "No birds", systemImage: "bird", description: Text("They are in the south.")
        )
      }
    }
  }

  @Test func pictures() { golden("pictures", columns: 50, rows: 20, Pictures()) }

  // MARK: Controls

  private struct Buttons: View {
    @State private var size = 1
    @State private var text = ""

    private var sizes: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
    }

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Button("Usual") {}
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
          Button("Off") {}.disabled(true)
          Button("Tinted") {}.tint(.orange)
        }
        HStack {
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}.buttonStyle(.borderless)
          EditButton()
        }
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        }
        sizes.pickerStyle(.menu)
        sizes.pickerStyle(.inline)
        sizes.pickerStyle(.wheel)
        sizes.labelsHidden()
        TextField("Name", text: $text, prompt: Text("prompt"))
        TextField("Lines", text: $text, axis: .vertical).lineLimit(1...3)
        TextField("Rounded", text: $text).textFieldStyle(.roundedBorder).frame(width: 120)
        TextField("Number", value: .constant(1_234), format: .number)
        SecureField("Password", text: .constant("abc"))
        Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
      }
    }
  }

  @Test func buttons() {
    golden("buttons", columns: 60, rows: 22, Buttons()) { screen in
      screen.click(on: "Lines")
      screen.type("A field that grows with what is typed into it, line by line")
    }
  }
}
