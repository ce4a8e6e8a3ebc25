import SwiftUI

/// What a program of the articles prints, in order.
@MainActor
final class ArticleLog: ObservableObject {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
    print(line)
  }
}

// @main, where the app stands alone.
struct ArticleApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var log = ArticleLog()

  var body: some Scene {
    WindowGroup {
      ArticleContentView()
        .environmentObject(log)
    }
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .active: log.write("App is active")
      case .inactive: log.write("App is inactive")
      case .background: log.write("App is in the background")
      @unknown default: log.write("App is in a phase of its own")
      }
    }
  }
}

struct ArticleContentView: View {
  @EnvironmentObject private var log: ArticleLog
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    Text("Hello, world!")
      .padding()
      .onAppear { log.write("View appears") }
      .onDisappear { log.write("View disappears") }
      .task { log.write("View's task begins") }
      .onOpenURL { url in
        log.write("View opens \(url)")
      }
      .onChange(of: scenePhase) { oldPhase, newPhase in
        log.write("View goes from \(oldPhase) to \(newPhase)")
      }
  }
}
