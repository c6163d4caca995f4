extension StoreTrace {
  /// What was recorded, as data to be written and read again.
  ///
  /// A recording of a trace that is not replayable has no states, but everything else.
  public var recording: StoreRecording {
    let isComplete = encodingError == nil
    return StoreRecording(
      stateType: SwiftSource.typeName(State.self), actionType: SwiftSource.typeName(Action.self),
      base: isComplete ? encodedBase : nil, baseSource: baseSource,
      discardedCount: discardedCount, lateActionCount: lateActionCount, entries: entries
    )
  }

  /// The recorded actions as the source of a test.
  ///
  /// The trace must record ``StoreTraceContents/source``. What cannot be written as source, such as a
  /// closure or an object in an action, stands there as a comment that says so.
  ///
  /// - Parameter name: The name of the test.
  /// - Returns: The source of a test function.
  /// - Throws: What is missing for that.
  public func testSource(_ name: String = "recorded") throws(StoreRecordingError) -> String {
    try recording.testSource(name)
  }

  private var baseSource: String? {
    guard contents.contains(.source) else { return nil }
    guard discardedCount > 0 else { return initialSource }
    guard let codec, let encodedBase, encodingError == nil else { return nil }
    return (try? codec.decodeState(encodedBase)).map(Self.source)
  }

  static func source(of state: State) -> String {
    SwiftSource.literal(of: state)
      ?? "/* Write by hand the first \(SwiftSource.typeName(State.self)), which has no source */"
  }
}
