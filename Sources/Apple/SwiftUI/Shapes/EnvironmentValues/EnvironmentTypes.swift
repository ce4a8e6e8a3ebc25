public import UIKit

/// Which of light and dark a view is shown in; stored, never used.
///
/// Source: Apple, swiftui/colorscheme.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark

  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// How strong differences are.
///
/// Source: Apple, swiftui/colorschemecontrast.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }

/// In which direction text is read.
///
/// Source: Apple, swiftui/layoutdirection.
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

/// How large texts are.
///
/// Source: Apple, swiftui/dynamictypesize.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// How large texts are, as before iOS 15.
///
/// Source: Apple, swiftui/contentsizecategory.
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.rawValue < other.rawValue
  }
}
