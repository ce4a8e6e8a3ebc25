@_exported public import UIKit

/// An authorization that the user has given; no user gives one here.
///
/// Source: Apple, authenticationservices/asauthorization.
open class ASAuthorization: NSObject {
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }

  /// A kind of contact information that an app requests.
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

/// An object that makes authorization requests.
///
/// Source: Apple, authenticationservices/asauthorizationprovider.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The information on a user that an app gets with an authorization.
///
/// Source: Apple, authenticationservices/asauthorizationcredential.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request for an authorization by the user.
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

/// Makes requests with an Apple ID; the device has none here.
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

/// Makes requests for a password; the device has none here.
///
/// Source: Apple, authenticationservices/asauthorizationpasswordprovider.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}

/// The information on an Apple ID that an app gets; there is none here.
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
