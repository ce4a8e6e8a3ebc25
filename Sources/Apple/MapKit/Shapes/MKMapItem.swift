public import CoreLocation
public import Foundation

/// How the user is led; stored, never used.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// As the user wants.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// How the map is drawn; stored, never used.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether the map shows how full streets are; stored, never used.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// Around what the map is; stored, never used.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much the map shows; stored, never used.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A kind of shop, school and the like.
///
/// Source: Apple, mapkit/mkpointofinterestcategory.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  public static let airport = MKPointOfInterestCategory("Airport")
  public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
  public static let atm = MKPointOfInterestCategory("ATM")
  public static let bakery = MKPointOfInterestCategory("Bakery")
  public static let bank = MKPointOfInterestCategory("Bank")
  public static let beach = MKPointOfInterestCategory("Beach")
  public static let cafe = MKPointOfInterestCategory("Cafe")
  public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  public static let hospital = MKPointOfInterestCategory("Hospital")
  public static let hotel = MKPointOfInterestCategory("Hotel")
  public static let library = MKPointOfInterestCategory("Library")
  public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
  public static let museum = MKPointOfInterestCategory("Museum")
  public static let park = MKPointOfInterestCategory("Park")
  public static let parking = MKPointOfInterestCategory("Parking")
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  public static let school = MKPointOfInterestCategory("School")
  public static let stadium = MKPointOfInterestCategory("Stadium")
  public static let store = MKPointOfInterestCategory("Store")
  public static let university = MKPointOfInterestCategory("University")
  public static let zoo = MKPointOfInterestCategory("Zoo")
}

/// Which shops, schools and the like are wanted; stored, never used.
///
/// Source: Apple, mapkit/mkpointofinterestfilter.
open class MKPointOfInterestFilter: NSObject {
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}

  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
}

/// An address at a coordinate; it has only what the app gives it.
///
/// Source: Apple, mapkit/mkplacemark.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  open var title: String? { nil }
  open var subtitle: String? { nil }
  open var countryCode: String? { nil }
}

/// An address as text.
///
/// Source: Apple, mapkit/mkaddress.
open class MKAddress: NSObject {
  public let fullAddress: String
  public let shortAddress: String?

  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

/// An address in several forms; no item has one here.
///
/// Source: Apple, mapkit/mkaddressrepresentations.
open class MKAddressRepresentations: NSObject {
  open var cityName: String? { nil }
  open var cityWithContext: String? { nil }
  open var regionName: String? { nil }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
}

/// A thing that can be found on a map.
///
/// Source: Apple, mapkit/mkmapitem.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  public let address: MKAddress?
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    address = nil
  }
  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
    self.address = address
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }
  open var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }
  open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }
  open var addressRepresentations: MKAddressRepresentations? { nil }

  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil)
    -> Bool
  { false }
}
