import SwiftUI

struct CinemaView: View {
  @Environment(\.scenePhase) private var scenePhase
  let players: CinemaPlayers
  @State private var player = CinemaPlayer()

  var body: some View {
    VStack {
      Text(player.isPlaying ? "Playing" : "Paused")
      if player.isPlaying {
        Button("Pause") { player.pause() }
      } else {
        Button("Play") { player.play() }
      }
    }
    .onAppear { players.add(player) }
    .onDisappear { player.pause() }
    .onChange(of: scenePhase) {
      switch scenePhase {
      case .active: player.resume()
      case .background: player.suspend()
      default: break
      }
    }
  }
}
