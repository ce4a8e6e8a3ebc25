public import Foundation

/// How high a sheet is; stored, never used.
///
/// Source: Apple, swiftui/presentationdetent.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  let value: CGFloat
  init(_ name: String, _ value: CGFloat = 0) { (self.name, self.value) = (name, value) }
  public static let medium = PresentationDetent("medium")
  public static let large = PresentationDetent("large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init("part", fraction) }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init("height", height) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .init("\(type)")
  }
}

/// A height of a sheet of the app's own; it is never asked here.
///
/// Source: Apple, swiftui/custompresentationdetent.
public protocol CustomPresentationDetent {
  static func height(in context: PresentationDetent) -> CGFloat?
}

/// Whether a swipe scrolls the content of a sheet or resizes the sheet.
///
/// Source: Apple, swiftui/presentationcontentinteraction.
public struct PresentationContentInteraction: Hashable, Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

/// Whether what lies below a sheet can be tapped; it cannot here.
///
/// Source: Apple, swiftui/presentationbackgroundinteraction.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }
}

/// How something is shown where there is little room.
///
/// Source: Apple, swiftui/presentationadaptation.
public struct PresentationAdaptation: Hashable, Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}

/// Where a popover points to.
///
/// Source: Apple, swiftui/popoverattachmentanchor.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

// How what is presented looks: nothing is drawn here.
extension View {
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Keeps the user from closing it with a finger.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    played(DismissalModifier(isDisabled: isDisabled))
  }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { popover(isPresented: isPresented, arrowEdge: arrowEdge, content: content) }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { popover(item: item, arrowEdge: arrowEdge, content: content) }
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { popover(isPresented: isPresented, content: content) }
  public func dialogIcon(_ icon: Image?) -> some View { self }
}
