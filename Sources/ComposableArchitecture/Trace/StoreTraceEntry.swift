/// Something that happened in a store, as a ``StoreTrace`` remembers it.
public struct StoreTraceEntry: Codable, Equatable, Sendable, Identifiable {
  /// Which one it is, counted from 0 since the trace began.
  public var id: Int

  /// When it was, since the trace began.
  public var time: Duration

  /// What it was.
  public var event: Event

  /// What can happen in a store.
  public enum Event: Codable, Equatable, Sendable {
    /// The reducer handled an action.
    case action(StoreTraceAction)

    /// An effect has started: that of a number, which counts up from 0, with the name that it was
    /// given, for the action of an entry, made by the call at a site.
    case effectStarted(number: Int, name: String?, entry: Int?, site: StoreTraceSite?)

    /// An effect has ended, by itself or after it was cancelled.
    case effectEnded(number: Int)

    /// An effect was told to stop: by its id, by its task, or because its place in the state has gone.
    case effectCancelled(number: Int)

    /// An effect was not started: the place that it belongs to went in the reduction that returned it.
    case effectDropped(entry: Int?)

    /// An action came too late, and nothing was done.
    case actionDropped(name: String, reason: DropReason, effect: Int?)
  }

  /// Why an action was not handled.
  public enum DropReason: String, Codable, Sendable {
    /// The effect that sent it had been cancelled.
    case effectWasCancelled

    /// The place in the state that it is for has gone.
    case placeHasGone
  }

  /// The action, if that is what the entry is about.
  public var action: StoreTraceAction? {
    if case .action(let action) = event { action } else { nil }
  }
}

/// A line of source, as a ``StoreTrace`` remembers it.
public struct StoreTraceSite: Codable, Equatable, Sendable {
  /// The source file, with its module.
  public var fileID: String

  /// The line.
  public var line: UInt

  /// A line of source.
  ///
  /// - Parameters:
  ///   - fileID: The source file, with its module.
  ///   - line: The line.
  public init(fileID: String, line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}

/// An action that a store handled, as a ``StoreTrace`` remembers it.
public struct StoreTraceAction: Codable, Equatable, Sendable {
  /// The action in short: its cases, without what they carry.
  public var name: String

  /// Where it came from.
  public var origin: Origin

  /// What it changed; `nil` if that is nothing, or if the trace does not record differences.
  public var difference: String?

  /// The lines of a test that send or receive it; `nil` if the trace does not record them.
  public var source: String?

  /// Where an action comes from.
  public enum Origin: Codable, Equatable, Sendable {
    /// A call of `send`, in a file and line.
    case call(fileID: String, line: UInt)

    /// A view that wrote a binding, or a screen that was opened or closed by a person.
    case binding

    /// An effect: that of a number, or an ``Effect/send(_:)``, which has none of its own.
    case effect(number: Int?)
  }

  /// The action, if the trace can be replayed.
  var action: JSONValue?
  /// What it made of the encoded state, if the trace can be replayed.
  var patch: StatePatch?
  /// How many stack elements had come before it.
  var elementCount: Int

  var byteCount: Int {
    name.utf8.count + (difference?.utf8.count ?? 0) + (source?.utf8.count ?? 0)
      + (action?.byteCount ?? 0) + (patch?.byteCount ?? 0)
  }
}

/// What a ``StoreTrace`` remembers of each action.
public struct StoreTraceContents: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What the action changed, as text.
  ///
  /// Among that are the shared values that the reducer has changed, in the state and elsewhere. Costs a
  /// look at the whole state, unless nothing changed.
  public static let differences = Self(rawValue: 1)

  /// The lines of a test that do the same.
  ///
  /// A shared value without a key is made by `Shared(value:)` in each property that holds it: where
  /// several hold the same one, make it before and hand it on. Costs as much again.
  public static let source = Self(rawValue: 2)
}
