/// Why a ``StoreRecording`` cannot be used as asked.
public enum StoreRecordingError: Error, Equatable, Sendable {
  /// The trace did not record data, or could not encode it.
  case notReplayable

  /// The data has a form that this version does not know.
  case unknownFormat(Int)

  /// The recording is of another type.
  case otherType(expected: String, recorded: String)

  /// The type has changed since it was recorded: something would be lost, or is missing.
  case otherSchema(in: String, String)

  /// The changes of an entry do not fit the state before it.
  case damaged(entry: Int)

  /// No entry of that id is kept.
  case noSuchEntry(Int, kept: ClosedRange<Int>?)

  /// The trace did not record source.
  case noSource

  /// The first entries were discarded, and with them the state that a test would start from.
  case beginningDiscarded(Int)
}

extension StoreRecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notReplayable:
      """
      The recording holds no states or actions. Record with 'StoreTrace.replayable(of:)', and see \
      that every value can be encoded.
      """
    case .unknownFormat(let format):
      """
      The recording has the format \(format). This version reads the format \
      \(StoreRecording.supportedFormat).
      """
    case .otherType(let expected, let recorded):
      "The recording is of '\(recorded)', and was asked for as of '\(expected)'."
    case .otherSchema(let part, let detail):
      """
      The type of \(part) is no longer as it was recorded: \(detail). Read it with the version that \
      recorded it.
      """
    case .damaged(let entry):
      "The entry \(entry) of the recording does not fit the state before it: the data is damaged."
    case .noSuchEntry(let id, let kept):
      "The recording has no entry \(id). \(kept.map { "It has \($0.lowerBound) to \($0.upperBound)." } ?? "It is empty.")"
    case .noSource:
      """
      The recording holds no source. Record with '.source' in the 'contents' of the trace.
      """
    case .beginningDiscarded(let count):
      """
      The recording has lost its first \(count) entries, and with them the state that a test starts \
      from. Give the trace more 'capacity', or make it replayable.
      """
    }
  }
}
