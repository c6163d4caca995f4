/// The values that a view tells the layout around it, by the types of their keys.
package struct LayoutValues: @unchecked Sendable {
  // Written and read on the main actor alone: layouts run there.
  package var values: [ObjectIdentifier: Any] = [:]

  package init() {}
}
