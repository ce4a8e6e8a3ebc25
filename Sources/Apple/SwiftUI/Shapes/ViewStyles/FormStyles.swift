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
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// In groups.
///
/// Source: Apple, swiftui/groupedformstyle.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// In columns.
///
/// Source: Apple, swiftui/columnsformstyle.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
  public func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
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
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { configuration.label }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
///
/// Source: Apple, swiftui/buttonmenustyle.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { configuration.label }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a frame.
///
/// Source: Apple, swiftui/borderlessbuttonmenustyle.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { configuration.label }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
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
public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field.
///
/// Source: Apple, swiftui/compactdatepickerstyle.
public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
///
/// Source: Apple, swiftui/graphicaldatepickerstyle.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
///
/// Source: Apple, swiftui/wheeldatepickerstyle.
public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
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
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Back and forward.
///
/// Source: Apple, swiftui/navigationcontrolgroupstyle.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Symbols.
///
/// Source: Apple, swiftui/palettecontrolgroupstyle.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A menu.
///
/// Source: Apple, swiftui/menucontrolgroupstyle.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A small menu.
///
/// Source: Apple, swiftui/compactmenucontrolgroupstyle.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
