/// A shape: an image of a name and a size; nothing is read or drawn here.
///
/// It belongs to no actor; Apple's can be subclassed, ours cannot. Source: Apple, uiimage.
public final class UIImage: NSObject, Sendable {
  package let name: String
  public var size: CGSize { CGSize(width: 1, height: 1) }
  public var scale: CGFloat { 1 }

  public override init() { name = "" }
  init(of name: String) { self.name = name }

  public init?(named name: String) { self.name = name }
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.name = name }
  public init?(systemName name: String) { self.name = name }
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.name = name
  }
  public init(imageLiteralResourceName name: String) { self.name = name }
  public init?(data: Data) { name = "data" }
  public init?(contentsOfFile path: String) { name = path }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}

  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How a system's image is drawn.
  ///
  /// Source: Apple, uiimage/configuration-swift.class.
  public class Configuration: NSObject {}

  /// How large and heavy a system's image is.
  ///
  /// Source: Apple, uiimage/symbolconfiguration-swift.class.
  public final class SymbolConfiguration: Configuration {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(textStyle: UIFont.TextStyle) {}
  }

  /// How heavy a system's image is.
  ///
  /// Source: Apple, uiimage/symbolweight.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
  }
}
