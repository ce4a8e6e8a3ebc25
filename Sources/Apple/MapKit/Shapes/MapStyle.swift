public import SwiftUI

/// How a map is drawn; none is drawn here.
///
/// Source: Apple, mapkit/mapstyle.
public struct MapStyle: Sendable {
  /// Whether mountains are seen.
  ///
  /// Source: Apple, mapkit/mapstyle/elevation.
  public struct Elevation: Sendable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }

  /// How much the map itself is to be seen.
  ///
  /// Source: Apple, mapkit/mapstyle/standardemphasis.
  public struct StandardEmphasis: Sendable {
    public static let automatic = StandardEmphasis()
    public static let muted = StandardEmphasis()
  }

  public static var standard: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// Which shops, schools and the like are drawn.
///
/// Source: Apple, mapkit/pointofinterestcategories.
public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Sendable {
  public init(arrayLiteral elements: MKPointOfInterestCategory...) {}

  public static var all: PointOfInterestCategories { [] }
  public static var excludingAll: PointOfInterestCategories { [] }
  public static func including(_ categories: [MKPointOfInterestCategory])
    -> PointOfInterestCategories
  { [] }
  public static func including(_ categories: MKPointOfInterestCategory...)
    -> PointOfInterestCategories
  { [] }
  public static func excluding(_ categories: [MKPointOfInterestCategory])
    -> PointOfInterestCategories
  { [] }
  public static func excluding(_ categories: MKPointOfInterestCategory...)
    -> PointOfInterestCategories
  { [] }
}

// How a map and what is beside it look: nothing is drawn here.
extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool = { _ in true }
  ) -> some View { self }
}

/// A button that shows the user's location; it shows nothing here.
///
/// Source: Apple, mapkit/mapuserlocationbutton.
public struct MapUserLocationButton: DrawnView {
  public init(scope: Namespace.ID? = nil) {}
}

/// Where north is on a map; it shows nothing here.
///
/// Source: Apple, mapkit/mapcompass.
public struct MapCompass: DrawnView {
  public init(scope: Namespace.ID? = nil) {}
}

/// How long a mile is on a map; it shows nothing here.
///
/// Source: Apple, mapkit/mapscaleview.
public struct MapScaleView: DrawnView {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}

/// A button that tilts a map; it shows nothing here.
///
/// Source: Apple, mapkit/mappitchtoggle.
public struct MapPitchToggle: DrawnView {
  public init(scope: Namespace.ID? = nil) {}
}
