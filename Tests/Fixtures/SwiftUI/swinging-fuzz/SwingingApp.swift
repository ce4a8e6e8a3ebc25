import SceneFuzzing
import SceneHosting
import SceneLifecycle
import SceneViews
import SwiftUI

/// A program whose views never settle once a link has come.
struct SwingingApp: App {
  var body: some Scene { WindowGroup { SwingingView() } }
}

/// Bug: the change of a state changes it back.
struct SwingingView: View {
  @State private var isDark = false

  var body: some View {
    Text(isDark ? "dark" : "light")
      .onOpenURL { _ in isDark = true }
      .onChange(of: isDark) { _, _ in isDark.toggle() }
  }
}

/// The program under test.
@MainActor
let swinging = AppTest(
  "swinging", contents: [.url("dark", "swinging://dark")], laws: [.readsPayloads()],
  supports: AppSupport(roles: [.windowApplication], payloads: [.url]),
  platforms: ["swiftui-iphone-ios17"].compactMap(Platform.named), usesTasks: true
) { HostedApp(SwingingApp.self, context: $0) }
