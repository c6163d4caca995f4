extension DeepLinkField {
  /// What the state presents: a destination, a sheet.
  ///
  /// The segments of the presented state follow; where there are none of them, nothing is presented.
  ///
  /// - Parameter presented: The presented state.
  public static func presented<Presented: DeepLinkable>(
    _ presented: WritableKeyPath<State, Presented?> & Sendable
  ) -> Self {
    self.presented(nil, presented)
  }

  /// What the state presents, after a word that says so.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - presented: The presented state.
  public static func presented<Presented: DeepLinkable>(
    _ name: String, _ presented: WritableKeyPath<State, Presented?> & Sendable
  ) -> Self {
    self.presented(.some(name), presented)
  }

  private static func presented<Presented: DeepLinkable>(
    _ name: String?, _ presented: WritableKeyPath<State, Presented?> & Sendable
  ) -> Self {
    let first: @Sendable (Int) -> DeepLinkFirst = { depth in
      name.map { DeepLinkFirst([.word($0)]) } ?? DeepLinkFirst(of: Presented.self, depth: depth)
    }
    return Self(
      parse: { reader throws(DeepLinkError) in
        guard reader.isNext(first(0)) else {
          return DeepLinkFieldPlace(apply: { state, policy, _ in
            if policy != .append, state[keyPath: presented] != nil {
              state[keyPath: presented] = nil
            }
          })
        }
        if name != nil { reader.advance() }
        try reader.descend()
        defer { reader.ascend() }
        let place = try Presented.deepLinks.parse(&reader)
        return DeepLinkFieldPlace(apply: { state, policy, _ in
          if policy == .reuseCommonPrefix, state[keyPath: presented].map(place.matches) == true {
            state[keyPath: presented].modify { place.update(&$0, policy) }
          } else {
            // Gone first: what comes is another presentation, even if it is of the same kind.
            if state[keyPath: presented] != nil { state[keyPath: presented] = nil }
            state[keyPath: presented] = place.make()
          }
        })
      },
      write: { state, writer, _ throws(DeepLinkError) in
        guard let value = state[keyPath: presented] else { return }
        let mark = writer.mark
        if let name { writer.path.append(name) }
        try writer.descend()
        defer { writer.ascend() }
        if try !Presented.deepLinks.write(value, &writer) { writer.goBack(to: mark) }
      },
      first: first,
      check: { follow, checker in
        if name == nil { checker.checkVisible(Presented.self, in: State.self) }
        checker.check(Presented.self, follow: follow)
      }
    )
  }

  /// A stack of screens: a `StackState` or an array.
  ///
  /// The segments of its elements follow, from the first pushed to the one on top.
  ///
  /// - Parameter stack: The stack.
  public static func stack<Stack>(_ stack: WritableKeyPath<State, Stack> & Sendable) -> Self
  where
    Stack: RangeReplaceableCollection & RandomAccessCollection & MutableCollection
      & SendableMetatype,
    Stack.Element: DeepLinkable
  {
    Self(
      parse: { reader throws(DeepLinkError) in
        try reader.descend()
        defer { reader.ascend() }
        let first = DeepLinkFirst(of: Stack.Element.self)
        var places: [DeepLinkPlace<Stack.Element>] = []
        while reader.isNext(first) {
          let start = reader.position
          places.append(try Stack.Element.deepLinks.parse(&reader))
          // An element without a segment has been reported; there would be no end of them.
          if reader.position == start { break }
        }
        return DeepLinkFieldPlace(apply: { state, policy, _ in
          go(to: places, in: &state[keyPath: stack], policy)
        })
      },
      write: { state, writer, _ throws(DeepLinkError) in
        try writer.descend()
        defer { writer.ascend() }
        try writeElements(of: state[keyPath: stack], to: &writer)
      },
      first: { DeepLinkFirst(of: Stack.Element.self, depth: $0) },
      check: { follow, checker in
        checker.checkVisible(Stack.Element.self, in: State.self)
        let next = DeepLinkFirst(of: Stack.Element.self)
        checker.check(Stack.Element.self, follow: follow.union(next))
      }
    )
  }

  /// The tabs of which the state shows one, each with a word in links.
  ///
  /// ```swift
  /// .tabs(\.tab, .tab("birds", .birds, \.birds), .tab("map", .map, \.map))
  /// ```
  ///
  /// A link leads to one tab; the others stay as they are.
  ///
  /// - Parameters:
  ///   - selection: The tab that is shown.
  ///   - tabs: The tabs.
  public static func tabs<Tab: Equatable & Sendable>(
    _ selection: WritableKeyPath<State, Tab> & Sendable, _ tabs: DeepLinkTab<State, Tab>...
  ) -> Self {
    let names = DeepLinkFirst(tabs.map { .word($0.name) })
    return Self(
      parse: { reader throws(DeepLinkError) in
        guard reader.isNext(names), let tab = tabs.first(where: { $0.name == reader.next }) else {
          return DeepLinkFieldPlace(apply: { _, _, _ in })
        }
        reader.advance()
        let content = try tab.content?.parse(&reader)
        return DeepLinkFieldPlace(apply: { state, policy, initial in
          if state[keyPath: selection] != tab.value { state[keyPath: selection] = tab.value }
          content?.apply(&state, policy, initial)
        })
      },
      write: { state, writer, initial throws(DeepLinkError) in
        let selected = state[keyPath: selection]
        guard let tab = tabs.first(where: { $0.value == selected }) else { return }
        writer.path.append(tab.name)
        try tab.content?.write(state, &writer, initial)
      },
      first: { _ in names },
      check: { follow, checker in
        checker.checkNames(tabs.map(\.name), of: State.self)
        for tab in tabs { tab.content?.check(follow, &checker) }
      }
    )
  }

  /// State that is a part of this one and always there.
  ///
  /// - Parameter child: The part.
  public static func child<Child: DeepLinkable>(
    _ child: WritableKeyPath<State, Child> & Sendable
  ) -> Self {
    Self(
      parse: { reader throws(DeepLinkError) in
        try reader.descend()
        defer { reader.ascend() }
        let place = try Child.deepLinks.parse(&reader)
        return DeepLinkFieldPlace(apply: { state, policy, _ in
          place.update(&state[keyPath: child], policy)
        })
      },
      write: { state, writer, _ throws(DeepLinkError) in
        try writer.descend()
        defer { writer.ascend() }
        _ = try Child.deepLinks.write(state[keyPath: child], &writer)
      },
      first: { DeepLinkFirst(of: Child.self, depth: $0) },
      isOptional: { DeepLinkFirst.isOptional(Child.self, depth: $0) },
      check: { follow, checker in checker.check(Child.self, follow: follow) }
    )
  }
}

/// A tab in a link: a word, and what the tab shows.
public struct DeepLinkTab<State, Tab: Sendable>: Sendable {
  let name: String
  let value: Tab
  let content: DeepLinkField<State>?

  /// A tab whose state has links of its own.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - tab: The tab.
  ///   - content: The state of the tab.
  public static func tab<Content: DeepLinkable>(
    _ name: String, _ tab: Tab, _ content: WritableKeyPath<State, Content> & Sendable
  ) -> Self {
    Self(name: name, value: tab, content: .child(content))
  }

  /// A tab that links say no more about.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - tab: The tab.
  public static func tab(_ name: String, _ tab: Tab) -> Self {
    Self(name: name, value: tab, content: nil)
  }
}

/// Writes the elements of a stack, as far as links lead to them.
private func writeElements<Stack: Collection>(
  of stack: Stack, to writer: inout DeepLinkWriter
) throws(DeepLinkError) where Stack.Element: DeepLinkable {
  for element in stack {
    guard try Stack.Element.deepLinks.write(element, &writer) else { return }
  }
}

/// Goes from the elements of a stack to those of a link.
private func go<Stack>(
  to places: [DeepLinkPlace<Stack.Element>], in stack: inout Stack, _ policy: DeepLinkPolicy
) where Stack: RangeReplaceableCollection & RandomAccessCollection & MutableCollection {
  var kept = 0
  switch policy {
  case .append:
    break
  case .replace:
    if !stack.isEmpty { stack.removeAll() }
  case .reuseCommonPrefix:
    var index = stack.startIndex
    while kept < places.count, index < stack.endIndex, places[kept].matches(stack[index]) {
      places[kept].update(&stack[index], policy)
      stack.formIndex(after: &index)
      kept += 1
    }
    if index < stack.endIndex { stack.removeSubrange(index...) }
  }
  if kept < places.count { stack.append(contentsOf: places[kept...].map { $0.make() }) }
}

extension Optional {
  /// Changes the value where it is, if there is one.
  fileprivate mutating func modify(_ body: (inout Wrapped) -> Void) {
    // The force unwrap is what projects the payload in place.
    if self != nil { body(&self!) }
  }
}
