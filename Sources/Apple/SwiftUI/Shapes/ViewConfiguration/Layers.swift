public import Foundation

// Views in front of a view and behind it are there.
extension View {
  /// Puts a view in front.
  ///
  /// Source: Apple, swiftui/view/overlay(alignment:content:).
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { played(BesideModifier(beside: content())) }
  /// Puts a view in front, as before iOS 15.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  { played(BesideModifier(beside: overlay)) }
  /// Puts a style in front.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }
  /// Puts a style in front in a shape.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Puts a view behind.
  ///
  /// Source: Apple, swiftui/view/background(alignment:content:).
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { played(BesideModifier(beside: content())) }
  /// Puts a view behind, as before iOS 15.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { played(BesideModifier(beside: background)) }
  /// Puts a style behind.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }
  /// Puts the usual style behind.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// Puts a style behind in a shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Puts the usual style behind in a shape.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    self
  }
  /// Cuts the view by another one, which is there.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  { played(BesideModifier(beside: mask())) }
  /// Cuts the view by another one, as before iOS 15.
  public func mask<Mask: View>(_ mask: Mask) -> some View { played(BesideModifier(beside: mask)) }
  /// Adds a view above or below, which is there.
  ///
  /// Source: Apple, swiftui/view/safeareainset(edge:alignment:spacing:content:).
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }
  /// Adds a view at a side, which is there.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }
  /// Adds a bar above or below, which is there.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }

  /// Hides the view: it is there, and nothing in it can be tapped.
  public func hidden() -> some View { played(DisabledModifier(isDisabled: true)) }
  /// Sets whether controls can be tapped.
  ///
  /// Source: Apple, swiftui/view/disabled(_:).
  public func disabled(_ disabled: Bool) -> some View {
    played(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
      .played(DisabledModifier(isDisabled: disabled))
  }
  /// Sets which of light and dark is preferred; a plain value here.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Sets which of light and dark is shown, as before iOS 13.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
