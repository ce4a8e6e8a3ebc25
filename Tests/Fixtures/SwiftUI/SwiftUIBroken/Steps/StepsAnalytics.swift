import SwiftUI

@MainActor
final class StepsAnalytics: ObservableObject {
  /// The events that were sent.
  @Published private(set) var opens = 0
  /// How often the user came.
  private(set) var visits = 0
  private(set) var log: [String] = []
  private var isInForeground = false

  /// Follows the phase of the app; an interruption is no new visit.
  func phaseDidChange(to phase: ScenePhase) {
    switch phase {
    case .active where !isInForeground:
      isInForeground = true
      visits += 1
      trackOpen()
    case .background:
      isInForeground = false
    default:
      break
    }
  }

  func trackOpen() {
    opens += 1
    log.append("counts open")
  }
}
