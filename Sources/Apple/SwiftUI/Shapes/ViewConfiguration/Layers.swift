public import Foundation

// Views in front of a view and behind it are there.
extension View {
  /// Puts a view in front.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { played(BesideModifier(beside: content())) }
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  { played(BesideModifier(beside: overlay)) }
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Puts a view behind.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { played(BesideModifier(beside: content())) }
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { played(BesideModifier(beside: background)) }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { self }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    self
  }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  { played(BesideModifier(beside: mask())) }
  public func mask<Mask: View>(_ mask: Mask) -> some View { played(BesideModifier(beside: mask)) }
  /// Adds a view above or below, which is there.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }

  public func hidden() -> some View { played(DisabledModifier(isDisabled: true)) }
  /// Sets whether controls can be tapped.
  public func disabled(_ disabled: Bool) -> some View {
    played(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
      .played(DisabledModifier(isDisabled: disabled))
  }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
