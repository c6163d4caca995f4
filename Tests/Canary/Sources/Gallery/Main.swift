import TernUI

/// Views on which the optimizer of Swift 6.3 crashed while it could see into the views of Tern.
@main
@MainActor
struct Main {
  static func main() {
    print(ReplaceDialog.self, BadgedTabs.self)
  }
}

/// An alert with a binding that is made in the body.
struct ReplaceDialog: View {
  @State private var existing: String?
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Name")
      TextField("Path", text: $name)
    }
    .alert(
      "Replace?",
      isPresented: Binding(get: { existing != nil }, set: { if !$0 { existing = nil } })
    ) {
      Button("Replace", role: .destructive) { existing = nil }
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// Views of opaque types in several orders.
struct BadgedTabs: View {
  @State private var tab = 1
  @State private var news = 2

  var body: some View {
    TabView(selection: $tab) {
      Text("one").tabItem { Text("One") }.badge(news).tag(1)
      Text("two").badge("new").tabItem { Text("Two") }.tag(2)
      Text("three").tag(3).tabItem { Text("Three") }.badge(4)
      Tab("Four", systemImage: "4.circle", value: 4) { Text("four").badge(9) }.badge(5)
      VStack { Button("Read") { news = 0 } }.badge(6).tag(5).tabItem { Text("Five") }
    }
  }
}
