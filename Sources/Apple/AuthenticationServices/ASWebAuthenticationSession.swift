public import UIKit

/// Shows a page on which a user signs in: a second later the user has closed it.
///
/// Source: Apple, authenticationservices/aswebauthenticationsession.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// What hears of the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// What knows the window; without one nothing starts.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether nothing of the page is kept; a plain value here.
  open var prefersEphemeralWebBrowserSession = false
  /// What is sent along; a plain value here.
  open var additionalHeaderFields: [String: String]?
  private var handler: CompletionHandler?
  private var question: RefusedQuestion?

  /// Creates a session that ends with a link of a scheme.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { handler = completionHandler }
  /// Creates a session that ends with a link.
  public convenience init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) { self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler) }

  /// Whether a page can be shown.
  open var canStart: Bool { handler != nil && question == nil }

  /// Shows the page; false where it was shown before.
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    let hasWindow = presentationContextProvider != nil
    question = RefusedQuestion { [self] in
      ends(hasWindow ? .canceledLogin : .presentationContextNotProvided)
    }
    return true
  }

  /// Closes the page; the handler hears nothing, of which Apple says nothing.
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

    /// A link of a scheme.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(text: customScheme)
    }
    /// A link of a host.
    public static func https(host: String, path: String) -> Callback { Callback(text: host + path) }
  }
}

/// An object that knows above which window a page is shown; never asked here.
///
/// Source: Apple, authenticationservices/aswebauthenticationpresentationcontextproviding.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
