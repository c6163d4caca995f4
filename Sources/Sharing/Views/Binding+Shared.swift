public import TernUICore

extension Binding {
  /// A binding to a shared value.
  ///
  /// ```swift
  /// Toggle("Sound", isOn: Binding($isSoundOn))
  /// ```
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}
