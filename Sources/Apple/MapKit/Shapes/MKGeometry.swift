@_exported public import CoreLocation
@_exported public import UIKit

/// How many degrees a region is high and wide.
///
/// Source: Apple, mapkit/mkcoordinatespan.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a coordinate.
///
/// Source: Apple, mapkit/mkcoordinateregion.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 6_371_000 * Double.pi / 180
    let shorter = max(cos(center.latitude * .pi / 180), 1e-9)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree,
        longitudeDelta: min(longitudinalMeters / metersPerDegree / shorter, 360)))
  }
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: bottom.longitude - top.longitude))
  }

  var numbers: [Double] {
    [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
  }
}

/// A point of the whole world on a flat map: Mercator's.
///
/// Source: Apple, mapkit/mkmappoint.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {
    let size = MKMapSize.world.width
    // The map ends where it is as high as wide.
    let latitude = min(max(coordinate.latitude, -85.0511287798), 85.0511287798) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * size
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * size
  }

  public var coordinate: CLLocationCoordinate2D {
    let size = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / size))) * 180 / .pi,
      longitude: x / size * 360 - 180)
  }
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// A width and a height on a flat map.
///
/// Source: Apple, mapkit/mkmapsize.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle on a flat map.
///
/// Source: Apple, mapkit/mkmaprect.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || width == 0 || height == 0 }

  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    if isNull || rect2.isNull || right < x || bottom < y { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  var numbers: [Double] { [minX, minY, width, height] }
}
