import Testing

/// Expects one issue with a text.
func expectIssue(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    "\(issue)".contains(text)
  }
}
