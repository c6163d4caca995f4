/// A part of a shared value that an observer has read.
///
/// The observation holds it, as a component of its key path, for as long as it lasts. So what is
/// kept of parts is what somebody observes now, however many there were.
final class ObservedPart: Sendable {
  private let onDeinit: @Sendable (ObjectIdentifier) -> Void

  init(onDeinit: @escaping @Sendable (ObjectIdentifier) -> Void) {
    self.onDeinit = onDeinit
  }

  deinit { onDeinit(ObjectIdentifier(self)) }
}

extension ObservedPart: Hashable {
  static func == (lhs: ObservedPart, rhs: ObservedPart) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
