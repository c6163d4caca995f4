import Foundation
import TernTerminal
import TernUI
import Testing

/// Layouts that an app makes, in cells.
@MainActor
@Suite struct LayoutTests {
  /// Each view one step right of and below the one before.
  private struct Stairs: Layout {
    var step: CGFloat = 0

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews.reduce(into: CGSize.zero) { total, subview in
        let size = subview.sizeThatFits(.unspecified)
        total.width += size.width + step
        total.height += size.height
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var corner = bounds.origin
      for subview in subviews {
        let size = subview.dimensions(in: .unspecified)
        subview.place(at: corner, proposal: .unspecified)
        corner.x += size.width + step
        corner.y += size[VerticalAlignment.bottom]
      }
    }
  }

  /// Views in lines that are as long as there is room, as tags are shown.
  private struct Flow: Layout {
    struct Cache {
      var sizes: [CGSize]
    }

    let log: Log

    func makeCache(subviews: Subviews) -> Cache {
      log.caches += 1
      return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let width = proposal.replacingUnspecifiedDimensions().width
      return CGSize(width: width, height: places(width, cache).height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      for (subview, place) in zip(subviews, places(bounds.width, cache).places) {
        subview.place(at: place, proposal: .unspecified)
      }
    }

    private func places(_ width: CGFloat, _ cache: Cache) -> (places: [CGPoint], height: CGFloat) {
      var corner = CGPoint.zero
      var places: [CGPoint] = []
      for size in cache.sizes {
        if corner.x > 0, corner.x + size.width > width {
          corner = CGPoint(x: 0, y: corner.y + 16)
        }
        places.append(corner)
        corner.x += size.width + 8
      }
      return (places, corner.y + 16)
    }
  }

  private final class Log: Sendable {
    nonisolated(unsafe) var caches = 0
  }

  private struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Views below each other by their rank.
  private struct Ranking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 80, height: CGFloat(subviews.count) * 16)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let sorted = subviews.sorted { $0[Rank.self] < $1[Rank.self] }
      for (index, subview) in sorted.enumerated() {
        let place = CGPoint(x: bounds.maxX, y: bounds.minY + CGFloat(index) * 16)
        subview.place(at: place, anchor: .topTrailing, proposal: .unspecified)
      }
    }
  }

  @Test func viewsStandWhereTheLayoutPutsThem() {
    struct Steps: View {
      @State private var step: CGFloat = 0

      var body: some View {
        Stairs(step: step) {
          Text("one")
          Button("Go") { step += 16 }
          Text("three")
        }
      }
    }
    let app = ViewScreen(columns: 20, rows: 3, Steps())
    #expect(app.text == "   one\n      [ Go ]\n            three")
    #expect(app.highlighted == "[ Go ]")
    app.press(.enter)
    #expect(app.text == "one\n     [ Go ]\n             three")
  }

  @Test func aCacheIsKeptUntilTheViewsChange() {
    struct Tags: View {
      @State private var names = ["swift", "linux", "terminal", "views"]
      let log: Log

      var body: some View {
        VStack(alignment: .leading) {
          Flow(log: log) {
            ForEach(names, id: \.self) { Text($0) }
          }
          Button("Add") { names.append("x") }
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 12, rows: 5, Tags(log: log))
    #expect(app.text == "swift linux\nterminal\nviews\n[ Add ]")
    #expect(log.caches == 1)
    app.terminal.resize(columns: 20, rows: 5)
    #expect(app.text == "\nswift linux terminal\nviews\n[ Add ]")
    #expect(log.caches == 1)
    app.press(.enter)
    #expect(app.text == "\nswift linux terminal\nviews x\n[ Add ]")
    #expect(log.caches == 2)
  }

  @Test func viewsTellTheLayoutValues() {
    struct Ranks: View {
      @State private var first = 2

      var body: some View {
        Ranking {
          Text("A").layoutValue(key: Rank.self, value: first)
          Text("B").layoutValue(key: Rank.self, value: 1).padding(.leading, 8)
          Button("C") { first = 0 }
            .layoutValue(key: Rank.self, value: 3)
        }
      }
    }
    let app = ViewScreen(columns: 10, rows: 3, Ranks())
    #expect(app.text == "         B\n         A\n     [ C ]")
    app.press(.enter)
    #expect(app.text == "         A\n         B\n     [ C ]")
  }

  @Test func anUnplacedViewStandsInTheMiddle() {
    struct Lazy: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    #expect(ViewScreen(columns: 9, rows: 3, Lazy { Text("x") }).text == "\n    x")
  }

  @Test func stackLayoutsAreStacks() {
    let row = HStackLayout(alignment: .top) {
      Text("A")
      Spacer()
      Divider()
      Text("B\nC")
    }
    let stack = HStack(alignment: .top) {
      Text("A")
      Spacer()
      Divider()
      Text("B\nC")
    }
    for columns in [7, 12, 15] {
      let text = ViewScreen(columns: columns, rows: 4, row).text
      #expect(text == ViewScreen(columns: columns, rows: 4, stack).text)
    }
    let column = VStackLayout(alignment: .trailing, spacing: 16) {
      Text("one")
      Text("2")
    }
    #expect(ViewScreen(columns: 3, rows: 3, column).text == "one\n\n  2")
    let depth = ZStackLayout(alignment: .bottomTrailing) {
      Text("123\n456")
      Text("x")
    }
    #expect(ViewScreen(columns: 3, rows: 2, depth).text == "123\n45x")
  }

  @Test func anotherLayoutKeepsTheState() {
    struct Turning: View {
      @State private var isRow = false

      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
          Counter()
          Button("Turn") { isRow.toggle() }
        }
      }
    }
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("\(count)") { count += 1 } }
    }
    let app = ViewScreen(columns: 16, rows: 2, Turning())
    app.press(.enter, .enter, .tab, .enter)
    #expect(app.text == "[ 2 ] [ Turn ]" || app.text == " [ 2 ] [ Turn ]")
    app.press(.enter)
    #expect(app.text == "    [ 2 ]\n    [ Turn ]")
  }

  // MARK: Spacers

  private static let words = "The quick brown fox jumps over a dog"

  @Test func spacerGetsWhatIsLeft() {
    let plain = HStack {
      Text(Self.words)
      Spacer()
      Text("x")
    }
    let layout = HStackLayout {
      Text(Self.words)
      Spacer()
      Text("x")
    }
    let nested = HStack {
      HStack {
        Text(Self.words)
        Spacer()
      }
      Text("x")
    }
    #expect(ViewScreen(columns: 40, rows: 2, plain).text == Self.words + "   x")
    #expect(ViewScreen(columns: 39, rows: 2, plain).text == Self.words + "  x")
    #expect(ViewScreen(columns: 40, rows: 2, layout).text == Self.words + "   x")
    #expect(ViewScreen(columns: 40, rows: 2, nested).text == Self.words + "   x")
  }

  @Test func spacerKeepsItsLeastLength() {
    let row = HStack(alignment: .top) {
      Text(Self.words)
      Spacer(minLength: 32)
      Text("x")
    }
    let screen = ViewScreen(columns: 40, rows: 2, row)
    #expect(screen.text == "The quick brown fox jumps over a       x\ndog")
  }

  @Test func frameWithoutEndComesBeforeASpacer() {
    let row = HStack {
      Text("a").frame(maxWidth: .infinity, alignment: .trailing)
      Spacer()
      Text("b")
    }
    #expect(ViewScreen(columns: 10, rows: 1, row).text == "      a  b")
  }

  @Test func spacerMayBeWorthMore() {
    let row = HStack {
      Text("abc")
      Spacer().layoutPriority(1)
    }
    #expect(ViewScreen(columns: 9, rows: 3, row).text == "a\nb\nc")
  }

  @Test func spacersShareWhatIsLeft() {
    let row = HStack(spacing: 0) {
      Spacer()
      Text("abcd")
      Spacer()
    }
    #expect(ViewScreen(columns: 10, rows: 1, row).text == "   abcd")
  }
}
