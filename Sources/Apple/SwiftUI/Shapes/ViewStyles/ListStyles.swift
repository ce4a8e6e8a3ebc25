/// How lists look; nothing is drawn here.
///
/// Source: Apple, swiftui/liststyle.
public protocol ListStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/defaultliststyle.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Without frames.
///
/// Source: Apple, swiftui/plainliststyle.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Without frames.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// In groups.
///
/// Source: Apple, swiftui/groupedliststyle.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// In groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// With margins.
///
/// Source: Apple, swiftui/insetliststyle.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// With margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// In groups with margins.
///
/// Source: Apple, swiftui/insetgroupedliststyle.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with margins.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A column at the side.
///
/// Source: Apple, swiftui/sidebarliststyle.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A column at the side.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How pickers look; nothing is drawn here.
///
/// Source: Apple, swiftui/pickerstyle.
public protocol PickerStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/defaultpickerstyle.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// All options.
///
/// Source: Apple, swiftui/inlinepickerstyle.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A menu.
///
/// Source: Apple, swiftui/menupickerstyle.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A screen of options.
///
/// Source: Apple, swiftui/navigationlinkpickerstyle.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Options beside each other.
///
/// Source: Apple, swiftui/segmentedpickerstyle.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel.
///
/// Source: Apple, swiftui/wheelpickerstyle.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Symbols beside each other.
///
/// Source: Apple, swiftui/palettepickerstyle.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Symbols beside each other.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How stacks look, as before iOS 16; nothing is drawn here.
///
/// Source: Apple, swiftui/navigationviewstyle.
public protocol NavigationViewStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/defaultnavigationviewstyle.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// Screens on top of each other.
///
/// Source: Apple, swiftui/stacknavigationviewstyle.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Screens on top of each other.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Columns.
///
/// Source: Apple, swiftui/columnnavigationviewstyle.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Two columns.
///
/// Source: Apple, swiftui/doublecolumnnavigationviewstyle.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}
