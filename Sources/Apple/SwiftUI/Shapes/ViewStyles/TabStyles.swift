/// How tabs look; nothing is drawn here.
///
/// Source: Apple, swiftui/tabviewstyle.
public protocol TabViewStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/defaulttabviewstyle.
public struct DefaultTabViewStyle: TabViewStyle, Sendable { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
}

/// A column at the side where there is room.
///
/// Source: Apple, swiftui/sidebaradaptabletabviewstyle.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}

/// A bar.
///
/// Source: Apple, swiftui/tabbaronlytabviewstyle.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable { public init() {} }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}

/// Pages.
///
/// Source: Apple, swiftui/pagetabviewstyle.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

extension PageTabViewStyle {
  /// Whether points show which page it is.
  ///
  /// Source: Apple, swiftui/pagetabviewstyle/indexdisplaymode.
  public struct IndexDisplayMode: Hashable, Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
}

/// How the points of pages look; nothing is drawn here.
///
/// Source: Apple, swiftui/indexviewstyle.
public protocol IndexViewStyle {}

/// Points.
///
/// Source: Apple, swiftui/pageindexviewstyle.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self()
  }
}

extension PageIndexViewStyle {
  /// Whether something lies behind the points.
  ///
  /// Source: Apple, swiftui/pageindexviewstyle/backgrounddisplaymode.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
}

/// How columns look; nothing is drawn here.
///
/// Source: Apple, swiftui/navigationsplitviewstyle.
public protocol NavigationSplitViewStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/automaticnavigationsplitviewstyle.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

/// Columns share the room.
///
/// Source: Apple, swiftui/balancednavigationsplitviewstyle.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

/// The last column keeps its room.
///
/// Source: Apple, swiftui/prominentdetailnavigationsplitviewstyle.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

/// How fields of long texts look; nothing is drawn here.
///
/// Source: Apple, swiftui/texteditorstyle.
public protocol TextEditorStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/automatictexteditorstyle.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}

/// Without a frame.
///
/// Source: Apple, swiftui/plaintexteditorstyle.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { Self() }
}

/// With a round frame.
///
/// Source: Apple, swiftui/roundedbordertexteditorstyle.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: Self { Self() }
}
