/// A colour: a plain value of four parts, by name where the system has one.
///
/// Source: Apple, uicolor.
@MainActor
open class UIColor: NSObject {
  /// How much red, 0 … 1.
  package let red: CGFloat
  /// How much green, 0 … 1.
  package let green: CGFloat
  /// How much blue, 0 … 1.
  package let blue: CGFloat
  /// How opaque, 0 … 1.
  package let alpha: CGFloat

  /// Creates a colour of three parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the colour that the bundle has under a name: a grey here.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Creates a colour that depends on what surrounds it: that of the plain surroundings here.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the colour, more or less opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether another object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { Int(red * 255) &* 65_536 &+ Int(green * 255) &* 256 }
}

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
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// The system's red.
  public class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(white: 0.56, alpha: 1) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  /// What lies behind everything.
  public class var systemBackground: UIColor { white }
  /// What lies behind groups.
  public class var secondarySystemBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  /// What lies behind grouped rows.
  public class var systemGroupedBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  /// Text.
  public class var label: UIColor { black }
  /// Less important text.
  public class var secondaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.6) }
  /// The tint of what can be touched.
  public class var tintColor: UIColor { systemBlue }
}
