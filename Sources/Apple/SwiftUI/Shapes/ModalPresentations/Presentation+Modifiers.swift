public import Foundation

/// How high a sheet is; a plain value here.
///
/// Source: Apple, swiftui/presentationdetent.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  let value: CGFloat
  init(_ name: String, _ value: CGFloat = 0) { (self.name, self.value) = (name, value) }
  /// About half of the screen.
  public static let medium = PresentationDetent("medium")
  /// All of the screen.
  public static let large = PresentationDetent("large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init("part", fraction) }
  /// A height.
  public static func height(_ height: CGFloat) -> PresentationDetent { .init("height", height) }
  /// A height of the app's own.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .init("\(type)")
  }
}

/// A height of a sheet of the app's own; it is never asked here.
///
/// Source: Apple, swiftui/custompresentationdetent.
public protocol CustomPresentationDetent {
  /// Returns the height.
  static func height(in context: PresentationDetent) -> CGFloat?
}

/// What scrolls in a sheet.
///
/// Source: Apple, swiftui/presentationcontentinteraction.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The usual.
  public static let automatic = PresentationContentInteraction()
  /// The sheet.
  public static let resizes = PresentationContentInteraction()
  /// What is in it.
  public static let scrolls = PresentationContentInteraction()
}

/// Whether what lies below a sheet can be tapped; it cannot here.
///
/// Source: Apple, swiftui/presentationbackgroundinteraction.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The usual.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
  /// It can up to a height.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }
}

/// How something is shown where there is little room.
///
/// Source: Apple, swiftui/presentationadaptation.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The usual.
  public static let automatic = PresentationAdaptation()
  /// As it is.
  public static let none = PresentationAdaptation()
  /// As a popover.
  public static let popover = PresentationAdaptation()
  /// As a sheet.
  public static let sheet = PresentationAdaptation()
  /// All over the screen.
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
  /// Sets how high the sheet can be.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Sets how high the sheet can be, and follows how high it is; never set here.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Sets whether there is something to drag the sheet by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets what lies behind.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets what lies behind, which is there.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { played(BesideModifier(beside: content())) }
  /// Sets how round the corners are.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Sets whether what lies below can be tapped.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  /// Sets what scrolls.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Sets how it is shown where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Keeps the user from closing it with a finger.
  ///
  /// Source: Apple, swiftui/view/interactivedismissdisabled(_:).
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    played(DismissalModifier(isDisabled: isDisabled))
  }
  /// Shows a popover that points to something while a value is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { popover(isPresented: isPresented, arrowEdge: arrowEdge, content: content) }
  /// Shows a popover that points to something while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { popover(item: item, arrowEdge: arrowEdge, content: content) }
  /// Shows a column beside the view while a value is true.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { popover(isPresented: isPresented, content: content) }
  /// Sets the symbol of a dialog.
  public func dialogIcon(_ icon: Image?) -> some View { self }
}
