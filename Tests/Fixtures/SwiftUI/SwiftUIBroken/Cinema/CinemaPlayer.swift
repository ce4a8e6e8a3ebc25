import Observation

/// Plays a film in one window.
@MainActor
@Observable
final class CinemaPlayer {
  private(set) var isPlaying = false
  /// Whether it was the system that paused the film, and not the user.
  private var isInterrupted = false
  @ObservationIgnored private(set) var log: [String] = []

  func play() {
    isInterrupted = false
    guard !isPlaying else { return }
    isPlaying = true
    log.append("starts film")
  }

  func pause() {
    guard isPlaying else { return }
    isPlaying = false
    log.append("stops film")
  }

  func suspend() {
    guard isPlaying else { return }
    pause()
    isInterrupted = true
  }

  func resume() {
    if isInterrupted { play() }
  }
}

/// The players of all windows.
@MainActor
final class CinemaPlayers {
  private struct WeakPlayer {
    weak var player: CinemaPlayer?
  }

  private var entries: [WeakPlayer] = []

  var all: [CinemaPlayer] { entries.compactMap(\.player) }

  func add(_ player: CinemaPlayer) {
    entries.removeAll { $0.player == nil || $0.player === player }
    entries.append(WeakPlayer(player: player))
  }
}
