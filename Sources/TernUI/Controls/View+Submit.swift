/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field to search in.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  private enum OnSubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor (SubmitTriggers) -> Void)? { nil }
  }

  private enum InputHintsKey: EnvironmentKey {
    static var defaultValue: [String] { [] }
  }

  /// Called when Return is pressed in a text field.
  var onSubmit: (@MainActor (SubmitTriggers) -> Void)? {
    get { self[OnSubmitKey.self] }
    set { self[OnSubmitKey.self] = newValue }
  }

  /// What keyboards may know about text fields.
  var inputHints: [String] {
    get { self[InputHintsKey.self] }
    set { self[InputHintsKey.self] = newValue }
  }
}

/// Adds an action for Return, before those of the views around.
private struct SubmitChange: EnvironmentChange {
  let triggers: SubmitTriggers
  /// `nil` keeps Return from the views around.
  let action: (@MainActor () -> Void)?

  func apply(to environment: inout EnvironmentValues) {
    let outer = environment.onSubmit
    environment.onSubmit = { [triggers, action] trigger in
      if let action {
        if triggers.contains(trigger) { action() }
        outer?(trigger)
      }
    }
  }
}

private struct InputHintChange: EnvironmentChange {
  let name: String
  let value: String?

  func apply(to environment: inout EnvironmentValues) {
    environment.inputHints.removeAll { $0.hasPrefix(name + ":") }
    if let value { environment.inputHints.append("\(name):\(value)") }
  }
}

extension View {
  /// Calls an action when Return is pressed in a text field inside.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of field.
  ///   - action: What to do.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    EnvironmentView(content: self, change: SubmitChange(triggers: triggers, action: action))
  }

  /// Keeps Return in the text fields inside from the views around.
  @ViewBuilder
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    if isBlocking {
      EnvironmentView(content: self, change: SubmitChange(triggers: [], action: nil))
    } else {
      self
    }
  }

  /// What the key says that submits: a hint for back ends with keyboards of their own.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    inputHint("submit", label.rawValue)
  }

  /// Whether words are corrected while they are typed: a hint for the back end.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inputHint("autocorrection", disable ? "off" : nil)
  }

  /// Whether words are corrected while they are typed: a hint for the back end.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    inputHint("autocorrection", disable == true ? "off" : nil)
  }

  /// What is written in capitals while it is typed: a hint for the back end.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    inputHint("capitalize", autocapitalization?.name)
  }

  /// Which keyboard is shown: a hint for back ends with keyboards of their own.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    inputHint("keyboard", type == .default ? nil : "\(type)")
  }

  /// What is typed, so that it can be filled in: a hint for the back end.
  public func textContentType(_ type: UITextContentType?) -> some View {
    inputHint("content", type?.rawValue)
  }

  private func inputHint(_ name: String, _ value: String?) -> some View {
    EnvironmentView(content: self, change: InputHintChange(name: name, value: value))
  }
}

/// What the key says that submits.
public enum SubmitLabel: String, Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// What is written in capitals while it is typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  public static let never = Self(name: "never")
  public static let words = Self(name: "words")
  public static let sentences = Self(name: "sentences")
  public static let characters = Self(name: "characters")
}

/// A kind of keyboard.
public enum UIKeyboardType: Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a text field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = Self(rawValue: "name")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "newPassword")
  public static let oneTimeCode = Self(rawValue: "oneTimeCode")
  public static let emailAddress = Self(rawValue: "emailAddress")
  public static let telephoneNumber = Self(rawValue: "telephoneNumber")
  public static let URL = Self(rawValue: "URL")
  public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
  public static let postalCode = Self(rawValue: "postalCode")
}
