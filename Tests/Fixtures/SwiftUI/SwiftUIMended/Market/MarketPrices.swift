import SwiftUI

@MainActor
final class MarketPrices: ObservableObject {
  @Published private(set) var prices = ["Apples": 3, "Pears": 4]
  private(set) var log: [String] = []

  func reload() {
    log.append("reloads")
  }
}
