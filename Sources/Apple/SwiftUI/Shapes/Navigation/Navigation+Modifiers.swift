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
  public func navigationTitle(_ title: Text) -> some View { played(TitleModifier(title: title)) }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Gives the tab a text and an image, which are there.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    played(TabLabelModifier(label: label()))
  }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { played(BesideModifier(beside: content())) }
}

/// When the bar of tabs becomes smaller.
///
/// Source: Apple, swiftui/tabbarminimizebehavior.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}
