/// How forms look; its view is never asked for here.
///
/// Source: Apple, swiftui/formstyle.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form that the style arranges.
///
/// Source: Apple, swiftui/formstyleconfiguration.
public struct FormStyleConfiguration {
  /// The views in the form.
  ///
  /// Source: Apple, swiftui/formstyleconfiguration/content.
  public struct Content: DrawnView {}
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/automaticformstyle.
public struct AutomaticFormStyle: FormStyle, DrawnStyle { public nonisolated init() {} }
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
}

/// In groups.
///
/// Source: Apple, swiftui/groupedformstyle.
public struct GroupedFormStyle: FormStyle, DrawnStyle { public nonisolated init() {} }
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { Self() }
}

/// In columns.
///
/// Source: Apple, swiftui/columnsformstyle.
public struct ColumnsFormStyle: FormStyle, DrawnStyle { public nonisolated init() {} }
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: Self { Self() }
}

/// How menus look; its view is never asked for here.
///
/// Source: Apple, swiftui/menustyle.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu that the style arranges.
///
/// Source: Apple, swiftui/menustyleconfiguration.
public struct MenuStyleConfiguration {
  /// The view on the menu.
  ///
  /// Source: Apple, swiftui/menustyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
  /// The views in the menu.
  ///
  /// Source: Apple, swiftui/menustyleconfiguration/content.
  public struct Content: DrawnView {}
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultmenustyle.
public struct DefaultMenuStyle: MenuStyle, DrawnStyle { public nonisolated init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { Self() }
}

/// A button.
///
/// Source: Apple, swiftui/buttonmenustyle.
public struct ButtonMenuStyle: MenuStyle, DrawnStyle { public nonisolated init() {} }
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: Self { Self() }
}

/// A button without a frame.
///
/// Source: Apple, swiftui/borderlessbuttonmenustyle.
public struct BorderlessButtonMenuStyle: MenuStyle, DrawnStyle { public nonisolated init() {} }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { Self() }
}

/// How pickers of dates look; its view is never asked for here.
///
/// Source: Apple, swiftui/datepickerstyle.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker that the style arranges.
///
/// Source: Apple, swiftui/datepickerstyleconfiguration.
public struct DatePickerStyleConfiguration {
  /// The view.
  ///
  /// Source: Apple, swiftui/datepickerstyleconfiguration/label.
  public struct Label: DrawnView {}
  public let label: Label
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultdatepickerstyle.
public struct DefaultDatePickerStyle: DatePickerStyle, DrawnStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
}

/// A field.
///
/// Source: Apple, swiftui/compactdatepickerstyle.
public struct CompactDatePickerStyle: DatePickerStyle, DrawnStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
}

/// A calendar.
///
/// Source: Apple, swiftui/graphicaldatepickerstyle.
public struct GraphicalDatePickerStyle: DatePickerStyle, DrawnStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}

/// Wheels.
///
/// Source: Apple, swiftui/wheeldatepickerstyle.
public struct WheelDatePickerStyle: DatePickerStyle, DrawnStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { Self() }
}

/// How controls that belong together look; its view is never asked for here.
///
/// Source: Apple, swiftui/controlgroupstyle.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls that the style arranges.
///
/// Source: Apple, swiftui/controlgroupstyleconfiguration.
public struct ControlGroupStyleConfiguration {
  /// The controls in the group.
  ///
  /// Source: Apple, swiftui/controlgroupstyleconfiguration/content.
  public struct Content: DrawnView {}
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/automaticcontrolgroupstyle.
public struct AutomaticControlGroupStyle: ControlGroupStyle, DrawnStyle {
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}

/// Back and forward.
///
/// Source: Apple, swiftui/navigationcontrolgroupstyle.
public struct NavigationControlGroupStyle: ControlGroupStyle, DrawnStyle {
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}

/// Symbols.
///
/// Source: Apple, swiftui/palettecontrolgroupstyle.
public struct PaletteControlGroupStyle: ControlGroupStyle, DrawnStyle {
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { Self() }
}

/// A menu.
///
/// Source: Apple, swiftui/menucontrolgroupstyle.
public struct MenuControlGroupStyle: ControlGroupStyle, DrawnStyle { public nonisolated init() {} }
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { Self() }
}

/// A small menu.
///
/// Source: Apple, swiftui/compactmenucontrolgroupstyle.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, DrawnStyle {
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
