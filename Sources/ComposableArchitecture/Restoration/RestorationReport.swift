import IssueReporting

/// What of saved navigation could not be read, and was left out.
public struct RestorationReport: Error, Hashable, Sendable {
  /// Something that was left out.
  public struct Loss: Hashable, Sendable {
    /// Where it stood: the names and positions from the beginning of what was saved.
    public var place: [String]
    /// How many elements of a stack were kept, and how many there were; `nil` for a presentation.
    public var elements: Elements?
    /// Why it could not be read.
    public var reason: String

    /// Creates a loss.
    ///
    /// - Parameters:
    ///   - place: Where it stood.
    ///   - elements: How much of a stack was kept.
    ///   - reason: Why it could not be read.
    public init(place: [String], elements: Elements? = nil, reason: String) {
      self.place = place
      self.elements = elements
      self.reason = reason
    }
  }

  /// The elements of a stack that was cut off.
  public struct Elements: Hashable, Sendable {
    /// How many were kept.
    public var kept: Int
    /// How many there were.
    public var saved: Int

    /// Creates a count.
    ///
    /// - Parameters:
    ///   - kept: How many were kept.
    ///   - saved: How many there were.
    public init(kept: Int, saved: Int) {
      self.kept = kept
      self.saved = saved
    }
  }

  /// What was left out, in order.
  public var losses: [Loss]

  /// Creates a report.
  ///
  /// - Parameter losses: What was left out.
  public init(losses: [Loss]) {
    self.losses = losses
  }
}

extension RestorationReport: CustomStringConvertible {
  /// A line for each loss.
  public var description: String {
    losses.map { loss in
      let place = loss.place.isEmpty ? "" : " at \(loss.place.joined(separator: "."))"
      let what =
        loss.elements.map {
          "\($0.kept) of the \($0.saved) screens on the stack\(place) were restored"
        }
        ?? "What was presented\(place) was not restored"
      return "\(what): \(loss.reason)"
    }
    .joined(separator: "\n")
  }
}

/// Collects what is left out while something saved is read.
final class RestorationCollector: Sendable {
  @TaskLocal static var current: RestorationCollector?

  private let losses = Lock<[RestorationReport.Loss]>([])

  var report: RestorationReport? {
    let losses = losses.withLock { $0 }
    return losses.isEmpty ? nil : RestorationReport(losses: losses)
  }

  func add(
    _ error: any Error, at path: [any CodingKey], elements: RestorationReport.Elements? = nil
  ) {
    let loss = RestorationReport.Loss(
      place: path.map { $0.intValue.map(String.init) ?? $0.stringValue },
      elements: elements,
      reason: reason(of: error)
    )
    losses.withLock { $0.append(loss) }
  }

  private func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)?, .typeMismatch(_, let context)?:
      context.debugDescription
    case .valueNotFound(let type, _)?:
      "a value of type '\(type)' is missing."
    case .keyNotFound(let key, _)?:
      "'\(key.stringValue)' is missing."
    case nil:
      "\(error)"
    @unknown default:
      "\(error)"
    }
  }
}
