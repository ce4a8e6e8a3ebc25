public import UIKit

/// The window over which the questions are shown.
///
/// Source: Apple, authenticationservices/aspresentationanchor.
public typealias ASPresentationAnchor = UIWindow

/// Asks the user: a second later the user has given up.
///
/// Source: Apple, authenticationservices/asauthorizationcontroller.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private var question: RefusedQuestion?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  open func performRequests() {
    question = RefusedQuestion { [self] in
      let error = ASAuthorizationError(.canceled)
      delegate?.authorizationController(controller: self, didCompleteWithError: error)
    }
  }
  open func performRequests(options: RequestOptions) { performRequests() }
  open func performAutoFillAssistedRequests() {}
  open func cancel() { question?.isRefused() }

  /// How it is asked.
  ///
  /// Source: Apple, authenticationservices/asauthorizationcontroller/requestoptions.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
}

/// An object that hears what a user has allowed.
///
/// Source: Apple, authenticationservices/asauthorizationcontrollerdelegate.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// An object that knows above which window a question is shown; never asked here.
///
/// Source: Apple, authenticationservices/asauthorizationcontrollerpresentationcontextproviding.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A question of the system's that the user refuses: a second later on the case's clock.
///
/// Where the case does not step the app's work, the user refuses at once.
@MainActor
final class RefusedQuestion {
  private var answer: (@MainActor () -> Void)?
  private var prompt: SystemPrompt?

  init(_ answer: @escaping @MainActor () -> Void) {
    self.answer = answer
    if CurrentHost.isHere { asks() } else { isRefused() }
  }

  private func asks() {
    prompt = SystemPrompt {
      [weak self] in
      self?.answer == nil
    } givesUp: {
      [weak self] in
      self?.isRefused()
    }
    let isLater = CurrentHost.host?.runsLater({ self.isRefused() }, after: .seconds(1))
    if isLater != true { isRefused() }
  }

  func isRefused() {
    let answer = answer
    self.answer = nil
    answer?()
  }
}

/// A button for an account of Apple's, which only `sendActions` operates here.
///
/// Source: Apple, authenticationservices/asauthorizationappleidbutton.
open class ASAuthorizationAppleIDButton: UIControl {
  open var cornerRadius: CGFloat = 6

  public convenience init() { self.init(frame: .zero) }
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) { self.init(frame: .zero) }

  /// The kind of text on the button.
  ///
  /// Source: Apple, authenticationservices/asauthorizationappleidbutton/buttontype.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp

    public static let `default` = ButtonType.signIn
  }
  /// How it looks.
  ///
  /// Source: Apple, authenticationservices/asauthorizationappleidbutton/style.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
}
