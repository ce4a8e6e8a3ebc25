extension UInt8 {
  /// The byte that ends a line.
  package static let lineFeed = UInt8(ascii: "\n")
  /// The byte that may stand before a line feed.
  package static let carriageReturn = UInt8(ascii: "\r")
  /// The byte of a blank.
  package static let space = UInt8(ascii: " ")

  /// Whether a name in Swift may have the byte; every byte beyond ASCII counts.
  package var isNamePart: Bool { isNameStart || (48...57).contains(self) }

  /// Whether a name in Swift may begin with the byte.
  package var isNameStart: Bool {
    (97...122).contains(self) || (65...90).contains(self) || self == 95 || self == 36 || self >= 128
  }

  /// Whether the byte is a digit of a decimal number.
  package var isDigit: Bool { (48...57).contains(self) }
  /// Whether the byte is a blank, or a break of a line.
  package var isBlank: Bool { self == 32 || (9...13).contains(self) }
}
