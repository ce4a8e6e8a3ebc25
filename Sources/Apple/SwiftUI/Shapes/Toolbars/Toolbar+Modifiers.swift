/// Where in a bar something stands.
///
/// Source: Apple, swiftui/toolbaritemplacement.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where one goes back.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// What is done most.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// What is done less.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// What is going on.
  public static let status = ToolbarItemPlacement(name: "status")
  /// What agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// What gives up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// At the first side above, as before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the last side above, as before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// At the first side above.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the last side above.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The large title.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
  /// The line below the title.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// The title.
  public static let title = ToolbarItemPlacement(name: "title")
}

/// A bar.
///
/// Source: Apple, swiftui/toolbarplacement.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  /// The usual one.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar above.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a bar is for.
///
/// Source: Apple, swiftui/toolbarrole.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Screens on top of each other.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Pages.
  public static let browser = ToolbarRole(name: "browser")
  /// A document.
  public static let editor = ToolbarRole(name: "editor")
}

/// How a title looks.
///
/// Source: Apple, swiftui/toolbartitledisplaymode.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}

// What stands in bars is there; how the bars look is dropped.
extension View {
  /// Adds views to the bars.
  ///
  /// Source: Apple, swiftui/view/toolbar(content:).
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    played(BesideModifier(beside: content()))
  }
  /// Adds something to the bars.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  {
    played(BesideModifier(beside: ToolbarView(content: content())))
  }
  /// Adds something to the bars that the user can change.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    played(BesideModifier(beside: ToolbarView(content: content())))
  }
  /// Sets whether bars can be seen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Sets whether bars can be seen.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets what lies behind bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets whether something lies behind bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets whether something lies behind bars.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets which of light and dark bars are.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets what the bar is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Sets how the title looks.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Adds a menu to the title; it is there.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    played(BesideModifier(beside: content()))
  }
  /// Adds views to the bar, as before iOS 14.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    played(BesideModifier(beside: leading)).played(BesideModifier(beside: trailing))
  }
  /// Adds a view to the bar, as before iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    played(BesideModifier(beside: leading))
  }
  /// Adds a view to the bar, as before iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    played(BesideModifier(beside: trailing))
  }
}
