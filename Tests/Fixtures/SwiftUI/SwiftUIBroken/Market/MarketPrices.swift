import SwiftUI

@MainActor
final class MarketPrices: ObservableObject {
  @Published private(set) var prices = ["Apples": 3, "Pears": 4]
  private(set) var log: [String] = []
  private var observers: [any NSObjectProtocol] = []

  func reload() {
    log.append("reloads")
  }

  /// Reloads whenever the app comes back to the foreground.
  func follow() {
    log.append("follows the app")
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
    observers.append(observer)
  }
}
