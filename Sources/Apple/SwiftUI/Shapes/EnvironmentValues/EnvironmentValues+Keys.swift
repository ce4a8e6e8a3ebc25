public import Foundation

// What surrounds views: plain values, which a view above can set.
extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[default: .light] }
    set { self[default: .light] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[default: .standard] }
    set { self[default: .standard] = newValue }
  }
  public var locale: Locale {
    get { self[default: .current] }
    set { self[default: .current] = newValue }
  }
  public var calendar: Calendar {
    get { self[default: .current] }
    set { self[default: .current] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[default: .current] }
    set { self[default: .current] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[default: .leftToRight] }
    set { self[default: .leftToRight] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[default: .large] }
    set { self[default: .large] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { self[default: .large] }
    set { self[default: .large] = newValue }
  }
  public var isEnabled: Bool {
    get { self[default: true] }
    set { self[default: true] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
  public var font: Font? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
  public var lineLimit: Int? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[default: 0] }
    set { self[default: 0] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[default: .leading] }
    set { self[default: .leading] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[default: 1] }
    set { self[default: 1] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[default: .tail] }
    set { self[default: .tail] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[default: .medium] }
    set { self[default: .medium] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[default: []] }
    set { self[default: []] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[default: 44] }
    set { self[default: 44] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[default: .regular] }
    set { self[default: .regular] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[default: .standard] }
    set { self[default: .standard] = newValue }
  }
  public var isSearching: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilityReduceMotion: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilityReduceTransparency: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilityInvertColors: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var accessibilityEnabled: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var isFocused: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[default: true] }
    set { self[default: true] = newValue }
  }
  public var isLuminanceReduced: Bool {
    get { self[default: false] }
    set { self[default: false] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
  public var undoManager: UndoManager? {
    get { self[default: nil] }
    set { self[default: nil] = newValue }
  }
}
