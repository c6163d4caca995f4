/// A preview of the program.
package struct PreviewItem {
  /// What it is called; where it has no name, its place.
  package let name: String
  /// The file and the line, as `BirdList.swift:12`, if that is known.
  package let place: String?
  /// Makes what is shown.
  package let makeView: @MainActor () -> AnyView
}

/// The previews of the program: those of `#Preview`, then the preview providers, each by file and
/// line, or by name.
@MainActor
package enum PreviewCatalog {
  /// Looks for the previews.
  ///
  /// Goes through all conformances of the program and its libraries, about a millisecond.
  package static func items() -> [PreviewItem] {
    let entries = ConformingTypes.named("_PreviewEntry").compactMap {
      $0 as? any _PreviewEntry.Type
    }
    let providers = ConformingTypes.named("PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
    let sortedEntries = entries.sorted {
      ($0._previewFile, $0._previewLine) < ($1._previewFile, $1._previewLine)
    }
    let sortedProviders = providers.map { item(of: $0) }.sorted { $0.name < $1.name }
    return sortedEntries.map { item(of: $0) } + sortedProviders
  }

  private static func item<Entry: _PreviewEntry>(of entry: Entry.Type) -> PreviewItem {
    let file = entry._previewFile.split(separator: "/").last.map(String.init) ?? ""
    let place = "\(file):\(entry._previewLine)"
    return PreviewItem(name: entry._previewName ?? place, place: place) {
      let view = AnyView(DeferredPreview { entry._makePreview() })
      return entry._previewTraits.reversed().reduce(view) { view, trait in
        trait.change?(view) ?? view
      }
    }
  }

  private static func item<Provider: PreviewProvider>(of provider: Provider.Type) -> PreviewItem {
    PreviewItem(name: String(describing: provider), place: nil) { AnyView(provider.previews) }
  }
}

/// Makes a preview where the dependencies of its traits are set.
private struct DeferredPreview: View {
  let make: @MainActor () -> AnyView

  var body: AnyView { make() }
}
