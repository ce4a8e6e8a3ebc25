public import Foundation

/// A view that the app draws itself; it is never drawn here.
///
/// Source: Apple, swiftui/canvas.
public struct Canvas<Symbols: View>: DrawnView {
  let symbols: Symbols?

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { symbols = nil }
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { self.symbols = symbols() }

  public func _update(_ node: ViewNode) { node.updateChild(0, symbols) }
}

/// How colours are put together.
///
/// Source: Apple, swiftui/colorrenderingmode.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The context that a drawing draws into; nothing is drawn here.
///
/// Source: Apple, swiftui/graphicscontext.
@dynamicMemberLookup
public struct GraphicsContext {
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public let environment: EnvironmentValues

  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }

  /// The colour or the pattern of a drawing.
  ///
  /// Source: Apple, swiftui/graphicscontext/shading.
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    public static var foreground: Shading { Shading() }
  }

  /// A change of what is drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/filter.
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    { Filter() }
  }

  /// An image that is ready to be drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/resolvedimage.
  public struct ResolvedImage {
    public var size: CGSize { .zero }
  }
  /// A text that is ready to be drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/resolvedtext.
  public struct ResolvedText {
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  /// A view that is ready to be drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/resolvedsymbol.
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }
}

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public mutating func addFilter(_ filter: Filter) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
}
