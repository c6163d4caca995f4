import Dependencies
import SwiftUI

/// Says which values dependencies have, and counts.
private struct Contextual: View {
  @Dependency(\.context) private var context
  @State private var count = 0

  var body: some View {
    VStack {
      Text("context \(context)")
      Button("Count \(count)") { count += 1 }
    }
  }
}

#Preview("In context") { Contextual() }

#Preview { Text("Without a name") }

struct OldPreviews: PreviewProvider {
  static var previews: some View { Text("The old way") }
}
