public import Foundation
public import UIKit

/// The outline of a shape: only what surrounds it is kept.
///
/// Source: Apple, swiftui/path.
public struct Path: Equatable, Sendable {
  private var bounds = CGRect.null
  public private(set) var currentPoint: CGPoint?

  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(_ path: CGPath) { bounds = path.boundingBox }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public init?(_ string: String) { nil }

  public var isEmpty: Bool { bounds.isNull }
  public var boundingRect: CGRect { bounds }
  @MainActor public var cgPath: CGPath { UIBezierPath(rect: bounds).cgPath }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { bounds.contains(p) }

  private mutating func reaches(_ point: CGPoint) {
    let spot = CGRect(origin: point, size: .zero)
    bounds = bounds.isNull ? spot : bounds.union(spot)
    currentPoint = point
  }

  public mutating func move(to end: CGPoint) { reaches(end) }
  public mutating func addLine(to end: CGPoint) { reaches(end) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { reaches(end) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    reaches(end)
  }
  public mutating func closeSubpath() {}
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    bounds = bounds.isNull ? rect : bounds.union(rect)
    currentPoint = rect.origin
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect) }
  }
  public mutating func addLines(_ lines: [CGPoint]) { for point in lines { reaches(point) } }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: true)
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    reaches(tangent1End)
    reaches(tangent2End)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    bounds = bounds.isNull ? path.bounds : path.isEmpty ? bounds : bounds.union(path.bounds)
    currentPoint = path.currentPoint ?? currentPoint
  }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    path.bounds = bounds.offsetBy(dx: dx, dy: dy)
    return path
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

/// How round each corner of a rectangle is.
///
/// Source: Apple, swiftui/rectanglecornerradii.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

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
