public import Foundation
public import UIKit

/// Asks the user whether the app may know where the device is, and says where it is.
///
/// The user needs a second of the case's clock and lets the app know it while it is in use; each process
/// asks anew. The device does not move: a second after the app has asked for locations it gets one. Where
/// the case does not step the app's work, all comes at once. A history answers otherwise where the test
/// has the action `givesUpPrompts()`; a test that wants other answers sets ``usualAnswer`` and
/// ``usualCoordinate``.
///
/// Source: Apple, corelocation/cllocationmanager.
open class CLLocationManager: NSObject {
  private struct WeakManager {
    weak var manager: CLLocationManager?
  }

  @PerProcess private static var managers: [WeakManager] = []
  @PerProcess private static var status = CLAuthorizationStatus.notDetermined
  @PerProcess private static var question: AuthorizationQuestion?
  /// The user's answer in a process, which begins with the permission while the app is in use.
  @PerProcess public static var usualAnswer = CLAuthorizationStatus.authorizedWhenInUse
  /// Where the device is in a process, which begins in Cupertino; nil where it does not know.
  @PerProcess public static var usualCoordinate: CLLocationCoordinate2D? =
    CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.00902)

  /// The object that hears of locations; a second one hears nothing of what the first has heard.
  open weak var delegate: (any CLLocationManagerDelegate)? { didSet { begins() } }
  /// The last location that the app got.
  open private(set) var location: CLLocation?
  /// In which direction the device points; it never says here.
  open var heading: CLHeading? { nil }
  /// How exact locations are; stored, never used.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device moves between two locations; stored, never used.
  open var distanceFilter = kCLDistanceFilterNone
  /// How far the device turns between two directions; stored, never used.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held; stored, never used.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// How the user moves; stored, never used.
  open var activityType = CLActivityType.other
  /// Whether locations come in the background, too; stored, never used.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may let no location come for a while; stored, never used.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the user sees that locations come in the background; stored, never used.
  open var showsBackgroundLocationIndicator = false
  /// The areas that are watched; none is entered here.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  private var hasBegun = false
  private var isUpdating = false
  private var wantsOne = false
  private var isAsking = false

  /// Creates a manager; its delegate hears of it.
  public override init() {
    super.init()
    Self.managers.removeAll { $0.manager == nil }
    Self.managers.append(WeakManager(manager: self))
  }

  /// The user's permission, as it is now.
  open var authorizationStatus: CLAuthorizationStatus { Self.status }
  /// How exactly the user lets the app know it: fully.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The user's permission, as it is now; the form from before iOS 14.
  open class func authorizationStatus() -> CLAuthorizationStatus { status }
  /// Whether the device says where it is: always.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the device says in which direction it points: never here.
  open class func headingAvailable() -> Bool { false }
  /// Whether the device says that it has moved far: never here.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether the device watches areas of a class: never here.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  private func begins() {
    if hasBegun || delegate == nil { return }
    hasBegun = true
    if !LaterWork.runs(after: .zero, { [weak self] in self?.announces() }) { announces() }
  }

  private func announces() { delegate?.locationManagerDidChangeAuthorization(self) }
}

// What the user is asked.
extension CLLocationManager {
  /// Asks the user, once; the answer comes later.
  public func requestWhenInUseAuthorization() {
    if Self.status == .notDetermined { Self.asks() }
  }

  /// Asks the user for more; who allows it while the app is in use allows it always then.
  public func requestAlwaysAuthorization() {
    if [.notDetermined, .authorizedWhenInUse].contains(Self.status) { Self.asks(always: true) }
  }

  /// Asks the user to be exact, which is so already.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { LaterWork.answers { completion?(nil) } }

  private static func asks(always: Bool = false) {
    if question?.isAnswered == false { return }
    let asked = AuthorizationQuestion { changes(to: $0) }
    question = asked
    LaterWork.answers { asked.answers(always ? usualAnswer.always : usualAnswer) }
  }

  private static func changes(to status: CLAuthorizationStatus) {
    if self.status == status { return }
    self.status = status
    for manager in managers.compactMap(\.manager) {
      let waits = manager.isUpdating
      manager.announces()
      if waits && manager.isUpdating { manager.finds() }
    }
  }
}

// Where the device is.
extension CLLocationManager {
  /// Asks for one location, which comes later, or an error.
  public func requestLocation() {
    if isUpdating { return }
    wantsOne = true
    finds()
  }

  /// Asks for locations: one comes later, as the device does not move.
  public func startUpdatingLocation() {
    if isUpdating { return }
    (isUpdating, wantsOne) = (true, false)
    finds()
  }

  /// Wants no locations any more.
  public func stopUpdatingLocation() { (isUpdating, wantsOne) = (false, false) }

  private func finds() {
    if isAsking { return }
    isAsking = true
    let isLater = LaterWork.runs(after: .seconds(1)) { [weak self] in
      self?.isAsking = false
      self?.delivers()
    }
    if isLater { return }
    // What the delegate asks for meanwhile would come at once, again and again: it does not come.
    delivers()
    isAsking = false
  }

  private func delivers() {
    let isAllowed = [.authorizedAlways, .authorizedWhenInUse].contains(Self.status)
    let waits = isUpdating && Self.status == .notDetermined
    if waits || !isUpdating && !wantsOne { return }
    wantsOne = false
    guard isAllowed, let coordinate = Self.usualCoordinate else {
      let code = isAllowed ? CLError.Code.locationUnknown : .denied
      delegate?.locationManager(self, didFailWithError: CLError(code))
      return
    }
    let found = CLLocation(
      coordinate: coordinate, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1,
      timestamp: PlayedWorld.now)
    location = found
    delegate?.locationManager(self, didUpdateLocations: [found])
  }
}

// What never happens here.
extension CLLocationManager {
  /// Asks for directions; none comes.
  public func startUpdatingHeading() {}
  /// Wants no directions any more.
  public func stopUpdatingHeading() {}
  /// Asks for locations after far moves; none comes.
  public func startMonitoringSignificantLocationChanges() {}
  /// Wants no locations after far moves any more.
  public func stopMonitoringSignificantLocationChanges() {}
  /// Asks for stays; none comes.
  public func startMonitoringVisits() {}
  /// Wants no stays any more.
  public func stopMonitoringVisits() {}
  /// Watches an area; the device never enters it.
  public func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  /// Watches an area no more.
  public func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Asks where the device is to an area; no answer comes.
  public func requestState(for region: CLRegion) {}
}

/// A question that the user has not answered yet.
private final class AuthorizationQuestion {
  private(set) var isAnswered = false
  private let reply: (CLAuthorizationStatus) -> Void
  private var prompt: SystemPrompt?

  init(_ reply: @escaping (CLAuthorizationStatus) -> Void) {
    self.reply = reply
    guard CurrentHost.isHere else { return }
    prompt = CurrentHost.here {
      SystemPrompt { [weak self] in
        self?.isAnswered ?? true
      } givesUp: { [weak self] in
        self?.answers(.denied)
      }
    }
  }

  func answers(_ status: CLAuthorizationStatus) {
    if isAnswered { return }
    isAnswered = true
    reply(status)
  }
}

extension CLAuthorizationStatus {
  /// The same for the time when the app is not in use, too.
  fileprivate var always: CLAuthorizationStatus {
    self == .authorizedWhenInUse ? .authorizedAlways : self
  }
}
