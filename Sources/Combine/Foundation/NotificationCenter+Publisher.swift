import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a center.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// Who must have posted them; anyone by default.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - name: The name of the notifications.
    ///   - object: Who must have posted them; anyone by default.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      // A notification that nobody has asked for is missed.
      let core = SubjectCore<Notification, Never>()
      let observer = Unchecked(
        center.addObserver(forName: name, object: object, queue: nil) { core.send($0) }
      )
      core.subscribe(
        Ending(subscriber) { [center] in
          center.removeObserver(observer.value)
          core.close()
        }
      )
    }

    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// A publisher of the notifications with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who must have posted them; anyone by default.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
