public import Foundation
public import UIKit

/// The outline of a shape: only what surrounds it is kept.
///
/// Source: Apple, swiftui/path.
public struct Path: Equatable, Sendable {
  private var bounds = CGRect.null
  /// Where the pen is.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}
  /// Creates a path by a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Creates the path that is layers'.
  public init(_ path: CGPath) { bounds = path.boundingBox }
  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Creates a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Creates a rectangle with corners that differ.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  /// Creates no path: a description in words is not read here.
  public init?(_ string: String) { nil }

  /// Whether it has nothing.
  public var isEmpty: Bool { bounds.isNull }
  /// What surrounds it.
  public var boundingRect: CGRect { bounds }
  /// The path as layers have it.
  @MainActor public var cgPath: CGPath { UIBezierPath(rect: bounds).cgPath }
  /// Whether a point is in what surrounds it.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { bounds.contains(p) }

  private mutating func reaches(_ point: CGPoint) {
    let spot = CGRect(origin: point, size: .zero)
    bounds = bounds.isNull ? spot : bounds.union(spot)
    currentPoint = point
  }

  /// Moves the pen.
  public mutating func move(to end: CGPoint) { reaches(end) }
  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { reaches(end) }
  /// Adds a curve of one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { reaches(end) }
  /// Adds a curve of two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    reaches(end)
  }
  /// Goes back to the start.
  public mutating func closeSubpath() {}
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    bounds = bounds.isNull ? rect : bounds.union(rect)
    currentPoint = rect.origin
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  /// Adds a rectangle with corners that differ.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect)
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect) }
  }
  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) { for point in lines { reaches(point) } }
  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  /// Adds a part of a circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: true)
  }
  /// Adds a part of a circle between two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    reaches(tangent1End)
    reaches(tangent2End)
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    bounds = bounds.isNull ? path.bounds : path.isEmpty ? bounds : bounds.union(path.bounds)
    currentPoint = path.currentPoint ?? currentPoint
  }
  /// Returns the path as it is.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  /// Returns the path as it is.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// Returns the path as it is.
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  /// Returns the path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    path.bounds = bounds.offsetBy(dx: dx, dy: dy)
    return path
  }
}

extension Path: Shape {
  /// Returns the path as it is.
  public func path(in rect: CGRect) -> Path { self }
}

/// How round each corner of a rectangle is.
///
/// Source: Apple, swiftui/rectanglecornerradii.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The first corner above.
  public var topLeading: CGFloat
  /// The first corner below.
  public var bottomLeading: CGFloat
  /// The last corner below.
  public var bottomTrailing: CGFloat
  /// The last corner above.
  public var topTrailing: CGFloat

  /// Creates the radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
