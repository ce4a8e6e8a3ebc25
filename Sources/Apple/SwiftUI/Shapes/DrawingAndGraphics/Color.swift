public import Foundation
public import UIKit

/// A colour; it is kept and never drawn.
///
/// Source: Apple, swiftui/color.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  let uiColor: UIColor
  /// The name under which it was asked for.
  public let name: String

  init(name: String, _ uiColor: UIColor) {
    self.name = name
    self.uiColor = uiColor
  }
  init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    self.init(name: "", UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates the colour of a name in the app's catalogue, which is not read here.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, UIColor(white: 0.5, alpha: 1))
  }
  /// Creates the colour of the app's catalogue, by the name that Xcode gives it.
  public init(_ resource: ColorResource) { self.init(resource.name) }
  /// Creates UIKit's colour.
  public init(uiColor: UIColor) { self.init(name: "", uiColor) }
  /// Creates UIKit's colour, as before iOS 15; a name of the app's catalogue is no such colour.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(name: "", color) }
  /// Creates the colour of layers.
  public init(cgColor: CGColor) { self.init(name: "", UIColor(cgColor: cgColor)) }
  /// Creates the colour of layers.
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
  /// Creates the colour of a style that is one.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) {
    self = color as? Color ?? Color("\(color)")
  }
  /// Creates a colour of its parts.
  public init(_ resolved: Resolved) {
    self.init(
      Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity))
  }
  /// Creates a colour of three parts.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self.init(red, green, blue, opacity) }
  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(white, white, white, opacity)
  }
  /// Creates a colour of a hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      name: "",
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// The colour as layers have it.
  public var cgColor: CGColor? { uiColor.cgColor }
  /// The name, or the parts.
  public var description: String { name.isEmpty ? "\(uiColor)" : name }

  /// Returns the colour, less opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(name: name, uiColor.withAlphaComponent(opacity))
  }
  /// Returns the colour as it is.
  public func mix(with rhs: Color, by fraction: Double) -> Color { self }
  /// The colour's parts.
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(uiColor) }

  /// What the parts of a colour mean.
  ///
  /// Source: Apple, swiftui/color/rgbcolorspace.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// The parts of a colour.
  ///
  /// Source: Apple, swiftui/color/resolved.
  public struct Resolved: Hashable, Sendable {
    /// The red part.
    public var red: Float
    /// The green part.
    public var green: Float
    /// The blue part.
    public var blue: Float
    /// How opaque it is.
    public var opacity: Float

    /// Creates the parts of a colour.
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
  /// Creates the colour that is SwiftUI's.
  public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}
