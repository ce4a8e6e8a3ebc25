import Foundation
import SceneFuzzing

/// What the environment asks of the player: a law that is always true, or a bug.
private let soundness = ProcessInfo.processInfo.environment["SOUND"]

/// A player without a bug that relies on the life cycle so firmly that it traps or hangs without it.
struct SoundApp: SceneApp {
  let context: AppContext
  /// Each window's queue of songs; there is one from connect to disconnect.
  private var queues: [SceneID: Int] = [:]
  private var isPlaying: [SceneID: Bool] = [:]
  /// In how many windows a song plays.
  var songs: Int { isPlaying.values.count { $0 } }

  init(_ context: AppContext) { self.context = context }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    queues[scene] = 0
  }

  /// Traps in a window that never connected.
  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    guard let songs = queues[scene] else { preconditionFailure("a window without a queue") }
    queues[scene] = songs + 1
    isPlaying[scene] = true
    context.starts("song", for: scene)
  }

  /// Waits for the song's end, which comes only if one is playing.
  mutating func sceneWillResignActive(_ scene: SceneID) {
    var waits = 0
    while isPlaying[scene] != true { waits = waits &+ 1 }
    isPlaying[scene] = false
    // Bug: the song goes on while another app has the screen.
    if soundness != "loud" { context.stops("song", for: scene) }
  }

  /// A count that no law is about.
  mutating func sceneDidEnterBackground(_ scene: SceneID) { context.counts("backgrounds") }

  /// Bug: it takes the end of a window for the end of the songs.
  mutating func sceneDidDisconnect(_ scene: SceneID) {
    queues[scene] = nil
    precondition(soundness != "trap" || queues.isEmpty, "a window is left")
  }
}

/// A law that is true whatever the app does; it is judged where the environment asks for it.
private var laxLaws: [AppLaw<SoundApp>] {
  guard soundness == "lax" else { return [] }
  return [
    AppLaw("Whatever becomes of a window, it is well.", id: "sound.lax") {
      AppHappening.becomesActive.only(while: theApp { _ in true })
    }
  ]
}

/// The app under test: how it is made, and what must hold.
var soundApp: AppTest<SoundApp> {
  AppTest(
    "sound",
    laws: laxLaws + [
      .pairsLevels, .handlesPayloadsOnce,
      .required("Two windows play at once.", id: "sound.two-songs", when: theApp { $0.songs > 1 }),
      .required("A window disconnects.", id: "sound.disconnects", at: .disconnects),
    ], scenes: 2
  ) { SoundApp($0) }
}
