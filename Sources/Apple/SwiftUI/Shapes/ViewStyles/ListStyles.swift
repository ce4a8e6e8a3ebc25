/// How lists look; nothing is drawn here.
///
/// Source: Apple, swiftui/liststyle.
public protocol ListStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/defaultliststyle.
public struct DefaultListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
}

/// Without frames.
///
/// Source: Apple, swiftui/plainliststyle.
public struct PlainListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { Self() }
}

/// In groups.
///
/// Source: Apple, swiftui/groupedliststyle.
public struct GroupedListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: Self { Self() }
}

/// With margins.
///
/// Source: Apple, swiftui/insetliststyle.
public struct InsetListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
}

/// In groups with margins.
///
/// Source: Apple, swiftui/insetgroupedliststyle.
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}

/// A column at the side.
///
/// Source: Apple, swiftui/sidebarliststyle.
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: Self { Self() }
}

/// How pickers look; nothing is drawn here.
///
/// Source: Apple, swiftui/pickerstyle.
public protocol PickerStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/defaultpickerstyle.
public struct DefaultPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
}

/// All options.
///
/// Source: Apple, swiftui/inlinepickerstyle.
public struct InlinePickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
}

/// A menu.
///
/// Source: Apple, swiftui/menupickerstyle.
public struct MenuPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
}

/// A screen of options.
///
/// Source: Apple, swiftui/navigationlinkpickerstyle.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}

/// Options beside each other.
///
/// Source: Apple, swiftui/segmentedpickerstyle.
public struct SegmentedPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}

/// A wheel.
///
/// Source: Apple, swiftui/wheelpickerstyle.
public struct WheelPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: Self { Self() }
}

/// Symbols beside each other.
///
/// Source: Apple, swiftui/palettepickerstyle.
public struct PalettePickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: Self { Self() }
}

/// How stacks look, as before iOS 16; nothing is drawn here.
///
/// Source: Apple, swiftui/navigationviewstyle.
public protocol NavigationViewStyle {}

/// The usual style.
///
/// Source: Apple, swiftui/defaultnavigationviewstyle.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { Self() }
}

/// Screens on top of each other.
///
/// Source: Apple, swiftui/stacknavigationviewstyle.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { Self() }
}

/// Columns.
///
/// Source: Apple, swiftui/columnnavigationviewstyle.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: Self { Self() }
}

/// Two columns.
///
/// Source: Apple, swiftui/doublecolumnnavigationviewstyle.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
