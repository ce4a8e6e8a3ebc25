public import CoreLocation
public import Foundation
public import UIKit

/// How a map is drawn; stored, never used.
///
/// Source: Apple, mapkit/mkmaptype.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the user; stored, never used.
///
/// Source: Apple, mapkit/mkusertrackingmode.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// From where a map is seen; stored, never used.
///
/// Source: Apple, mapkit/mkmapcamera.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0

  public override init() { super.init() }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    altitude = distance
    self.pitch = pitch
    self.heading = heading
  }
}

/// How a map is drawn, and what of it.
///
/// Source: Apple, mapkit/mkmapconfiguration.
open class MKMapConfiguration: NSObject {
  /// Whether mountains are seen.
  ///
  /// Source: Apple, mapkit/mkmapconfiguration/elevationstyle-swift.enum.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }

  open var elevationStyle = ElevationStyle.flat
}

/// A map of streets.
///
/// Source: Apple, mapkit/mkstandardmapconfiguration.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How much the map itself is to be seen.
  ///
  /// Source: Apple, mapkit/mkstandardmapconfiguration/emphasisstyle-swift.enum.
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}

/// A map of pictures from above.
///
/// Source: Apple, mapkit/mkimagerymapconfiguration.
open class MKImageryMapConfiguration: MKMapConfiguration {}

/// A map of pictures from above, with streets.
///
/// Source: Apple, mapkit/mkhybridmapconfiguration.
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
}

/// A map with plain values; nothing is drawn, and its delegate is never called.
///
/// Source: Apple, mapkit/mkmapview.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion(.world)
  open var camera = MKMapCamera()
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsBuildings = true
  open var showsTraffic = false
  open var showsUserLocation = false
  open var showsUserTrackingButton = false
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var userTrackingMode = MKUserTrackingMode.none
  open var selectedAnnotations: [any MKAnnotation] = []
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  public let userLocation = MKUserLocation()

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var visibleMapRect: MKMapRect {
    get {
      let half = region.span
      let corners = [-0.5, 0.5].map {
        MKMapPoint(
          CLLocationCoordinate2D(
            latitude: region.center.latitude - $0 * half.latitudeDelta,
            longitude: region.center.longitude + $0 * half.longitudeDelta))
      }
      return MKMapRect(
        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
        height: corners[1].y - corners[0].y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }
  open var isUserLocationVisible: Bool { false }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = mapRect }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations.append(annotation)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  { nil }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?)
    -> CLLocationCoordinate2D
  { region.center }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    .zero
  }
}

/// The identifier of views that a map makes itself.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
/// The identifier of views of several annotations that a map makes itself.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"
