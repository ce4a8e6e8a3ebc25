public import Foundation

/// Gives a screen a title, which is shown.
struct TitleModifier: NodeModifier {
  let title: Text

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.updateChild(0, content)
    node.updateChild(1, title)
  }
}

/// How the title of a bar looks.
///
/// Source: Apple, swiftui/navigationbaritem.
public struct NavigationBarItem: Hashable, Sendable {
  /// How the title looks.
  ///
  /// Source: Apple, swiftui/navigationbaritem/titledisplaymode.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

// How bars look: only the title is there.
extension View {
  /// Sets the title.
  ///
  /// Source: Apple, swiftui/view/navigationtitle(_:).
  public func navigationTitle(_ title: Text) -> some View { played(TitleModifier(title: title)) }
  /// Sets the title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the title, which the user can change; it stays as it is.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  /// Sets the line below the title.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  /// Sets the line below the title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Sets the title, as before iOS 14.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title, as before iOS 14.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets the title, as before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// Sets the title and how it looks, as before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  /// Sets the title and how it looks, as before iOS 14.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }
  /// Sets the title and how it looks, as before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  /// Sets how the title looks.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  /// Hides the bar, as before iOS 16.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Hides the button that goes back; the user can still go back here.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  /// Sets whether the link looks like one.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
  /// Sets how wide the column is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets how wide the column is.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Gives the tab a text and an image, which are there.
  ///
  /// Source: Apple, swiftui/view/tabitem(_:).
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    played(TabLabelModifier(label: label()))
  }
  /// Makes the bar of tabs smaller.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Adds a view above the bar of tabs, which is there.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { played(BesideModifier(beside: content())) }
}

/// When the bar of tabs becomes smaller.
///
/// Source: Apple, swiftui/tabbarminimizebehavior.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The usual.
  public static let automatic = TabBarMinimizeBehavior()
  /// When the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// When the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// Never.
  public static let never = TabBarMinimizeBehavior()
}
