import CasePaths

@CasePathable
@dynamicMemberLookup
enum Destination: Equatable {
  case detail(id: Int)
  case edit(Editor)
  case move(from: Int, to: String)
  case settings
}

@CasePathable
@dynamicMemberLookup
enum Editor: Equatable {
  case text(String)
  case numbers([Int])
  case closed
}

/// A type whose cases need an argument.
struct Row: CasePathable, Equatable {
  var id: Int
  var editor: Editor

  struct AllCasePaths: Sendable {
    subscript(id id: Int) -> AnyCasePath<Row, Editor> {
      AnyCasePath(
        embed: { Row(id: id, editor: $0) },
        extract: { $0.id == id ? $0.editor : nil }
      )
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@CasePathable
enum Screen: Equatable {
  case row(Row)
}

public struct Element: Equatable, Sendable {}
public struct Root: Equatable, Sendable { public enum Action: Sendable { case tapped } }

/// Payloads whose types are named like the associated types of the generated code.
@CasePathable
public indirect enum Shadowing {
  case element(Element)
  case action(Root.Action)
  case nested(Self)
}

@CasePathable
enum KeyWords {
  case `default`
  case `init`(Int)
  case `class`
}

@CasePathable
enum Conditional {
  case always(Int)
  #if os(Linux)
    case here(Int)
  #else
    case elsewhere(Int)
  #endif
  @available(macOS 99, *)
  case new(Int)
  @available(*, unavailable)
  case gone(Int)
}

@CasePathable
enum Empty {}

@CasePathable
enum Single: Equatable {
  case only(Int)
}

@CasePathable
enum Odd {
  case function(() -> Int)
  case map(Int)
  case first(Int, String = "x")
  case never(Never)
  case void(Void)
}

@CasePathable
enum Generic<Value: Hashable, Element> {
  case value(Value)
  case element(Element)
  case none

  @CasePathable
  enum Nested { case values([Value]) }
}

public struct Outer {}

extension Outer {
  @CasePathable
  fileprivate enum Hidden { case a(Int) }

  static func hiddenPayload(_ value: Int) -> Int? {
    Hidden.a(value)[case: \.a]
  }
}

public extension Outer {
  @CasePathable
  enum Visible { case a(Int) }
}
