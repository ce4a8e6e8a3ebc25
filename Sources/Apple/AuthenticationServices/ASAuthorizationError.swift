/// Why there is no authorization.
///
/// Source: Apple, authenticationservices/asauthorizationerror.
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain that the error has as an object of Foundation's.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The number that the error has as an object of Foundation's.
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Source: Apple, authenticationservices/asauthorizationerror/code.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential

    /// Whether an error has a reason, as a `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  /// It is not known why.
  public static var unknown: Code { .unknown }
  /// The user gave up.
  public static var canceled: Code { .canceled }
  /// The answer was wrong.
  public static var invalidResponse: Code { .invalidResponse }
  /// It was not handled.
  public static var notHandled: Code { .notHandled }
  /// It failed.
  public static var failed: Code { .failed }
  /// Nothing may be shown.
  public static var notInteractive: Code { .notInteractive }
}

/// Why a session with a page has ended.
///
/// Source: Apple, authenticationservices/aswebauthenticationsessionerror-swift.struct.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain that the error has as an object of Foundation's.
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// The number that the error has as an object of Foundation's.
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Source: Apple, authenticationservices/aswebauthenticationsessionerror-swift.struct/code.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    /// Whether an error has a reason, as a `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  /// The user gave up.
  public static var canceledLogin: Code { .canceledLogin }
  /// No object knows the window.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The window is none.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
