public import CoreLocation
public import Foundation
public import UIKit

/// By what the user goes.
///
/// Source: Apple, mapkit/mkdirectionstransporttype.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// How the user gets somewhere.
///
/// Source: Apple, mapkit/mkroute.
open class MKRoute: NSObject {
  /// A part of it.
  ///
  /// Source: Apple, mapkit/mkroute/step.
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
  }

  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .automobile }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var steps: [Step] { [] }
}

/// A search for how the user gets somewhere; it fails here.
///
/// Source: Apple, mapkit/mkdirections.
open class MKDirections: NSObject {
  /// From where, and where to.
  ///
  /// Source: Apple, mapkit/mkdirections/request.
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
  }

  /// The routes that were found; none is here.
  ///
  /// Source: Apple, mapkit/mkdirections/response.
  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
  }

  public init(request: Request) {}

  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    MapServer.fails(completionHandler)
  }
  public nonisolated(nonsending) func calculate() async throws -> Response {
    try await MapServer.fails()
  }
  open func cancel() {}
}

/// Draws a picture of a map; it fails here.
///
/// Source: Apple, mapkit/mkmapsnapshotter.
open class MKMapSnapshotter: NSObject {
  /// The region and the size of a picture of a map.
  ///
  /// Source: Apple, mapkit/mkmapsnapshotter/options.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect()
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 2
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
  }

  /// A picture of a map; none is drawn here.
  ///
  /// Source: Apple, mapkit/mkmapsnapshotter/snapshot.
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public init(options: Options) {}

  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    MapServer.fails(completionHandler)
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { MapServer.fails(completionHandler) }
  public nonisolated(nonsending) func start() async throws -> Snapshot {
    try await MapServer.fails()
  }
  open func cancel() {}
}
