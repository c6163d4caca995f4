import IssueReporting

/// The watch of a storage, which ends when it is cancelled or nobody holds it any more.
public struct SharedSubscription: Sendable {
  private final class Watch: Sendable {
    private let end: Lock<(@Sendable () -> Void)?>

    init(_ end: @escaping @Sendable () -> Void) {
      self.end = Lock(end)
    }

    deinit { cancel() }

    func cancel() {
      let end = self.end.withLock { end in
        defer { end = nil }
        return end
      }
      end?()
    }
  }

  private let watch: Watch

  /// Creates a watch.
  ///
  /// - Parameter cancel: Ends it; called once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    watch = Watch(cancel)
  }

  /// Ends the watch.
  ///
  /// Further calls do nothing.
  public func cancel() {
    watch.cancel()
  }
}
