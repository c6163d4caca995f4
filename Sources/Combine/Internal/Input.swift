/// A subscriber that hands what it receives to the functions of an operator.
struct Input<Value, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let onSubscription: (any Subscription) -> Void
  let onValue: (Value) -> Subscribers.Demand
  let onCompletion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}
