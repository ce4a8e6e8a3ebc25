import SwiftUI

// @main, where the app stands alone.
struct CinemaApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var players = CinemaPlayers()

  var body: some Scene {
    WindowGroup {
      CinemaView(players: players)
    }
    .onChange(of: scenePhase) {
      switch scenePhase {
      case .active: players.all.forEach { $0.resume() }
      case .background: players.all.forEach { $0.suspend() }
      default: break
      }
    }
  }
}
