/// How forms look; its view is never asked for here.
///
/// Source: Apple, swiftui/formstyle.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = FormStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/formstyleconfiguration.
public struct FormStyleConfiguration {
  /// What is in it.
  ///
  /// Source: Apple, swiftui/formstyleconfiguration/content.
  public struct Content: DrawnView {}
  /// What is in it.
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/automaticformstyle.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// In groups.
///
/// Source: Apple, swiftui/groupedformstyle.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content }
}

extension FormStyle where Self == GroupedFormStyle {
  /// In groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// In columns.
///
/// Source: Apple, swiftui/columnsformstyle.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: FormStyleConfiguration) -> some View { configuration.content }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// In columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// How menus look; its view is never asked for here.
///
/// Source: Apple, swiftui/menustyle.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/menustyleconfiguration.
public struct MenuStyleConfiguration {
  /// The view on the menu.
  ///
  /// Source: Apple, swiftui/menustyleconfiguration/label.
  public struct Label: DrawnView {}
  /// The view on the menu.
  public let label: Label
  /// What is in it.
  ///
  /// Source: Apple, swiftui/menustyleconfiguration/content.
  public struct Content: DrawnView {}
  /// What is in it.
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultmenustyle.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { configuration.label }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
///
/// Source: Apple, swiftui/buttonmenustyle.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { configuration.label }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a frame.
///
/// Source: Apple, swiftui/borderlessbuttonmenustyle.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: MenuStyleConfiguration) -> some View { configuration.label }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a frame.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// How pickers of dates look; its view is never asked for here.
///
/// Source: Apple, swiftui/datepickerstyle.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/datepickerstyleconfiguration.
public struct DatePickerStyleConfiguration {
  /// The view.
  ///
  /// Source: Apple, swiftui/datepickerstyleconfiguration/label.
  public struct Label: DrawnView {}
  /// The view.
  public let label: Label
}

/// The usual style.
///
/// Source: Apple, swiftui/defaultdatepickerstyle.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The usual style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field.
///
/// Source: Apple, swiftui/compactdatepickerstyle.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
///
/// Source: Apple, swiftui/graphicaldatepickerstyle.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
///
/// Source: Apple, swiftui/wheeldatepickerstyle.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// How controls that belong together look; its view is never asked for here.
///
/// Source: Apple, swiftui/controlgroupstyle.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view that it makes.
  associatedtype Body: View
  /// What it is for.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style is for.
///
/// Source: Apple, swiftui/controlgroupstyleconfiguration.
public struct ControlGroupStyleConfiguration {
  /// What is in it.
  ///
  /// Source: Apple, swiftui/controlgroupstyleconfiguration/content.
  public struct Content: DrawnView {}
  /// What is in it.
  public let content: Content
}

/// The usual style.
///
/// Source: Apple, swiftui/automaticcontrolgroupstyle.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The usual style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Back and forward.
///
/// Source: Apple, swiftui/navigationcontrolgroupstyle.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Back and forward.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Symbols.
///
/// Source: Apple, swiftui/palettecontrolgroupstyle.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Symbols.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A menu.
///
/// Source: Apple, swiftui/menucontrolgroupstyle.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A small menu.
///
/// Source: Apple, swiftui/compactmenucontrolgroupstyle.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A small menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
