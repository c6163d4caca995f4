import IssueReporting

/// A count or a position that an operator was given; a negative one is reported, and none.
func checked(_ number: Int, _ name: StaticString) -> Int {
  if number < 0 {
    reportIssue("'\(name)' was given \(number). Give it zero or more.")
  }
  return Swift.max(number, 0)
}
