import SwiftUI

// @main, where the app stands alone.
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      ReaderView()
    }
  }
}

/// What one window reads.
@MainActor
@Observable
final class ReaderHistory {
  private(set) var chosen = 0
  private(set) var shown = 0
  @ObservationIgnored private(set) var log: [String] = []

  func choose(_ article: Int) {
    chosen = article
    shown = article
  }

  /// Notes what the window has to come back with.
  func leave() {
    guard chosen != 0 else { return }
    log.append("saves article \(chosen)")
  }

  func restore(_ article: Int) {
    guard article != 0 else { return }
    chosen = article
    shown = article
    log.append("restores article \(article)")
  }

  func show(_ article: Int) {
    shown = article
  }
}
