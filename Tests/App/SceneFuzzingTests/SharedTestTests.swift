import SceneFuzzing
import Testing

extension MediaPlayer {
  /// What several test functions share: an app on the main actor keeps it there.
  static let leaky = AppTest<MediaPlayer>(
    "player", actions: [tap], laws: [balanced]
  ) { MediaPlayer($0, bug: .keepsObserver) }

  static let tap = AppAction<MediaPlayer>("tap") { app, _ in app.tap() }

  static let balanced = AppLaw<MediaPlayer>.balancesLedgers

  static let beginsAtRest = AppLaw<MediaPlayer>("It begins at rest.", id: "player.quiet") {
    AppHappening.launches.only(while: theApp { !$0.isPlaying })
  }
}

@MainActor
struct SharedTestTests {
  /// The suite's own, as most teams write it.
  static let sound = AppTest<MediaPlayer>(
    "player", actions: [MediaPlayer.tap], laws: [.balancesLedgers, MediaPlayer.beginsAtRest]
  ) { MediaPlayer($0) }

  @Test func `A test, an action and a law of the main actor are constants`() throws {
    let failure = try #require(
      SceneFuzz.run(MediaPlayer.leaky, seed: 1, cases: 100).failures.first)
    #expect(failure.law == "ledger.balances")
    #expect(SceneFuzz.run(Self.sound, seed: 1, cases: 100).failures.isEmpty)
  }
}
