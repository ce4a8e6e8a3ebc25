public import CoreLocation
public import Foundation
public import UIKit

/// An overlay on a map; it is not drawn here.
///
/// Source: Apple, mapkit/mkoverlay.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// The map's layer above which an overlay lies; stored, never used.
///
/// Source: Apple, mapkit/mkoverlaylevel.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Several points on a map.
///
/// Source: Apple, mapkit/mkmultipoint.
open class MKMultiPoint: MKShape {
  fileprivate let coordinates: [CLLocationCoordinate2D]

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
    super.init()
    coordinate = MKCoordinateRegion(boundingMapRect).center
  }

  open var pointCount: Int { coordinates.count }
  open var boundingMapRect: MKMapRect {
    coordinates.map(MKMapPoint.init).reduce(.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length { coords[index] = coordinates[range.location + index] }
  }
}

/// A line on a map.
///
/// Source: Apple, mapkit/mkpolyline.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// An area on a map.
///
/// Source: Apple, mapkit/mkpolygon.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle on a map.
///
/// Source: Apple, mapkit/mkcircle.
open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = coord
  }

  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let (half, center) = (region.span, MKMapPoint(coordinate))
    let corner = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: coordinate.latitude + half.latitudeDelta / 2,
        longitude: coordinate.longitude - half.longitudeDelta / 2))
    return MKMapRect(
      x: corner.x, y: corner.y, width: 2 * (center.x - corner.x),
      height: 2 * (center.y - corner.y))
  }
}

/// Draws an overlay on a map; never asked here.
///
/// Source: Apple, mapkit/mkoverlayrenderer.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }
  public override convenience init() {
    self.init(overlay: MKCircle(center: CLLocationCoordinate2D(), radius: 0))
  }

  open func setNeedsDisplay() {}
}

/// Draws a line or an area; never asked here.
///
/// Source: Apple, mapkit/mkoverlaypathrenderer.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
}

/// Draws a line; never asked here.
///
/// Source: Apple, mapkit/mkpolylinerenderer.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area; never asked here.
///
/// Source: Apple, mapkit/mkpolygonrenderer.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle; never asked here.
///
/// Source: Apple, mapkit/mkcirclerenderer.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
