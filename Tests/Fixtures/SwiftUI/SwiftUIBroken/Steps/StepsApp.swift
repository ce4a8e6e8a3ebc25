import SwiftUI

// @main, where the app stands alone.
struct StepsApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var analytics = StepsAnalytics()

  var body: some Scene {
    WindowGroup {
      StepsView()
        .environmentObject(analytics)
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      analytics.phaseDidChange(to: phase)
    }
  }
}
