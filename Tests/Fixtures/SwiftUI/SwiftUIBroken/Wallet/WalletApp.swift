import SwiftUI

// @main, where the app stands alone.
struct WalletApp: App {
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      WalletRootView(isCovered: scenePhase != .active)
    }
  }
}
