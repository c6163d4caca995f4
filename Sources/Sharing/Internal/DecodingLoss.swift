import IssueReporting

/// Tells a storage that a value was read without all of what is stored, so that it is not overwritten.
package enum DecodingLoss {
  @TaskLocal private static var flag: LossFlag?

  /// Notes, while a value is decoded, that something is left out.
  package static func note() {
    flag?.isRaised.withLock { $0 = true }
  }

  /// Decodes a value, and says whether something was left out.
  package static func watch<Value>(
    _ decode: () throws -> Value
  ) rethrows -> (value: Value, isLossy: Bool) {
    let flag = LossFlag()
    let value = try $flag.withValue(flag, operation: decode)
    return (value, flag.isRaised.withLock { $0 })
  }
}

private final class LossFlag: Sendable {
  let isRaised = Lock(false)
}
