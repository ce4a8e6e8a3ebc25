public import Foundation

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
  private enum SizeCategoryKey: EnvironmentKey {
    static var defaultValue: ContentSizeCategory { .large }
  }
  private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }
  private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
  private enum DefaultMinListRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
  }
  private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }
  private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum AccessibilityReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum AccessibilityInvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
}

// What surrounds views: plain values, which a view above can set.
extension EnvironmentValues {
  /// Which of light and dark is shown.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// How strong differences are.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
  /// The language and the country.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// In which direction text is read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// How large texts are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// How large texts are, as before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
  /// Whether controls can be tapped.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// Whether a list is edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// The font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The largest number of lines.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The room between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How lines are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }
  /// How far texts shrink.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// Which part of a long text is dropped.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// Whether letters move together.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// Which letters are upper case.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// How large symbols are.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// In which colours symbols are drawn.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// Why content is not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// How high the lines of a list are at least.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
  /// How high the headings of a list are at least.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// Whether corrections are off.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
  /// Whether headings are large.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// Whether the user searches.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// Whether less should move.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }
  /// Whether less should shine through.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }
  /// Whether colours alone should say nothing.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }
  /// Whether colours are turned around.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }
  /// Whether switches control the device.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }
  /// Whether buttons have frames.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }
  /// Whether any help is on.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// Whether the view has the focus.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
  /// Whether views can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
  /// Whether the screen is dark.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
  /// What stands behind.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
  /// What undoes changes.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
