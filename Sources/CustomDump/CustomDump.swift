public struct DiffFormat: Sendable { public static let proportional = DiffFormat(); public static let `default` = DiffFormat() }
extension String { public init<T>(customDumping value: T) { var s = ""; dump(value, to: &s); self = s } }
public func diff<T>(_ a: T, _ b: T, format: DiffFormat = .default) -> String? {
  let x = String(customDumping: a), y = String(customDumping: b)
  return x == y ? nil : x.split(separator: "\n").map { "- \($0)" }.joined(separator: "\n") + "\n" + y.split(separator: "\n").map { "+ \($0)" }.joined(separator: "\n")
}
