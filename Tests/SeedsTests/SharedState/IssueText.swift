import Testing

extension Issue {
  /// What the issue says, with plain spaces.
  var text: String {
    comments.map(\.rawValue).joined().replacing("\u{2007}", with: " ")
  }
}
