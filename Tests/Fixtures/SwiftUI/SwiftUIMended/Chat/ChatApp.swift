import SwiftUI

// @main, where the app stands alone.
struct ChatApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var engine = ChatEngine()

  var body: some Scene {
    WindowGroup {
      ChatView()
        .environmentObject(engine)
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      switch phase {
      case .active: engine.connect()
      case .background: engine.disconnect()
      default: break
      }
    }
  }
}
