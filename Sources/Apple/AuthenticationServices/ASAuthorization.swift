@_exported public import UIKit

/// What the user has allowed; no user allows it here.
///
/// Source: Apple, authenticationservices/asauthorization.
open class ASAuthorization: NSObject {
  /// Who has made the request.
  public let provider: any ASAuthorizationProvider
  /// What the app learns.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }

  /// What an app asks for.
  ///
  /// Source: Apple, authenticationservices/asauthorization/scope.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The user's name.
    public static let fullName = Scope("full_name")
    /// The user's address.
    public static let email = Scope("email")
  }

}

/// What makes requests.
///
/// Source: Apple, authenticationservices/asauthorizationprovider.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What the app learns of a user.
///
/// Source: Apple, authenticationservices/asauthorizationcredential.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What an app asks of a user.
///
/// Source: Apple, authenticationservices/asauthorizationrequest.
open class ASAuthorizationRequest: NSObject {
  /// Who has made it.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request that OpenID's rules are for; plain values here.
///
/// Source: Apple, authenticationservices/asauthorizationopenidrequest.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app wants to learn.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What the answer brings back.
  open var state: String?
  /// What the token brings back.
  open var nonce: String?

}

/// A request to an account of Apple's.
///
/// Source: Apple, authenticationservices/asauthorizationappleidrequest.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Which user is meant.
  open var user: String?
}

/// A request for a password.
///
/// Source: Apple, authenticationservices/asauthorizationpasswordrequest.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// What makes requests to an account of Apple's; the device has none here.
///
/// Source: Apple, authenticationservices/asauthorizationappleidprovider.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Posted when an app may no longer use an account; never posted here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// Makes a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
  /// Says whether a user is known: none is, which the closure hears at once.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  /// Says whether a user is known: none is.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

  /// Whether a user is known.
  ///
  /// Source: Apple, authenticationservices/asauthorizationappleidprovider/credentialstate.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
}

/// What makes requests for a password; the device has none here.
///
/// Source: Apple, authenticationservices/asauthorizationpasswordprovider.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Makes a request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}

/// What an app learns of an account of Apple's; there is none here.
///
/// Source: Apple, authenticationservices/asauthorizationappleidcredential.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user.
  public let user = ""
  /// What the request had.
  public let state: String? = nil
  /// What the user allows.
  public let authorizedScopes: [ASAuthorization.Scope] = []
  /// What the app's server can use once.
  public let authorizationCode: Data? = nil
  /// The token.
  public let identityToken: Data? = nil
  /// The user's address.
  public let email: String? = nil
  /// The user's name.
  public let fullName: PersonNameComponents? = nil
  /// Whether a person seems to be behind the account.
  public let realUserStatus = ASUserDetectionStatus.unsupported

  override init() { super.init() }
}

/// Whether a person seems to be behind an account.
///
/// Source: Apple, authenticationservices/asuserdetectionstatus.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// A password; there is none here.
///
/// Source: Apple, authenticationservices/aspasswordcredential.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user's name.
  public let user: String
  /// The password.
  public let password: String

  /// Creates one of its parts.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
