public import struct Foundation.CGFloat

extension View {
  /// Presents details of what this view shows: in a column beside it where there is room, else in a
  /// sheet.
  ///
  /// In the column, it is in reach together with this view.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is there.
  ///   - content: The details.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    InspectorView(base: self, isPresented: isPresented, inspector: content)
  }

  /// How wide an inspector is that is a column, in points.
  public func inspectorColumnWidth(_ width: Double) -> some View {
    preference(key: InspectorWidth.self, value: width)
  }

  /// How wide an inspector is that is a column, in points: as wide as it would like to be.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(ideal)
  }
}

private struct InspectorWidth: PreferenceKey {
  static let defaultValue: Double = 240

  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = nextValue()
  }
}

/// A view with the details of what it shows.
private struct InspectorView<Base: View, Inspector: View>: View {
  let base: Base
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width = InspectorWidth.defaultValue

  var body: some View {
    let isCompact = sizeClass == .compact
    HStack(spacing: 0) {
      // One element, so that the view keeps its place and its state when the column comes.
      OneElement(content: base).frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isCompact {
        Divider()
        VStack { inspector() }
          .environment(\.dismiss, DismissAction { isPresented.wrappedValue = false })
          .environment(\.isPresented, true)
          .frame(width: width)
          .frame(maxHeight: .infinity)
          .onPreferenceChange(InspectorWidth.self) { width = $0 }
      }
    }
    .presentSheet(
      .sheet(style: "inspector"),
      isPresented: Binding(
        get: { isPresented.wrappedValue && isCompact },
        set: { isPresented.wrappedValue = $0 }
      ),
      onDismiss: nil, content: inspector
    )
  }
}
