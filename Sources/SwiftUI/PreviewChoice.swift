import TernUI
import TernUITesting

/// Lists previews, and finds the one that somebody means.
package enum PreviewChoice {
  /// A line for each preview, with its name and where it stands in the source.
  package static func lines(_ items: [PreviewItem]) -> [String] {
    let width = items.map(\.name.count).max() ?? 0
    return items.map { item in
      guard let place = item.place, place != item.name else { return item.name }
      let gap = String(repeating: " ", count: width - item.name.count)
      return "\(item.name)\(gap)  \(place)"
    }
  }

  /// The preview with a name, or at a place in the source.
  package static func preview(
    _ name: String, of items: [PreviewItem]
  ) throws(LaunchError) -> PreviewItem {
    if let item = items.first(where: { $0.place == name }) { return item }
    let found = items.filter { $0.name == name }
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      let places = found.compactMap(\.place).joined(separator: ", ")
      throw LaunchError(
        description:
          "\(found.count) previews are called '\(name)'. Name one by its place: \(places)."
      )
    }
    if items.isEmpty {
      throw LaunchError(
        description:
          "'\(name)' is not a preview: the app has none. Write '#Preview { … }' in its source."
      )
    }
    let names = items.map(\.name)
    let guess = nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    throw LaunchError(
      description: "'\(name)' is not a preview.\(guess) The previews are: "
        + "\(names.joined(separator: ", "))."
    )
  }
}
