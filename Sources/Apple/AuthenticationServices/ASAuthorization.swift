@_exported public import UIKit

/// What the user has allowed; no user allows it here.
///
/// Source: Apple, authenticationservices/asauthorization.
open class ASAuthorization: NSObject {
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }

  /// What an app asks for.
  ///
  /// Source: Apple, authenticationservices/asauthorization/scope.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope("full_name")
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
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request that OpenID's rules are for; plain values here.
///
/// Source: Apple, authenticationservices/asauthorizationopenidrequest.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?

}

/// A request to an account of Apple's.
///
/// Source: Apple, authenticationservices/asauthorizationappleidrequest.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
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
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
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
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}

/// What an app learns of an account of Apple's; there is none here.
///
/// Source: Apple, authenticationservices/asauthorizationappleidcredential.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user = ""
  public let state: String? = nil
  public let authorizedScopes: [ASAuthorization.Scope] = []
  public let authorizationCode: Data? = nil
  public let identityToken: Data? = nil
  public let email: String? = nil
  public let fullName: PersonNameComponents? = nil
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
  public let user: String
  public let password: String

  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
