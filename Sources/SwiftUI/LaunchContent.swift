import TernUI

/// What a process shows: the screens of the app, or one of its previews.
@MainActor
struct LaunchContent {
  let isPreview: Bool
  /// The script that is played where there is no screen, and no other script.
  let script: String
  let makeView: @MainActor () -> AnyView

  /// - Parameters:
  ///   - app: The app.
  ///   - preview: The name of a preview.
  init<Application: App>(_ app: Application.Type, preview: String?) throws(LaunchError) {
    guard let preview else {
      isPreview = false
      script = Application.defaultScript
      makeView = { AnyView(AppView(Application())) }
      return
    }
    isPreview = true
    // The app's own script is for its own screens.
    script = ""
    makeView = try PreviewChoice.preview(preview, of: PreviewCatalog.items()).makeView
  }
}
