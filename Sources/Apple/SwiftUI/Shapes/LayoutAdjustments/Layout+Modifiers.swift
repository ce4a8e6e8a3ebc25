public import Foundation

// Where views stand and how large they are: nothing is laid out here.
extension View {
  /// Keeps what lies around away.
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Keeps what lies around away.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Keeps what lies around away.
  public func padding(_ length: CGFloat) -> some View { self }
  /// Sets the size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Sets the sizes that it can have.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Sets the size by what is around.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { self }
  /// Sets the size by what is around, in parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Sets the size by what is around, by a closure that is never called.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  /// Keeps the size that the view has by itself.
  public func fixedSize() -> some View { self }
  /// Keeps the size that the view has by itself.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Sets how important the view is where room is short.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Sets a position by which the view is aligned, by a closure that is never called.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Sets a position by which the view is aligned, by a closure that is never called.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some View { self }
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Sets where the middle of the view is.
  public func position(_ position: CGPoint) -> some View { self }
  /// Sets where the middle of the view is.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Sets what is in front.
  public func zIndex(_ value: Double) -> some View { self }
  /// Lets the view reach below bars.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }
  /// Lets the view reach below bars, as before iOS 14.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Adds room to what bars cover.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  /// Adds room to what bars cover.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  /// Adds room to what bars cover.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  /// Sets the relation of width and height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }
  /// Sets the relation of width and height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  /// Makes it as large as fits.
  public func scaledToFit() -> some View { self }
  /// Makes it as large as fills the room.
  public func scaledToFill() -> some View { self }
  /// Sets the size of margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Sets the size of margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Sets the size of margins.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}

/// What bars and the keyboard cover.
///
/// Source: Apple, swiftui/safearearegions.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What is around.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// What margins are of.
///
/// Source: Apple, swiftui/contentmarginplacement.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that show how far it is.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
