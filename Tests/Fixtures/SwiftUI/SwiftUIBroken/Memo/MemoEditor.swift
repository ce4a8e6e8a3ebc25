import Observation

/// The memo of one window.
@MainActor
@Observable
final class MemoEditor {
  private(set) var text = ""
  private(set) var hasChanges = false
  @ObservationIgnored private(set) var log: [String] = []

  /// What the user types.
  var typed: String {
    get { text }
    set {
      guard newValue != text else { return }
      text = newValue
      hasChanges = true
      log.append("changes memo")
    }
  }

  func load(_ saved: String) {
    guard !hasChanges else { return }
    text = saved
  }

  func didSave() {
    hasChanges = false
    log.append("saves memo")
  }
}
