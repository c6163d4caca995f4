/// Shows a view to the person who writes it.
///
/// ```swift
/// #Preview("Many birds") {
///   BirdList(birds: .many)
/// }
/// ```
///
/// It becomes nothing: nobody looks at previews here, and source that has them builds.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TernMacros", type: "PreviewMacro")

/// Shows a view to the person who writes it, in a way that the traits say.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TernMacros", type: "PreviewMacro")

/// Lets a property with a wrapper stand inside of a ``Preview(_:body:)``.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TernMacros", type: "PreviewMacro")

/// How a preview is shown.
public struct PreviewTrait: Sendable {
  public static let portrait = PreviewTrait()
  public static let landscapeLeft = PreviewTrait()
  public static let landscapeRight = PreviewTrait()
  public static let sizeThatFitsLayout = PreviewTrait()

  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

/// Shows views to the person who writes them: the older way to write ``Preview(_:body:)``.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder
  static var previews: Previews { get }
}

extension View {
  /// The name of a preview.
  public func previewDisplayName(_ name: String?) -> some View { self }

  /// How a preview is shown.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}

/// How a preview is shown.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}
