@_exported public import Foundation
import UIKit

/// A number of degrees, north or east.
public typealias CLLocationDegrees = Double
/// A number of metres.
public typealias CLLocationDistance = Double
/// A number of degrees from north.
public typealias CLLocationDirection = Double
/// A number of degrees by which a direction may be wrong.
public typealias CLLocationDirectionAccuracy = Double
/// A number of metres by which a location may be wrong.
public typealias CLLocationAccuracy = Double
/// A number of metres a second.
public typealias CLLocationSpeed = Double
/// A number of metres a second by which a speed may be wrong.
public typealias CLLocationSpeedAccuracy = Double

/// As exact as it can be, with what else the device knows.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The accuracy for an app that may know no exact locations.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 1_000_000_000
/// Each movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Each turn counts.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// No coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A coordinate on the earth.
///
/// Source: Apple, corelocation/cllocationcoordinate2d.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a coordinate is one on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where the device was at a time; a plain value.
///
/// Source: Apple, corelocation/cllocation.
public final class CLLocation: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: PlayedWorld.now)
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let (south, north) = (here.latitude * .pi / 180, there.latitude * .pi / 180)
    let up = sin((north - south) / 2)
    let along = sin((there.longitude - here.longitude) * .pi / 360)
    let half = up * up + cos(south) * cos(north) * along * along
    return 2 * 6_371_000 * asin(min(1, half.squareRoot()))
  }
}

/// In which direction the device points; it never says here.
///
/// Source: Apple, corelocation/clheading.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var timestamp: Date { PlayedWorld.beginning }
}

/// A stay of the device; it never stays here.
///
/// Source: Apple, corelocation/clvisit.
open class CLVisit: NSObject {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// An area that the device can come to; it never comes here.
///
/// Source: Apple, corelocation/clregion.
open class CLRegion: NSObject {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// An area around a coordinate.
///
/// Source: Apple, corelocation/clcircularregion.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let there = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: there) <= radius
  }
}
