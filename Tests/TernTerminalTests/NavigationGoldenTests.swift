import Foundation
import TernTerminal
import TernUI
import Testing

/// Pages, dialogs and what belongs to views on recorded screens.
@MainActor
@Suite struct NavigationGoldenTests {
  // MARK: Navigation

  private struct Bird: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Pages: View {
    @State private var path = NavigationPath()
    @State private var item: Bird?
    @State private var isPresented = false
    @State private var isAsking = false
    @State private var search = ""

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Number", value: 7)
          Button("Item") { item = Bird(id: 1, name: "Owl") }
          Button("Presented") { isPresented = true }
          Button("Ask") { isAsking = true }
        }
        .navigationTitle("Root")
        .searchable(text: $search)
        .refreshable {}
        .navigationDestination(for: Int.self) { Page(title: "Page \($0)") }
        .navigationDestination(item: $item) { Page(title: $0.name) }
        .navigationDestination(isPresented: $isPresented) { Page(title: "Presented") }
        .confirmationDialog("Sure?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Do it", role: .destructive) {}
          Button("Not now", role: .cancel) {}
        } message: {
          Text("It cannot be undone.")
        }
      }
    }
  }

  private struct Page: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text(isPresented ? "presented" : "not presented")
        Button("Close") { dismiss() }
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Lead") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Trail") {} }
        ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
      }
    }
  }

  @Test func pages() {
    golden("page-value", columns: 50, rows: 8, Pages()) { $0.click(on: "Number") }
    golden("page-item", columns: 50, rows: 8, Pages()) { $0.click(on: "Item") }
    golden("page-presented", columns: 50, rows: 8, Pages()) { $0.click(on: "Presented") }
    golden("page-closed", columns: 50, rows: 8, Pages()) { screen in
      screen.click(on: "Item")
      screen.click(on: "Close")
    }
    golden("dialog", columns: 50, rows: 12, Pages()) { $0.click(on: "Ask") }
  }

  private struct Bare: View {
    var body: some View {
      NavigationStack {
        List { NavigationLink("Next") { Page(title: "Page").toolbar(.hidden) } }
          .navigationTitle("Root")
      }
    }
  }

  @Test func pagesWithoutABar() {
    golden("page-bare", columns: 30, rows: 6, Bare()) { $0.press(.enter) }
    let screen = ViewScreen(columns: 30, rows: 6, Bare())
    screen.press(.enter)
    #expect(screen.highlighted == "[ Close ]")
    screen.press(.tab)
    #expect(screen.highlighted == "[ Bottom ]")
    screen.press(.escape)
    #expect(screen.text.contains("Root"))
  }

  private struct Opened: View {
    @State private var text = "nothing"

    var body: some View {
      VStack {
        Text("[opens](tern://birds)")
        Text(text)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          text = url.absoluteString
          return .handled
        })
    }
  }

  @Test func openedLinks() {
    golden("opened", columns: 20, rows: 2, Opened()) { $0.press(.enter) }
  }

  private struct Working: View {
    let isDone: AsyncStream<Void>.Continuation
    @State private var words = "waiting"

    var body: some View {
      Text(words).task {
        words = "worked"
        isDone.yield()
      }
    }
  }

  @Test func task() async {
    let (stream, isDone) = AsyncStream<Void>.makeStream()
    let screen = ViewScreen(columns: 10, rows: 1, Working(isDone: isDone))
    for await _ in stream { break }
    screen.settle()
    expectGolden(screen.terminal.styledText, "task-10x1")
  }

  // MARK: Modifiers

  private struct Places: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text("padding").padding(8).background(.blue)
          Text("frame").frame(width: 80, height: 48, alignment: .bottomTrailing).border(.red)
          Text("overlaid").overlay(alignment: .topTrailing) { Text("!") }
          Text("hidden").hidden()
          Text("faint").opacity(0.4)
          Text("moved").offset(x: 8, y: 16)
        }
        HStack {
          Text("a text that has to give way").layoutPriority(-1)
          Text("a text that keeps all of its words").layoutPriority(1)
        }
        Text("fixed size").fixedSize().frame(width: 40)
        Color.green.aspectRatio(2, contentMode: .fit).frame(height: 32)
        ZStack {
          Text("first").zIndex(1)
          Text("second")
        }
        Text("position").position(x: 100, y: 8).frame(height: 16)
        Text("redacted").redacted(reason: .placeholder)
        Text("shapes").cornerRadius(4).clipShape(Circle()).shadow(radius: 3)
        Text("background").background(.tint, in: Capsule()).foregroundColor(.white)
      }
    }
  }

  @Test func places() { golden("places", columns: 60, rows: 18, Places()) }

  private struct Deeds: View {
    @State private var log = ""
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(alignment: .leading) {
        Text(log)
        Button("Shortcut") { log += "key " }
          .keyboardShortcut("s").help("Saves what is there")
          .accessibilityLabel("Save").accessibilityValue("v").accessibilityHint("h")
          .accessibilityIdentifier("save")
        Text("Tapped").onTapGesture { log += "tap " }
        Text("Held").gesture(LongPressGesture().onEnded { _ in log += "hold " })
        TextField("Submitted", text: $text).onSubmit { log += "submit " }
          .focused($isFocused).autocorrectionDisabled().textInputAutocapitalization(.never)
          .keyboardType(.emailAddress).submitLabel(.done)
        Text("Menu").contextMenu { Button("Copy") { log += "copy " } }
        Text("unspoken").accessibilityHidden()
      }
      .onAppear { log += "appear " }
      .animation(.default, value: log)
      .transition(.opacity)
    }
  }

  @Test func deeds() {
    golden("deeds", columns: 50, rows: 8, Deeds()) { screen in
      screen.type("\u{13}")
      screen.click(on: "Tapped")
      screen.terminal.secondaryClick(on: "Held")
      screen.settle()
      screen.click(on: "Submitted")
      screen.press(.enter)
      screen.terminal.secondaryClick(on: "Menu")
      screen.settle()
    }
    golden("help", columns: 50, rows: 16, Deeds()) { $0.press(.f1) }
  }
}
