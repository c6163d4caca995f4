/// Where text is cut that has no room.
public enum TextTruncationMode: Hashable, Sendable { case head, tail, middle }

extension Text {
  /// Large or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
