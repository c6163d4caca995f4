import TernUICore

/// Makes bindings to the properties of an observable object.
///
/// The same type as the view layer's: source for older systems writes `@Perception.Bindable`.
public typealias Bindable = TernUICore.Bindable
