extension UIColor {
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Grey.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A light grey.
  public class var lightGray: UIColor { UIColor(white: 0.67, alpha: 1) }
  /// A dark grey.
  public class var darkGray: UIColor { UIColor(white: 0.33, alpha: 1) }
  /// Nothing.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

// The system's colours, as a light interface has them.
extension UIColor {
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// The system's red.
  public class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(white: 0.56, alpha: 1) }
  /// The system's second grey.
  public class var systemGray2: UIColor { UIColor(white: 0.68, alpha: 1) }
  /// The system's third grey.
  public class var systemGray3: UIColor { UIColor(white: 0.78, alpha: 1) }
  /// The system's fourth grey.
  public class var systemGray4: UIColor { UIColor(white: 0.82, alpha: 1) }
  /// The system's fifth grey.
  public class var systemGray5: UIColor { UIColor(white: 0.9, alpha: 1) }
  /// The system's lightest grey.
  public class var systemGray6: UIColor { UIColor(white: 0.95, alpha: 1) }
  /// What lies behind everything.
  public class var systemBackground: UIColor { white }
  /// What lies behind groups.
  public class var secondarySystemBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  /// What lies behind groups in groups.
  public class var tertiarySystemBackground: UIColor { white }
  /// What lies behind grouped rows.
  public class var systemGroupedBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  /// What lies behind a group of rows.
  public class var secondarySystemGroupedBackground: UIColor { white }
  /// What fills a thin shape.
  public class var systemFill: UIColor { UIColor(white: 0.47, alpha: 0.2) }
  /// Text.
  public class var label: UIColor { black }
  /// Less important text.
  public class var secondaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.6) }
  /// Still less important text.
  public class var tertiaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  /// Text where the user is to write.
  public class var placeholderText: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  /// A line between rows.
  public class var separator: UIColor { UIColor(white: 0.24, alpha: 0.29) }
  /// Text that opens something.
  public class var link: UIColor { systemBlue }
  /// The tint of what can be touched.
  public class var tintColor: UIColor { systemBlue }
}
