import SwiftUI

// @main, where the app stands alone.
struct CinemaApp: App {
  @State private var players = CinemaPlayers()

  var body: some Scene {
    WindowGroup {
      CinemaView(players: players)
    }
  }
}
