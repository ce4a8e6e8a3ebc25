import UIKit

extension Color {
  /// White.
  public static let white = Color(name: "white", .white)
  /// Black.
  public static let black = Color(name: "black", .black)
  /// Grey.
  public static let gray = Color(name: "gray", .systemGray)
  /// Red.
  public static let red = Color(name: "red", .systemRed)
  /// Orange.
  public static let orange = Color(name: "orange", .systemOrange)
  /// Yellow.
  public static let yellow = Color(name: "yellow", .systemYellow)
  /// Green.
  public static let green = Color(name: "green", .systemGreen)
  /// Mint.
  public static let mint = Color(name: "mint", .systemGreen)
  /// Teal.
  public static let teal = Color(name: "teal", .systemTeal)
  /// Cyan.
  public static let cyan = Color(name: "cyan", .systemTeal)
  /// Blue.
  public static let blue = Color(name: "blue", .systemBlue)
  /// Indigo.
  public static let indigo = Color(name: "indigo", .systemIndigo)
  /// Purple.
  public static let purple = Color(name: "purple", .systemPurple)
  /// Pink.
  public static let pink = Color(name: "pink", .systemPink)
  /// Brown.
  public static let brown = Color(name: "brown", .systemBrown)
  /// Nothing.
  public static let clear = Color(name: "clear", .clear)
  /// Text.
  public static let primary = Color(name: "primary", .label)
  /// Less important text.
  public static let secondary = Color(name: "secondary", .secondaryLabel)
  /// The app's own colour.
  public static let accentColor = Color(name: "accent", .systemBlue)

  /// The colour as a gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension ShapeStyle where Self == Color {
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Nothing.
  public static var clear: Color { Color.clear }
}
