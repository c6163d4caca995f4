import IssueReporting

/// Reports an issue in a run.
@main
enum Main {
  static func main() {
    reportIssue("canary in a run")
  }
}
