public import Foundation
public import UIKit

/// A colour; it is kept and never drawn.
///
/// Source: Apple, swiftui/color.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  let uiColor: UIColor
  public let name: String

  init(name: String, _ uiColor: UIColor) {
    self.name = name
    self.uiColor = uiColor
  }
  init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    self.init(name: "", UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, UIColor(white: 0.5, alpha: 1))
  }
  public init(_ resource: ColorResource) { self.init(resource.name) }
  public init(uiColor: UIColor) { self.init(name: "", uiColor) }
  @_disfavoredOverload public init(_ color: UIColor) { self.init(name: "", color) }
  public init(cgColor: CGColor) { self.init(name: "", UIColor(cgColor: cgColor)) }
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) {
    self = color as? Color ?? Color("\(color)")
  }
  public init(_ resolved: Resolved) {
    self.init(
      Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity))
  }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self.init(red, green, blue, opacity) }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(white, white, white, opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      name: "",
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  public var cgColor: CGColor? { uiColor.cgColor }
  public var description: String { name.isEmpty ? "\(uiColor)" : name }

  public func opacity(_ opacity: Double) -> Color {
    Color(name: name, uiColor.withAlphaComponent(opacity))
  }
  public func mix(with rhs: Color, by fraction: Double) -> Color { self }
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(uiColor) }

  /// The colour space that the parts of a colour belong to.
  ///
  /// Source: Apple, swiftui/color/rgbcolorspace.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// The parts of a colour.
  ///
  /// Source: Apple, swiftui/color/resolved.
  public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    init(_ color: UIColor) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      (self.red, self.green, self.blue, opacity) = (
        Float(red), Float(green), Float(blue), Float(alpha)
      )
    }
  }
}

extension Color: DrawnView {}
extension Color: ShapeStyle {}

extension UIColor {
  public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}
