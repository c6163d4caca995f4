/// Names a value that views hand up to the views around them.
///
/// ```swift
/// struct CountKey: PreferenceKey {
///   static var defaultValue: Int { 0 }
///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
/// }
/// ```
public protocol PreferenceKey {
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Joins the values of several views, in the order in which they stand.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  static func joined(_ values: [Value]) -> Value {
    guard var result = values.first else { return defaultValue }
    for value in values.dropFirst() { reduce(value: &result) { value } }
    return result
  }
}

extension View {
  /// Sets a value for the views around, in place of what the views inside set.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, source: .value(value))
  }

  /// Changes the value that the views inside set.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self, source: .transform(callback))
  }

  /// Calls an action with the value that the views inside set: when they are there, and when it is
  /// another one.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Self, Key>(content: self, isSame: { $0 == $1 }, action: action)
  }

  /// Puts a view over this one that depends on the value which the views inside set.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    PreferenceValueView<Self, Key, Content>(
      content: self, placement: .over, alignment: alignment, transform: transform
    )
  }

  /// Puts a view under this one that depends on the value which the views inside set.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    PreferenceValueView<Self, Key, Content>(
      content: self, placement: .under, alignment: alignment, transform: transform
    )
  }
}

private struct PreferenceValueView<Base: View, Key: PreferenceKey, Extra: View>: View {
  let content: Base
  let placement: OverlayPlacement
  let alignment: Alignment
  let transform: (Key.Value) -> Extra
  @State private var value = Key.defaultValue

  var body: some View {
    OverlayView(
      base: OneElement(
        content: PreferenceReader<Base, Key>(
          content: content, isSame: { isKnownEqual($0, $1) }, action: { value = $0 }
        )
      ),
      extra: transform(value), placement: placement, alignment: alignment
    )
  }
}
