import SwiftUI

struct PlannerEvent: Identifiable, Hashable {
  let id = UUID()
  let name: String
}

@MainActor
final class PlannerStore: ObservableObject {
  @Published private(set) var events: [PlannerEvent] = []
  /// The invitations that were accepted.
  private(set) var opened: [URL] = []

  func accept(_ url: URL) {
    events.append(PlannerEvent(name: url.lastPathComponent))
    opened.append(url)
  }
}
