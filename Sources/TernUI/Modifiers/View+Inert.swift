public import struct Foundation.CGFloat

// What looks, and pointers and keyboards of other devices, make of a view: accepted, so that source
// builds as it is, and without effect on the back ends of this package. `docs/views.md` has the table.

extension View {
  /// How large a sheet is: left to the back end.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// How large a sheet is: left to the back end.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Whether a sheet shows how to drag it: left to the back end.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// What is behind a sheet: left to the back end.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// The corners of a sheet: left to the back end.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// What a sheet becomes where there is little room: left to the back end.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Whether what is behind a sheet can be used: left to the back end.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }

  /// A shadow: left to the back end.
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)
    -> some View
  { self }

  /// How colours mix with those behind: left to the back end.
  public func blendMode(_ mode: BlendMode) -> some View { self }

  /// How small text may become to have room: left to the back end.
  public func minimumScaleFactor(_ factor: Double) -> some View { self }

  /// Whether letters may come closer to have room: left to the back end.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// The room between letters: left to the back end.
  public func kerning(_ kerning: Double) -> some View { self }

  /// The room between letters: left to the back end.
  public func tracking(_ tracking: Double) -> some View { self }

  /// The room between lines: left to the back end.
  public func lineSpacing(_ spacing: Double) -> some View { self }

  /// How far text stands above its line: left to the back end.
  public func baselineOffset(_ offset: Double) -> some View { self }

  /// Whether text may be selected: left to the back end.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// How symbols are coloured: left to the back end.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Which variant of symbols is shown: left to the back end.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// A turn: left to the back end.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// A change of size: left to the back end.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }

  /// A change of size: left to the back end.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// A blur: left to the back end.
  public func blur(radius: Double, opaque: Bool = false) -> some View { self }

  /// More or less light: left to the back end.
  public func brightness(_ amount: Double) -> some View { self }

  /// More or less colour: left to the back end.
  public func saturation(_ amount: Double) -> some View { self }

  /// More or less colour: left to the back end.
  public func grayscale(_ amount: Double) -> some View { self }

  /// How this view is drawn: left to the back end.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// How this view is drawn: left to the back end.
  public func compositingGroup() -> some View { self }

  /// Whether the edges of the screen are used: left to the back end.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Whether the edges of the screen are used: left to the back end.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// The name of what coordinates are counted from: left to the back end.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }

  /// What is behind what scrolls: left to the back end.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// What the keyboard does while something scrolls: left to the back end.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// The line between rows: left to the back end.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }

  /// The line between rows: left to the back end.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }

  /// The line between sections: left to the back end.
  public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }

  /// The room in a row: left to the back end.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The room between rows: left to the back end.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// The room between sections: left to the back end.
  public func listSectionSpacing(_ spacing: Double) -> some View { self }

  /// How headers look: left to the back end.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// What is behind the bars of a page: left to the back end.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// What is behind the bars of a page: left to the back end.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// The colours of the bars of a page: left to the back end.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// What the bars of a page are for: left to the back end.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// How the title of a page is shown: left to the back end.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// How pages that are not stacks are shown: left to the back end.
  public func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }

  /// A sign to the hand: left to the back end.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
    -> some View
  { self }

  /// Whether there is a bar for the state of the device: left to the back end.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// How large menus show their items: left to the back end.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// In which order buttons have the keyboard: left to the back end.
  public func focusSection() -> some View { self }

  /// How often something is drawn: left to the back end.
  public func geometryGroup() -> some View { self }

  /// Where this cell of a grid stands in its room: left to the back end.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// In which directions this cell makes its row or column no larger: left to the back end.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
