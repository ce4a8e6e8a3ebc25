public import Foundation

/// A shape of two dimensions; nothing is drawn here.
///
/// Source: Apple, swiftui/shape.
public nonisolated protocol Shape: Sendable, Animatable, DrawnView {
  /// Its outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// Its size in the room that is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The room that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some Shape
  { self }
  /// Fills the shape.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some Shape { self }
  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { self }
  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some Shape { self }
  /// Returns the outline as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  /// Returns the outline as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// Returns a part of the outline.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  { self }
  /// Returns the shape, turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  /// Returns the shape, moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self }
  /// Returns the shape, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  /// Returns the shape, larger or smaller.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  /// Returns the shape, larger or smaller.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some Shape
  { self }
  /// Returns the shape in a size.
  public nonisolated func size(_ size: CGSize) -> some Shape { self }
  /// Returns the shape in a size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  /// Returns the shape, changed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { self }
  /// Returns what both shapes have.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  /// Returns what one of the shapes has.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  /// Returns the shape without another one.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
}

/// A shape that can be made smaller on all sides.
///
/// Source: Apple, swiftui/insettableshape.
public nonisolated protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some InsettableShape
  { self }
  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some InsettableShape { self }
  /// Draws the outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some InsettableShape { self }
  /// Draws the outline within the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some InsettableShape { self }
  /// Draws the outline within the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some InsettableShape { self }
  /// Draws the outline within the shape.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> some InsettableShape
  { self }
  /// Draws the outline within the shape.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some InsettableShape
  { self }
}

/// A shape of any type.
///
/// Source: Apple, swiftui/anyshape.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// Creates a shape from any other.
  public init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

/// How a shape is filled.
///
/// Source: Apple, swiftui/fillstyle.
public struct FillStyle: Hashable, Sendable {
  /// Whether a part that is crossed twice stays empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How the ends of lines look.
///
/// Source: Apple, coregraphics/cglinecap.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How the corners of lines look.
///
/// Source: Apple, coregraphics/cglinejoin.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How a line is drawn.
///
/// Source: Apple, swiftui/strokestyle.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide it is.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its corners look.
  public var lineJoin: CGLineJoin
  /// How far its corners reach.
  public var miterLimit: CGFloat
  /// Its parts.
  public var dash: [CGFloat]
  /// Where its parts begin.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
