public import Foundation
public import UIKit

// How views look: nothing is drawn here.
extension View {
  /// Sets the colour of what stands in front, as before iOS 15.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Sets what stands in front.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets what stands in front, in two levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  { self }
  /// Sets what stands in front, in three levels.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  /// Sets what stands behind.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets the colour of controls.
  public func tint(_ tint: Color?) -> some View { self }
  /// Sets the colour of controls.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Sets the colour of controls, as before iOS 15.
  public func accentColor(_ accentColor: Color?) -> some View { self }
  /// Sets how opaque the view is.
  public func opacity(_ opacity: Double) -> some View { self }
  /// Cuts the view.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// Cuts the view.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Rounds the corners, as before iOS 17.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Adds a frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// Adds a shadow.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Changes how bright the view is.
  public func brightness(_ amount: Double) -> some View { self }
  /// Changes how strong differences are.
  public func contrast(_ amount: Double) -> some View { self }
  /// Turns colours around.
  public func colorInvert() -> some View { self }
  /// Multiplies colours.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Changes how strong colours are.
  public func saturation(_ amount: Double) -> some View { self }
  /// Takes colours away.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Turns colours.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Makes bright parts opaque.
  public func luminanceToAlpha() -> some View { self }
  /// Sets how the view is put together with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Draws the view as one.
  public func compositingGroup() -> some View { self }
  /// Draws the view as one, off screen.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  { self }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Turns the view in three dimensions.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Makes the view larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Makes the view larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Makes the view larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }
  /// Changes the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Changes the view in three dimensions.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// Makes the view a piece of glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  { self }
  /// Gives the piece of glass an identity.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { self }
  /// Sets what stands for the view's content.
  public func redacted(reason: RedactionReasons) -> some View { self }
  /// Shows the view's content.
  public func unredacted() -> some View { self }
  /// Hides the view's content from others.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Sets the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Sets the status bar, as before iOS 16.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Sets the bar at the end of the screen.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Sets which gestures at the edge of the screen wait.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets how the view looks below a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }
  /// Plays what can be felt when a value changes; nothing is felt here.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  /// Plays what can be felt when a closure says so; never called here.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Plays what a closure says; never called here.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// Turns the view in languages that are read from the right.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Sets what a preview is called.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Sets on which device a preview is shown.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets how large a preview is.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets how a preview is turned.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Sets what lies behind a widget.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Sets what lies behind a widget, which is there.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }
}
