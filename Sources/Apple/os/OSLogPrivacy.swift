import Foundation

/// Whether others may read a value in a log; no log is kept here, so nothing is hidden.
///
/// Source: Apple, os/oslogprivacy.
public struct OSLogPrivacy: Sendable {
  /// How a value that is hidden is told from others.
  public enum Mask: Sendable {
    /// By a number that is made of it.
    case hash
    /// Not at all.
    case none
  }

  /// As the value's type has it.
  public static let auto = OSLogPrivacy()
  /// Others may read it.
  public static let `public` = OSLogPrivacy()
  /// Others may not read it.
  public static let `private` = OSLogPrivacy()
  /// Others may never read it.
  public static let sensitive = OSLogPrivacy()
  /// As the value's type has it, told from others by a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Others may not read it, but tell it from others by a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Others may never read it, but tell it from others by a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// In how much room a value stands.
///
/// Source: Apple, os/oslogstringalignment.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// In as much as it needs.
  public static let none = OSLogStringAlignment(columns: 0, isLeft: true)
  /// On the right of some columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }
  /// On the left of some columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func filled(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + room : room + text
  }
}

/// How a whole number is written.
///
/// Source: Apple, os/oslogintegerformatting.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  /// With ten digits.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting(radix: 8)
}

/// How a number is written.
///
/// Source: Apple, os/oslogfloatformatting.
public struct OSLogFloatFormatting: Sendable {
  private let digits: Int?
  private let isExponential: Bool

  /// With six digits behind the point.
  public static let fixed = OSLogFloatFormatting(digits: 6, isExponential: false)
  /// With some digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision, isExponential: false)
  }
  /// With a power of ten.
  public static let exponential = OSLogFloatFormatting(digits: 6, isExponential: true)
  /// As short as can be.
  public static let hybrid = OSLogFloatFormatting(digits: nil, isExponential: false)

  func text(_ number: Double) -> String {
    guard let digits else { return "\(number)" }
    return String(format: "%.\(digits)\(isExponential ? "e" : "f")", number)
  }
}

/// How it is written that something is so.
///
/// Source: Apple, os/oslogboolformat.
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}
