/// A prompt of the system over the app, which the user answers later: it is shown until it is answered, or the
/// app is left.
@MainActor
package final class SystemPrompt {
  private struct WeakPrompt {
    weak var prompt: SystemPrompt?
  }

  /// Those of the process; who asks keeps them.
  private static var asked: [WeakPrompt] = []
  private let leavings = UIApplication.leavings
  private weak var application = UIApplication.shared
  private let isAnswered: () -> Bool
  /// The user gives up.
  package let givesUp: () -> Void

  /// Shows a prompt.
  ///
  /// - Parameters:
  ///   - isAnswered: Whether it is answered already.
  ///   - givesUp: Tells the app that the user gives up.
  package init(isAnswered: @escaping () -> Bool, givesUp: @escaping () -> Void) {
    self.isAnswered = isAnswered
    self.givesUp = givesUp
    Self.asked.removeAll { $0.prompt?.isAnswered() ?? true }
    Self.asked.append(WeakPrompt(prompt: self))
  }

  /// The prompts that are shown in this process, in order.
  package static var open: [SystemPrompt] {
    asked.compactMap(\.prompt).filter {
      !$0.isAnswered() && !$0.wasLeft && $0.application === UIApplication.shared
    }
  }

  /// Whether the app was left since the prompt is there.
  package var wasLeft: Bool { leavings != UIApplication.leavings }
}
