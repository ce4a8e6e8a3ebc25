import SwiftUI

// @main, where the app stands alone.
struct WalletApp: App {
  var body: some Scene {
    WindowGroup {
      WalletRootView()
    }
  }
}
