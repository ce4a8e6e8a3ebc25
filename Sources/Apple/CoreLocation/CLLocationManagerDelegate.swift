public import Foundation

/// An object that hears of locations; what it leaves out, it ignores.
///
/// Methods about directions, areas and stays are never called here, so they need no declaration. As
/// Apple's, the protocol belongs to no actor. Source: Apple, corelocation/cllocationmanagerdelegate.
@preconcurrency
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The app has made the manager, or the user lets the app know something else.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The same, as before iOS 14; called where the app has no method of the newer name.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// There are locations.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is no location.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

// What an app leaves out.
extension CLLocationManagerDelegate {
  /// Calls the method that apps had before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
