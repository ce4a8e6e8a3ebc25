import UIKit

extension Color {
  public static let white = Color(name: "white", .white)
  public static let black = Color(name: "black", .black)
  public static let gray = Color(name: "gray", .systemGray)
  public static let red = Color(name: "red", .systemRed)
  public static let orange = Color(name: "orange", .systemOrange)
  public static let yellow = Color(name: "yellow", .systemYellow)
  public static let green = Color(name: "green", .systemGreen)
  public static let mint = Color(name: "mint", .systemGreen)
  public static let teal = Color(name: "teal", .systemTeal)
  public static let cyan = Color(name: "cyan", .systemTeal)
  public static let blue = Color(name: "blue", .systemBlue)
  public static let indigo = Color(name: "indigo", .systemIndigo)
  public static let purple = Color(name: "purple", .systemPurple)
  public static let pink = Color(name: "pink", .systemPink)
  public static let brown = Color(name: "brown", .systemBrown)
  public static let clear = Color(name: "clear", .clear)
  public static let primary = Color(name: "primary", .label)
  public static let secondary = Color(name: "secondary", .secondaryLabel)
  public static let accentColor = Color(name: "accent", .systemBlue)

  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension ShapeStyle where Self == Color {
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var clear: Color { Color.clear }
}
