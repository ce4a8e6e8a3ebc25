// The app's output is kept beside its other doings: shown where it was printed, and judged by nothing.
extension AppEngine {
  /// Keeps what was printed since the last step: by laws, or by work of the app between two callbacks.
  package mutating func hearRest() { hear(inStep: delivered - 1) }

  /// Keeps what was printed since the process was asked last, as the output of a step.
  @inline(never)
  mutating func hear(inStep step: Int) {
    guard let text = host.takeOutput?(), !text.isEmpty else { return }
    let step = max(0, step)
    if printed.last?.step == step {
      printed[printed.count - 1].text += text
    } else {
      printed.append((step, text))
    }
  }

  /// Forgets what was printed, also by the app of the last case when it went.
  mutating func forgetOutput() {
    printed = []
    _ = host.takeOutput?()
  }
}
