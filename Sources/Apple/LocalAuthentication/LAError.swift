/// Why the user was not recognised.
///
/// Source: Apple, localauthentication/laerror.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain that the error has as an object of Foundation's.
  public static let errorDomain = "com.apple.LocalAuthentication"
  /// The number that the error has as an object of Foundation's.
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Source: Apple, localauthentication/laerror/code.
  public enum Code: Int, Sendable {
    /// The user is another one.
    case authenticationFailed = -1
    /// The user gave up.
    case userCancel = -2
    /// The user wants another way.
    case userFallback = -3
    /// The system has taken the question away.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device recognises neither faces nor fingers.
    case biometryNotAvailable = -6
    /// The device knows no face and no finger.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app has taken the question away.
    case appCancel = -9
    /// The context was ended.
    case invalidContext = -10
    /// Nothing may be shown.
    case notInteractive = -1004

    /// Whether an error has a reason, as a `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
  }

  /// The user is another one.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user gave up.
  public static var userCancel: Code { .userCancel }
  /// The user wants another way.
  public static var userFallback: Code { .userFallback }
  /// The system has taken the question away.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device recognises neither faces nor fingers.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The device knows no face and no finger.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has taken the question away.
  public static var appCancel: Code { .appCancel }
  /// The context was ended.
  public static var invalidContext: Code { .invalidContext }
  /// Nothing may be shown.
  public static var notInteractive: Code { .notInteractive }
}

/// How the user may show who they are.
///
/// Source: Apple, localauthentication/lapolicy.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2
}

/// The kind of biometry that a device has.
///
/// Source: Apple, localauthentication/labiometrytype.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A finger.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// An eye.
  case opticID = 4
}
