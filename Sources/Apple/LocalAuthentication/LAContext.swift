@_exported public import Foundation
public import UIKit

/// Asks the user to show who they are.
///
/// The device has Face ID and a code. The user needs a second of the case's clock and succeeds; an app that
/// leaves the screen meanwhile hears that the system has cancelled. Where the case does not step the app's work,
/// the user succeeds at once. A history answers otherwise where the test has the action
/// `givesUpPrompts()`; a test that wants another usual answer sets ``usualAnswer``.
///
/// Source: Apple, localauthentication/lacontext.
open class LAContext: NSObject {
  private final class Question {
    let reply: (Bool, (any Error)?) -> Void
    var prompt: SystemPrompt?
    private(set) var isAnswered = false

    init(_ reply: @escaping (Bool, (any Error)?) -> Void) { self.reply = reply }

    func answers(_ error: LAError?) {
      if isAnswered { return }
      isAnswered = true
      reply(error == nil, error)
    }
  }

  private var questions: [Question] = []
  private var isInvalid = false
  /// The text of the button that asks for the code; stored, never used.
  open var localizedFallbackTitle: String?
  /// The text of the button that gives up; stored, never used.
  open var localizedCancelTitle: String?
  /// Why the app asks; stored, never used.
  open var localizedReason = ""
  /// How long an earlier success counts; stored, never used.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nothing may be shown; then there is no success.
  open var interactionNotAllowed = false
  /// The kind of biometry that the device has.
  open var biometryType: LABiometryType { .faceID }
  /// The state of the enrolled faces or fingers; stored, never used.
  open var evaluatedPolicyDomainState: Data? { Data([1]) }

  /// Creates one.
  public override init() { super.init() }

  /// The user's answer in a process, which begins with nil: a success.
  @MainActor public static var usualAnswer: LAError.Code? {
    get { Answers.own === UIApplication.shared ? Answers.code : nil }
    set {
      Answers.own = UIApplication.shared
      Answers.code = newValue
    }
  }

  /// Whether the user can be asked: always, before the context is invalid.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    if isInvalid {
      error?.pointee = NSError(
        domain: LAError.errorDomain, code: LAError.Code.invalidContext.rawValue)
    }
    return !isInvalid
  }

  /// Asks the user; the answer comes later.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    if isInvalid { return reply(false, LAError(.invalidContext)) }
    if interactionNotAllowed { return reply(false, LAError(.notInteractive)) }
    guard CurrentHost.isHere else { return reply(true, nil) }
    CurrentHost.here {
      let question = Question(reply)
      questions.append(question)
      let prompt = SystemPrompt {
        [weak question] in
        question?.isAnswered ?? true
      } givesUp: {
        [weak question] in
        question?.answers(LAError(.userCancel))
      }
      question.prompt = prompt
      let answer = { @MainActor in
        let code = prompt.wasLeft ? LAError.Code.systemCancel : Self.usualAnswer
        question.answers(code.map { LAError($0) })
      }
      if CurrentHost.host?.runsLater({ answer() }, after: .seconds(1)) != true { answer() }
    }
  }

  /// Asks the user, and waits for the answer.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isRight, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isRight)
        }
      }
    }
  }

  /// Ends the context: who waits for an answer hears that the app has cancelled.
  open func invalidate() {
    isInvalid = true
    let open = questions
    questions = []
    for question in open { question.answers(LAError(.appCancel)) }
  }
}

/// The user's answer, and the process in which it was set.
@MainActor
private enum Answers {
  static weak var own: UIApplication?
  static var code: LAError.Code?
}
