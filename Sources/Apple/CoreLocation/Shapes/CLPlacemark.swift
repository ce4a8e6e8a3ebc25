public import Foundation

/// An address of a location; it has only what the app gives it.
///
/// Source: Apple, corelocation/clplacemark.
open class CLPlacemark: NSObject {
  public let location: CLLocation?

  public init(placemark: CLPlacemark) { location = placemark.location }
  package init(location: CLLocation?) { self.location = location }

  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
}
