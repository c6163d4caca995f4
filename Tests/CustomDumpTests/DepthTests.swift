import CustomDump
import Foundation
import Testing

/// Values that are nested deeper than the stack of a thread.
@Suite struct DepthTests {
  private indirect enum Tree {
    case leaf(Int)
    case node(Tree)

    init(depth: Int, leaf: Int) {
      self = .leaf(leaf)
      for _ in 0..<depth { self = .node(self) }
    }
  }

  private final class Link {
    var value: Int
    var next: Link?

    init(depth: Int, last: Int) {
      value = last
      for index in 1..<depth {
        next = Link(value: value, next: next)
        value = index
      }
    }

    private init(value: Int, next: Link?) {
      self.value = value
      self.next = next
    }
  }

  /// Keeps a value for ever: to destroy a deep one takes a deep stack, which is not what is tested.
  private static func kept<T>(_ value: T) -> T {
    _ = Unmanaged.passRetained(Box(value))
    return value
  }

  /// Runs code on a thread with a stack as small as those of queues may be.
  private func onASmallStack<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test(arguments: [20, 1000, 5000])
  func dumpsEnd(depth: Int) async {
    let (tree, list, arrays) = await onASmallStack {
      var arrays: Any = 1
      for _ in 0..<depth { arrays = [arrays] }
      return (
        String(customDumping: Self.kept(Tree(depth: depth, leaf: 1))),
        String(customDumping: Self.kept(Link(depth: depth, last: 1))),
        String(customDumping: Self.kept(arrays))
      )
    }
    for dump in [tree, list, arrays] {
      // Who is less deep than the stack is written whole.
      #expect(dump.contains("…") == (depth > 20))
    }
    #expect(tree.hasPrefix("DepthTests.Tree.node(.node(.node("))
    #expect(list.hasPrefix("DepthTests.Link(\n  value: \(depth - 1),\n  next: DepthTests.Link("))
  }

  @Test(arguments: [20, 1000])
  func differencesEnd(depth: Int) async {
    let (tree, list) = await onASmallStack {
      (
        diff(Self.kept(Tree(depth: depth, leaf: 1)), Self.kept(Tree(depth: depth, leaf: 2))),
        diff(Self.kept(Link(depth: depth, last: 1)), Self.kept(Link(depth: depth, last: 2)))
      )
    }
    for difference in [tree, list] {
      let lines = difference?.split(separator: "\n") ?? []
      #expect(lines.contains { $0.hasPrefix("- ") })
      #expect(lines.contains { $0.hasPrefix("+ ") })
    }
  }

  @Test(arguments: [20, 1000, 5000])
  func equalValuesHaveNoDifferenceAtAnyDepth(depth: Int) async {
    let (tree, list) = await onASmallStack {
      (
        diff(Self.kept(Tree(depth: depth, leaf: 1)), Self.kept(Tree(depth: depth, leaf: 1))),
        diff(Self.kept(Link(depth: depth, last: 1)), Self.kept(Link(depth: depth, last: 1)))
      )
    }
    #expect(tree == nil)
    #expect(list == nil)
  }
}

private final class Box<T> {
  let value: T
  init(_ value: T) { self.value = value }
}
