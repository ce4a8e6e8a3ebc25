public import Foundation

/// A view that the app draws itself; it is never drawn here.
///
/// Source: Apple, swiftui/canvas.
public struct Canvas<Symbols: View>: DrawnView {
  let symbols: Symbols?

  /// Creates a drawing, whose closure is never called here.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { symbols = nil }
  /// Creates a drawing with views to draw, whose closure is never called here.
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

/// What a drawing draws into; nothing is drawn here.
///
/// Source: Apple, swiftui/graphicscontext.
@dynamicMemberLookup
public struct GraphicsContext {
  /// How opaque what follows is.
  public var opacity: Double = 1
  /// How what follows is put together with what is there.
  public var blendMode = BlendMode.normal
  /// How what follows is changed.
  public var transform = CGAffineTransform.identity
  /// What surrounds the drawing.
  public let environment: EnvironmentValues

  /// A value of the drawing's surroundings.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }

  /// What something is drawn in.
  ///
  /// Source: Apple, swiftui/graphicscontext/shading.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// What stands in front.
    public static var foreground: Shading { Shading() }
  }

  /// A change of what is drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/filter.
  public struct Filter: Sendable {
    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// A shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    /// A limit of how opaque parts are.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    { Filter() }
  }

  /// An image that is ready to be drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/resolvedimage.
  public struct ResolvedImage {
    /// Its size.
    public var size: CGSize { .zero }
  }
  /// A text that is ready to be drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/resolvedtext.
  public struct ResolvedText {
    /// The room that it takes.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  /// A view that is ready to be drawn.
  ///
  /// Source: Apple, swiftui/graphicscontext/resolvedsymbol.
  public struct ResolvedSymbol {
    /// Its size.
    public var size: CGSize { .zero }
  }
}

extension GraphicsContext {
  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Makes an image ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// No view: nothing is drawn here.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Adds a change of what is drawn.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws only within a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what follows.
  public mutating func rotate(by angle: Angle) {}
}
