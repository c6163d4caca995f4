/// Shows a view to the person who writes it.
///
/// ```swift
/// #Preview("Many birds") {
///   BirdList(birds: .many)
/// }
/// ```
///
/// An app started with `--list-previews` lists its previews, and one started with `--preview NAME`
/// runs one instead of its own screens, with the dependencies of previews. A preview without a name
/// goes by its place, as `BirdList.swift:12`.
///
/// It becomes a type that nothing runs before it is asked for, and so costs a few bytes of the program
/// and no time.
///
/// - Parameters:
///   - name: What the preview is called.
///   - body: Makes what is shown. Properties with a wrapper need ``Previewable()``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TernMacros", type: "PreviewMacro")

/// Shows a view to the person who writes it, in a way that the traits say.
///
/// See ``Preview(_:body:)``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TernMacros", type: "PreviewMacro")

/// Lets a property with a wrapper stand inside of a ``Preview(_:body:)``.
///
/// ```swift
/// #Preview {
///   @Previewable @State var name = "Robin"
///   NameField(name: $name)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "TernMacros", type: "PreviewableMacro")

/// How a preview is shown.
///
/// What is about the size or the orientation of a device changes nothing.
public struct PreviewTrait: Sendable {
  /// Puts something around the view.
  package let change: (@MainActor @Sendable (AnyView) -> AnyView)?

  /// - Parameter change: Puts something around the view.
  package init(change: (@MainActor @Sendable (AnyView) -> AnyView)? = nil) {
    self.change = change
  }

  public static let portrait = PreviewTrait()
  public static let landscapeLeft = PreviewTrait()
  public static let landscapeRight = PreviewTrait()
  public static let sizeThatFitsLayout = PreviewTrait()

  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

/// Shows views to the person who writes them: the older way to write ``Preview(_:body:)``.
///
/// A preview of this kind goes by the name of its type. In a release build only public ones can be
/// found: the optimizer drops others, because nothing names them.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder
  static var previews: Previews { get }
}

/// What a ``Preview(_:body:)`` becomes.
public protocol _PreviewEntry {
  /// The name, if it has one.
  static var _previewName: String? { get }
  /// The module and the file.
  static var _previewFile: String { get }
  static var _previewLine: Int { get }
  @MainActor static var _previewTraits: [PreviewTrait] { get }

  /// Makes what is shown.
  @MainActor static func _makePreview() -> AnyView
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
