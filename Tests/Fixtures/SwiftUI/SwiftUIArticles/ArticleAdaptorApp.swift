import SwiftUI

/// The articles' program with an adaptor: phases of the app beside the delegate's methods.
// @main, where the app stands alone.
struct ArticleAdaptorApp: App {
  @UIApplicationDelegateAdaptor(ArticleAppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      Text("Hello, world!")
        .padding()
        .onAppear { appDelegate.log.write("View appears") }
    }
    .onChange(of: scenePhase) { _, phase in
      appDelegate.log.write("App is \(phase)")
    }
  }
}
