extension Shared {
  /// Shares a part of the value.
  ///
  /// ```swift
  /// EditName.State(name: state.$user.name)
  /// ```
  ///
  /// Changes of the part are changes of the whole, and are saved where the whole is.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(
      reference: DerivedReference<Handle<Value>, WritableKeyPath<Value, Member>, Member>(
        handle, keyPath
      )
    )
  }

  /// Shares a part of the value that cannot be set.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
