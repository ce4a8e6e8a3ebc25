extension UIColor {
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 0.67, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 0.33, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

// The system's colours, as a light interface has them.
extension UIColor {
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  public class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  public class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  public class var systemOrange: UIColor { UIColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
  public class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  public class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  public class var systemPurple: UIColor { UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  public class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  public class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  public class var systemCyan: UIColor { UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1) }
  public class var systemMint: UIColor { UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1) }
  public class var systemBrown: UIColor { UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
  public class var systemGray: UIColor { UIColor(white: 0.56, alpha: 1) }
  public class var systemGray2: UIColor { UIColor(white: 0.68, alpha: 1) }
  public class var systemGray3: UIColor { UIColor(white: 0.78, alpha: 1) }
  public class var systemGray4: UIColor { UIColor(white: 0.82, alpha: 1) }
  public class var systemGray5: UIColor { UIColor(white: 0.9, alpha: 1) }
  public class var systemGray6: UIColor { UIColor(white: 0.95, alpha: 1) }
  public class var systemBackground: UIColor { white }
  public class var secondarySystemBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  public class var tertiarySystemBackground: UIColor { white }
  public class var systemGroupedBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  public class var secondarySystemGroupedBackground: UIColor { white }
  public class var systemFill: UIColor { UIColor(white: 0.47, alpha: 0.2) }
  public class var label: UIColor { black }
  public class var secondaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  public class var placeholderText: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  public class var separator: UIColor { UIColor(white: 0.24, alpha: 0.29) }
  public class var link: UIColor { systemBlue }
  public class var tintColor: UIColor { systemBlue }
}
