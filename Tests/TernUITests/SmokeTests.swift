import Testing
import TernUI
import TernUITesting

@MainActor
@Suite struct SmokeTests {
  struct Root: View {
    @State var path: [Int] = []
    @State var name = "A"
    @State var on = false
    @State var size = 1
    @State var alert = false
    @State var sheet = false
    var body: some View {
      NavigationStack(path: $path) {
        Form {
          Section("Basics") {
            Counter(name: "X")
            TextField("Name", text: $name)
            Toggle("On", isOn: $on)
            Picker("Size", selection: $size) {
              ForEach(0..<3) { Text("S\($0)") }
            }
          }
          NavigationLink("Go 3", value: 3)
          NavigationLink("Dest") { Text("Dest page").navigationTitle("D") }
          Button("Alert") { alert = true }
          Button("Sheet") { sheet = true }
        }
        .navigationTitle("Root")
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") {} } }
        .navigationDestination(for: Int.self) { n in
          VStack {
            Text("Page \(n)")
            NavigationLink("Next", value: n + 1)
          }
          .navigationTitle("P\(n)")
        }
        .alert("Really?", isPresented: $alert) {
          Button("Yes", role: .destructive) { on = true }
          Button("No", role: .cancel) {}
        } message: {
          Text("Message")
        }
        .sheet(isPresented: $sheet) { Text("Sheet") }
      }
    }
  }
  @Test func smoke() async throws {
    let p = Pilot(Root())
    func show(_ s: String) { print("---- \(s)"); print(p.dump()); print(p.backend.violations) }
    show("start")
    try p.tap("Add to X"); try p.type("bc"); try p.tap("On"); try p.select("Size", "S2")
    show("edited")
    try p.tap("Go 3"); try p.tap("Next"); show("pushed")
    try p.back(); show("back"); try p.back()
    try p.tap("Dest"); show("dest"); try p.back()
    try p.tap("Alert"); show("alert"); try p.tap("Yes"); show("yes")
    try p.tap("Sheet"); show("sheet"); try p.dismiss(); show("end")
  }
}
