import SwiftUI

// @main, where the app stands alone.
struct ChatApp: App {
  @StateObject private var engine = ChatEngine()

  var body: some Scene {
    WindowGroup {
      ChatView()
        .environmentObject(engine)
    }
  }
}
