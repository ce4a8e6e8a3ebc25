import SwiftUI

/// What one window shows of the account.
@MainActor
@Observable
final class WalletScreen {
  private(set) var isCovered = false
  @ObservationIgnored private(set) var log: [String] = []

  func showBalance() {
    log.append("shows balance")
  }

  func cover(_ isNeeded: Bool) {
    guard isNeeded != isCovered else { return }
    isCovered = isNeeded
    log.append(isNeeded ? "covers" : "uncovers")
  }
}

struct WalletView: View {
  let screen: WalletScreen

  var body: some View {
    VStack {
      Text("Balance")
      Text("1,024.00")
        .font(.title)
    }
    .onAppear { screen.showBalance() }
  }
}
