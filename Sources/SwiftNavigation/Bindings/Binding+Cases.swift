public import CasePaths
public import TernUICore

extension Binding where Value: CasePathable {
  /// A binding to the payload of a case, or `nil` while the value is another case.
  ///
  /// ```swift
  /// if let $name = $row.draft { TextField("Name", text: $name) }
  /// ```
  ///
  /// Should the value become another case while the binding is in use, it reads as the last payload it
  /// had and ignores what is written.
  public subscript<Payload>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Payload>>
  ) -> Binding<Payload>? {
    let path = Value.allCasePaths[keyPath: keyPath]
    return payload(embed: { path.embed($0) }, extract: { path.extract(from: $0) })
  }
}

extension Binding {
  /// A binding to the payload of a case of an optional, which is `nil` while the value is another case.
  ///
  /// ```swift
  /// .sheet(item: $model.destination.edit) { item in … }
  /// ```
  ///
  /// Writing a payload makes the value that case. Writing `nil` makes the value `nil`, unless it is
  /// another case meanwhile: what closes late does not take away what came after it.
  public subscript<Enum: CasePathable, Payload>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Payload>>
  ) -> Binding<Payload?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: keyPath]
    return Binding<Payload?>(
      get: { wrappedValue.flatMap(path.extract(from:)) },
      set: { newValue, transaction in
        let binding = self.transaction(transaction)
        if let newValue {
          binding.wrappedValue = path.embed(newValue)
        } else if let value = wrappedValue, path.extract(from: value) != nil {
          binding.wrappedValue = nil
        }
      }
    ).transaction(transaction)
  }

  /// A binding to the payload that the value has now.
  ///
  /// ``CaseBindable()`` writes the calls.
  public func _payload<Payload>(
    _ last: Payload,
    _ name: String,
    embed: @escaping (Payload) -> Value,
    extract: @escaping (Value) -> Payload?
  ) -> Binding<Payload> {
    payload(embed: embed, extract: extract) ?? .constant(last)
  }

  func payload<Payload>(
    embed: @escaping (Payload) -> Value, extract: @escaping (Value) -> Payload?
  ) -> Binding<Payload>? {
    let payload = Binding<Payload?>(
      get: { extract(wrappedValue) },
      set: { newValue, transaction in
        guard let newValue else { return }
        self.transaction(transaction).wrappedValue = embed(newValue)
      }
    )
    return Binding<Payload>(payload.transaction(transaction))
  }
}
