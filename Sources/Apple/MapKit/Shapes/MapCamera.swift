public import CoreLocation
public import Foundation
public import SwiftUI

/// From where a map is seen; stored, never used.
///
/// Source: Apple, mapkit/mapcamera.
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }

  public static func == (first: MapCamera, second: MapCamera) -> Bool {
    first.numbers == second.numbers
  }

  var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// The part of the world that a map shows; stored, never used, which no map sets.
///
/// Source: Apple, mapkit/mapcameraposition.
public struct MapCameraPosition: Equatable {
  private var kind: String
  private var numbers: [Double] = []
  private var fallbacks: [MapCameraPosition] = []
  public private(set) var camera: MapCamera?
  public private(set) var item: MKMapItem?
  public private(set) var rect: MKMapRect?
  public private(set) var region: MKCoordinateRegion?
  public private(set) var followsUserHeading = false
  public private(set) var allowsAutomaticPitch = true

  private init(_ kind: String, _ numbers: [Double] = []) {
    self.kind = kind
    self.numbers = numbers
  }

  public static var automatic: MapCameraPosition { MapCameraPosition("automatic") }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    var position = MapCameraPosition("camera", camera.numbers)
    position.camera = camera
    return position
  }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true)
    -> MapCameraPosition
  {
    var position = MapCameraPosition("item")
    position.item = item
    position.allowsAutomaticPitch = allowsAutomaticPitch
    return position
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    var position = MapCameraPosition("rect", rect.numbers)
    position.rect = rect
    return position
  }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    var position = MapCameraPosition("region", region.numbers)
    position.region = region
    return position
  }
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
    -> MapCameraPosition
  {
    var position = MapCameraPosition("user")
    position.fallbacks = [fallback]
    position.followsUserHeading = followsHeading
    return position
  }

  public var fallbackPosition: MapCameraPosition? { fallbacks.first }
  public var followsUserLocation: Bool { kind == "user" }
  public var positionedByUser: Bool { false }

  public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool {
    first.kind == second.kind && first.numbers == second.numbers && first.item === second.item
      && first.fallbacks == second.fallbacks
      && first.followsUserHeading == second.followsUserHeading
  }
}

/// How far the camera may go; no camera is moved here.
///
/// Source: Apple, mapkit/mapcamerabounds.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// When an app hears of the camera; it never does here.
///
/// Source: Apple, mapkit/mapcameraupdatefrequency.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String

  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
}

/// The camera and the region that an app hears of.
///
/// Source: Apple, mapkit/mapcameraupdatecontext.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let rect: MKMapRect
  public let region: MKCoordinateRegion
}

/// The ways in which the user may move a map; no gesture reaches a map here.
///
/// Source: Apple, mapkit/mapinteractionmodes.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map follows the user, as before iOS 17.
///
/// Source: Apple, mapkit/mapusertrackingmode.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// Converts between a map and the screen: nothing is laid out here.
///
/// Source: Apple, mapkit/mapproxy.
public struct MapProxy: Sendable {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
    -> CLLocationCoordinate2D?
  { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  { nil }
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
  public func camera(framing rect: MKMapRect) -> MapCamera? { nil }
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? { nil }
}

/// Something of the map itself that can be selected; nothing is selected here.
///
/// Source: Apple, mapkit/mapfeature.
public struct MapFeature: Hashable, Sendable {
  public var title: String? { nil }
  public var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

/// Something on a map or of the map that can be selected.
///
/// Source: Apple, mapkit/mapselection.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  public let value: SelectionValue?
  public var feature: MapFeature? { nil }

  public init(_ value: SelectionValue) { self.value = value }
}
