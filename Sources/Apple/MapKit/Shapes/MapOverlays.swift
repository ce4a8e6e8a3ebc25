public import CoreLocation
public import SwiftUI

/// A line on a map; it is not drawn here.
///
/// Source: Apple, mapkit/mappolyline.
public struct MapPolyline: DrawnMapContent {
  /// How a line goes from point to point.
  ///
  /// Source: Apple, mapkit/mappolyline/contourstyle.
  public enum ContourStyle: Sendable { case straight, geodesic }

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}

  public var _shown: some View { EmptyView() }
}

/// An area on a map; it is not drawn here.
///
/// Source: Apple, mapkit/mappolygon.
public struct MapPolygon: DrawnMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
  public init(_ polygon: MKPolygon) {}

  public var _shown: some View { EmptyView() }
}

/// A circle on a map; it is not drawn here.
///
/// Source: Apple, mapkit/mapcircle.
public struct MapCircle: DrawnMapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public init(mapRect: MKMapRect) {}
  public init(_ circle: MKCircle) {}

  public var _shown: some View { EmptyView() }
}
