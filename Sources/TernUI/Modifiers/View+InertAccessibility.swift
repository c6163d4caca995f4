// What assistive technology, which these back ends have none of, makes of a view: see
// `View+Inert.swift`.

public import struct Foundation.CGPoint

extension View {
  /// What stands for this view: left to the back end.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View)
    -> some View
  { self }

  /// What is inside of this view: left to the back end.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View { self }

  /// What assistive technology can do: left to the back end.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }

  /// Which heading this view is: left to the back end.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Which view is the label of which: left to the back end.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// What else there is to say: left to the back end.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View { self }

  /// What kind of text this is: left to the back end.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    self
  }

  /// Where this view is pressed: left to the back end.
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }

  /// Where this view is pressed: left to the back end.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// How assistive technology scrolls: left to the back end.
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View { self }

  /// Whether fingers reach this view at once: left to the back end.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Where the focus of assistive technology is: the state stays as it is.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }

  /// Where the focus of assistive technology is: the state stays as it is.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

/// Where the focus of assistive technology is: a value that an app keeps.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// A state that is `nil`, or `false`.
  public init() where Value: FocusStateValue {
    _value = State(wrappedValue: Value._none)
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// What ``View/accessibilityFocused(_:)`` takes.
  public var projectedValue: Binding { Binding(binding: $value) }

  /// A state, to hand on.
  @propertyWrapper
  public struct Binding {
    let binding: TernUI.Binding<Value>

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// Which heading a text is.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Whether a view is a label or has one.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  public static let plain = Self()
  public static let console = Self()
  public static let fileSystem = Self()
  public static let messaging = Self()
  public static let narrative = Self()
  public static let sourceCode = Self()
  public static let spreadsheet = Self()
  public static let wordProcessing = Self()
}
