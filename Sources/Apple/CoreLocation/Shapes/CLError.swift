public import Foundation

/// The domain of what goes wrong with locations.
public let kCLErrorDomain = CLError.errorDomain

/// Why there is no location, or no address.
///
/// Source: Apple, corelocation/clerror-swift.struct.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "kCLErrorDomain"
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Source: Apple, corelocation/clerror-swift.struct/code.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    case deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var promptDeclined: Code { .promptDeclined }
}

/// The user's permission for an app to know locations.
///
/// Source: Apple, corelocation/clauthorizationstatus.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly the user lets the app know it.
///
/// Source: Apple, corelocation/claccuracyauthorization.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// How the user moves; stored, never used.
///
/// Source: Apple, corelocation/clactivitytype.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// How the device is held; stored, never used.
///
/// Source: Apple, corelocation/cldeviceorientation.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Where the device is to an area.
///
/// Source: Apple, corelocation/clregionstate.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
