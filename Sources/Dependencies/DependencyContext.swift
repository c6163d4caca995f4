import Foundation
import IssueReporting

/// The situation that code runs in, which decides the default values of dependencies.
///
/// A process that runs tests is in ``test``; one that draws a preview (it has
/// `XCODE_RUNNING_FOR_PREVIEWS=1` in its environment) in ``preview``; every other in ``live``. The
/// environment variable `SWIFT_DEPENDENCIES_CONTEXT`, with `live`, `preview` or `test`, decides
/// otherwise, and so does setting ``DependencyValues/context`` in a scope.
public enum DependencyContext: Sendable, Hashable, CaseIterable {
  /// An app as its users run it: dependencies have their live values.
  case live
  /// A preview: dependencies have their preview values.
  case preview
  /// A test: dependencies have their test values.
  case test

  /// A small number for an atomic variable.
  var rawValue: UInt8 {
    switch self {
    case .live: 0
    case .preview: 1
    case .test: 2
    }
  }

  init?(rawValue: UInt8) {
    switch rawValue {
    case 0: self = .live
    case 1: self = .preview
    case 2: self = .test
    default: return nil
    }
  }

  /// The context that the process itself is in.
  static let ofProcess = detect(
    environment: ProcessInfo.processInfo.environment,
    isTesting: RunningTest.isTesting
  )

  /// Decides the context from an environment.
  package static func detect(environment: [String: String], isTesting: Bool) -> DependencyContext {
    let detected: DependencyContext =
      if isTesting {
        .test
      } else if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
        .preview
      } else {
        .live
      }
    switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
    case nil: return detected
    case "live": return .live
    case "preview": return .preview
    case "test": return .test
    case let other?:
      reportIssue(
        """
        The environment variable 'SWIFT_DEPENDENCIES_CONTEXT' is '\(other)', which is no context: \
        it may be 'live', 'preview' or 'test'. Dependencies use '\(detected)'.
        """
      )
      return detected
    }
  }
}
