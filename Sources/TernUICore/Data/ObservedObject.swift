public import Combine

/// An object that tells of its changes and that somebody else owns.
///
/// The body of the view is evaluated again whenever the object says that it will change, whatever it
/// read. Prefer a class with `@Observable` in new code: of that, only what was read counts.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Follows an object that somebody else owns.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Follows an object that somebody else owns.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// The object, for members that modules above add.
    package var _object: ObjectType { object }

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectMemberLocation(object, keyPath))
    }
  }
}

extension ObservedObject: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription(node)
    slot = subscription
    subscription.follow(wrappedValue)
  }
}

/// An object that tells of its changes and that the view owns, for as long as it is on screen.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: KeptObject<ObjectType>?

  /// - Parameter wrappedValue: Makes the object, once, when the view first appears.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    make = wrappedValue
  }

  /// The object.
  public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    if let known = slot {
      kept = unsafeDowncast(known, to: KeptObject<ObjectType>.self)
    } else {
      let new = KeptObject(make(), node)
      slot = new
      kept = new
    }
  }
}

/// An object that tells of its changes, from the environment.
///
/// ``View/environmentObject(_:)`` puts it there. Where there is none, an issue is reported, and the view
/// is left out until there is one. In a debug build a mark stands in its place.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Reads the object of this type from the environment.
  public init() {}

  /// The object.
  ///
  /// Outside of a view's body there is none: reading it there ends the program.
  public var wrappedValue: ObjectType {
    if let object { return object }
    missingObject.stop()
  }

  private var missingObject: MissingObject {
    MissingObject(type: ObjectType.self, modifier: "environmentObject", alternative: nil)
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty, EnvironmentReading {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    let subscription = (slot as? ObjectSubscription) ?? ObjectSubscription(node)
    slot = subscription
    object = node.environment[object: ObjectType.self]
    if let object { subscription.follow(object) }
  }

  package func missingObject(in environment: EnvironmentValues) -> MissingObject? {
    environment[object: ObjectType.self] == nil ? missingObject : nil
  }
}

extension View {
  /// Puts an object into the environment, where ``EnvironmentObject`` finds it by its type.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    EnvironmentView(content: self, change: ObjectChange(object: object))
  }
}

/// What ties a node to the changes of one object.
@MainActor
final class ObjectSubscription {
  private let tracker: Tracker
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  init(_ node: _Node) {
    tracker = Tracker(node: node)
  }

  func follow<ObjectType: ObservableObject>(_ object: ObjectType) {
    if self.object === object { return }
    self.object = object
    cancellable = object.objectWillChange.sink { [tracker] _ in tracker.invalidate() }
  }
}

/// An object that a view owns.
final class KeptObject<ObjectType: ObservableObject> {
  let object: ObjectType
  private let subscription: ObjectSubscription

  @MainActor
  init(_ object: ObjectType, _ node: _Node) {
    self.object = object
    subscription = ObjectSubscription(node)
    subscription.follow(object)
  }
}
