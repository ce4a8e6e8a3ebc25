/// Light or dark.
///
/// Source: Apple, uiuserinterfacestyle.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// How much room there is.
///
/// Source: Apple, uiuserinterfacesizeclass.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is known of it.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// How large the user wants text to be.
///
/// Source: Apple, uicontentsizecategory.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Usual, one step below what the system begins with.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// What the system begins with.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The first of those that need another layout.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// Whether it needs another layout.
  public var isAccessibilityCategory: Bool { self == .accessibilityMedium }
}

/// Whether the user wants more contrast.
///
/// Source: Apple, uiaccessibilitycontrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is known of it.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More.
  case high = 1
}
