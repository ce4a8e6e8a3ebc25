/// Why there is no authorization.
///
/// Source: Apple, authenticationservices/asauthorizationerror.
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Source: Apple, authenticationservices/asauthorizationerror/code.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
    case matchedExcludedCredential

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
}

/// Why a session with a page has ended.
///
/// Source: Apple, authenticationservices/aswebauthenticationsessionerror-swift.struct.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public var errorCode: Int { code.rawValue }

  /// The reasons.
  ///
  /// Source: Apple, authenticationservices/aswebauthenticationsessionerror-swift.struct/code.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
