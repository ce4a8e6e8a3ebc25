public import Foundation

/// A shape of two dimensions; nothing is drawn here.
///
/// Source: Apple, swiftui/shape.
public nonisolated protocol Shape: Sendable, Animatable, DrawnView {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some Shape
  { self }
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some Shape { self }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { self }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some Shape { self }
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  { self }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some Shape
  { self }
  public nonisolated func size(_ size: CGSize) -> some Shape { self }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { self }
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }
}

/// A shape that can be made smaller on all sides.
///
/// Source: Apple, swiftui/insettableshape.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some InsettableShape
  { self }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some InsettableShape { self }
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some InsettableShape { self }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some InsettableShape { self }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some InsettableShape { self }
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> some InsettableShape
  { self }
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some InsettableShape
  { self }
}

/// A shape of any type.
///
/// Source: Apple, swiftui/anyshape.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  public init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

/// How a shape is filled.
///
/// Source: Apple, swiftui/fillstyle.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
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
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
