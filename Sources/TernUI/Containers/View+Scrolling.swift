/// Whether scrolling shows where it is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// As the back end does.
  public static let automatic = Self(isHidden: false)
  /// Where there is more than what is seen.
  public static let visible = Self(isHidden: false)
  /// Not at all.
  public static let hidden = Self(isHidden: true)
  /// Not at all, whatever the back end does.
  public static let never = Self(isHidden: true)
}

/// How what scrolls behaves.
struct ScrollTraits: Equatable {
  var hidesIndicator = false
  var isDisabled = false
}

extension EnvironmentValues {
  private enum ScrollTraitsKey: EnvironmentKey {
    static var defaultValue: ScrollTraits { ScrollTraits() }
  }

  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// Whether a person may scroll what is inside.
  public var isScrollEnabled: Bool {
    get { !scrollTraits.isDisabled }
    set { scrollTraits.isDisabled = !newValue }
  }
}

extension ElementDescription {
  /// Says how an element that scrolls behaves.
  mutating func addScrollTraits(hidesIndicator: Bool = false) {
    let traits = environment.scrollTraits
    if traits.hidesIndicator || hidesIndicator { add(.hidesIndicator, .bool(true)) }
    if traits.isDisabled { add(.isScrollDisabled, .bool(true)) }
  }
}

private struct ScrollChange: EnvironmentChange {
  var hidesIndicator: Bool?
  var isDisabled = false

  func apply(to environment: inout EnvironmentValues) {
    var traits = environment.scrollTraits
    traits.hidesIndicator = hidesIndicator ?? traits.hidesIndicator
    traits.isDisabled = traits.isDisabled || isDisabled
    environment.scrollTraits = traits
  }
}

extension View {
  /// Sets whether what scrolls inside shows where it is.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.horizontal, .vertical]
  ) -> some View {
    // Only what scrolls up and down has an indicator.
    let hides = axes.contains(.vertical) ? visibility.isHidden : nil
    return EnvironmentView(content: self, change: ScrollChange(hidesIndicator: hides))
  }

  /// Keeps a person from scrolling what is inside.
  ///
  /// What has the focus comes into sight all the same.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: ScrollChange(isDisabled: disabled))
  }
}
