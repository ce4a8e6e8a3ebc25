public import UIKit

/// What questions are shown above.
///
/// Source: Apple, authenticationservices/aspresentationanchor.
public typealias ASPresentationAnchor = UIWindow

/// Asks the user: a second later the user has given up.
///
/// Source: Apple, authenticationservices/asauthorizationcontroller.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// What hears the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// What says above which window the question is shown.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private var question: RefusedQuestion?

  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks; the answer comes later.
  open func performRequests() {
    question = RefusedQuestion { [self] in
      let error = ASAuthorizationError(.canceled)
      delegate?.authorizationController(controller: self, didCompleteWithError: error)
    }
  }
  /// Asks; the answer comes later.
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Offers what the keyboard would offer; there is nothing to offer here.
  open func performAutoFillAssistedRequests() {}
  /// Takes the question away, which the delegate hears.
  open func cancel() { question?.isRefused() }

  /// How it is asked.
  ///
  /// Source: Apple, authenticationservices/asauthorizationcontroller/requestoptions.
  public struct RequestOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what is on the device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
}

/// An object that hears what a user has allowed.
///
/// Source: Apple, authenticationservices/asauthorizationcontrollerdelegate.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user has allowed it; no user does so here.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// The user has not allowed it.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing: the app leaves it out.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing: the app leaves it out.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// An object that knows above which window a question is shown; never asked here.
///
/// Source: Apple, authenticationservices/asauthorizationcontrollerpresentationcontextproviding.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A question of the system's that the user refuses: a second later on the case's clock.
///
/// Where the case does not step the app's work, the user refuses at once.
@MainActor
final class RefusedQuestion {
  private var answer: (@MainActor () -> Void)?
  private var prompt: SystemPrompt?

  /// Asks; the question is kept until it is answered.
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

  /// Says no, once.
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
  /// How round the corners are; a plain value here.
  open var cornerRadius: CGFloat = 6

  /// Creates a button.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a button with a text and a look.
  public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
  /// Creates a button with a text and a look.
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) { self.init(frame: .zero) }

  /// What is written on it.
  ///
  /// Source: Apple, authenticationservices/asauthorizationappleidbutton/buttontype.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp

    /// The usual.
    public static let `default` = ButtonType.signIn
  }
  /// How it looks.
  ///
  /// Source: Apple, authenticationservices/asauthorizationappleidbutton/style.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
}
