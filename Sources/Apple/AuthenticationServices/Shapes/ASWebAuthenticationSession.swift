public import UIKit

/// Shows a page on which a user signs in: a second later the user has closed it.
///
/// Source: Apple, authenticationservices/aswebauthenticationsession.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  private var handler: CompletionHandler?
  private var question: RefusedQuestion?

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { handler = completionHandler }
  public convenience init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) { self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler) }

  open var canStart: Bool { handler != nil && question == nil }

  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    let hasWindow = presentationContextProvider != nil
    question = RefusedQuestion { [self] in
      ends(hasWindow ? .canceledLogin : .presentationContextNotProvided)
    }
    return true
  }

  open func cancel() { handler = nil }

  private func ends(_ code: ASWebAuthenticationSessionError.Code) {
    let handler = handler
    self.handler = nil
    handler?(nil, ASWebAuthenticationSessionError(code))
  }

  /// With which link a session ends.
  ///
  /// Source: Apple, authenticationservices/aswebauthenticationsession/callback.
  public struct Callback: Hashable, Sendable {
    private let text: String

    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(text: customScheme)
    }
    public static func https(host: String, path: String) -> Callback { Callback(text: host + path) }
  }
}

/// An object that knows above which window a page is shown; never asked here.
///
/// Source: Apple, authenticationservices/aswebauthenticationpresentationcontextproviding.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
