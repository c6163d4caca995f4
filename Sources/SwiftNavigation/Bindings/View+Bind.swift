public import TernUICore

/// A value of a view or a model that can be kept in step with another, see `View.bind(_:to:)`.
public protocol _Bindable<Value> {
  /// What is kept in step.
  associatedtype Value

  /// The value of now.
  var wrappedValue: Value { get nonmutating set }
}

extension Binding: _Bindable {}
extension State: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}

extension View {
  /// Keeps a value of a view, such as its focus, in step with one of a model.
  ///
  /// The model's value counts first: it is written to the view when that appears. From then on a change
  /// of either is written to the other.
  ///
  /// - Parameters:
  ///   - modelValue: The value of the model.
  ///   - viewValue: The value of the view.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue, to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    onAppear {
      copy(modelValue.wrappedValue, to: viewValue)
    }
    .onChange(of: modelValue.wrappedValue) { _, value in
      copy(value, to: viewValue)
    }
    .onChange(of: viewValue.wrappedValue) { _, value in
      copy(value, to: modelValue)
    }
  }
}

private func copy<Target: _Bindable>(_ value: Target.Value, to target: Target)
where Target.Value: Equatable {
  if target.wrappedValue != value { target.wrappedValue = value }
}
