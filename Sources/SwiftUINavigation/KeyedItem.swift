import TernUICore

/// An item with what tells it from others.
struct KeyedItem<Item, ID: Hashable>: Identifiable {
  let item: Item
  let id: ID
}

extension Binding {
  /// A binding to the item of this one, told from others by a part of it.
  func keyed<Item, ID: Hashable>(
    by id: KeyPath<Item, ID>
  ) -> Binding<KeyedItem<Item, ID>?> where Value == Item? {
    Binding<KeyedItem<Item, ID>?>(
      get: { wrappedValue.map { KeyedItem(item: $0, id: $0[keyPath: id]) } },
      set: { newValue, transaction in
        self.transaction(transaction).wrappedValue = newValue?.item
      }
    )
  }

  /// A binding to what is presented, which cannot bring back what is gone.
  init(presented item: Binding<Value?>, last value: Value) {
    self = Binding(unwrapping: item) ?? .constant(value)
  }
}
