package import SceneGeneration
package import SceneLifecycle

/// What a campaign puts together for a case: the engine under test and the monitor that judges it.
///
/// The pipeline is compiled once for each harness, so nothing in its loop is dispatched at run time.
package protocol Harness {
  /// What plays.
  associatedtype Subject: Engine
  /// What judges.
  associatedtype Judge: Monitor
  /// What judges count over many cases.
  associatedtype Tally: Sendable

  /// Makes the engine of a world.
  func subject(platform: Platform, scenes: Int, quirks: Bool) -> Subject

  /// Makes the monitor of a world.
  func judge(platform: Platform) -> Judge

  /// Puts the engine and the monitor of a world together.
  ///
  /// - Parameters:
  ///   - platform: The world.
  ///   - scenes: Number of session slots.
  ///   - quirks: Whether quirks are shown.
  ///   - judge: A monitor of the same platform that may be used again; nil for none.
  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: Judge?
  ) -> Player<Subject, Judge>

  /// The names of what the app under test can do of its own accord, in order; none without one.
  var actions: [String] { get }

  /// The tally of nothing.
  var emptyTally: Tally { get }

  /// Adds what a judge has counted since it was made.
  func collect(_ judge: Judge, into tally: inout Tally)

  /// Adds what was counted elsewhere.
  func merge(_ other: Tally, into tally: inout Tally)

  /// Says what a tally tells people who watch.
  func watch(_ tally: Tally, into progress: inout Progress)

  /// Plays a generated case; a harness may have a loop that was compiled elsewhere.
  func play(_ player: inout Player<Subject, Judge>, _ schedule: inout Schedule) -> Outcome

  /// Whether two cases are played in turns, because the second costs little time then.
  ///
  /// Only where engine and judge are the same in every world, and nothing is noted or collected; not
  /// by default.
  var playsInTurns: Bool { get }

  /// Plays two generated cases in turns.
  ///
  /// - Returns: How the first and the second case ended.
  func playInTurns(
    _ first: inout Player<Subject, Judge>, _ firstCase: inout Schedule,
    _ second: inout Player<Subject, Judge>, _ secondCase: inout Schedule
  ) -> (Outcome, Outcome)

  /// Adds what a case shows that has just ended; most harnesses wait for `collect`.
  ///
  /// The player is passed in place: a copy of its engine would be made again for each case.
  func note(
    _ player: inout Player<Subject, Judge>, case index: UInt64, into tally: inout Tally)
}

extension Harness {
  /// Says nothing.
  package func watch(_ tally: Tally, into progress: inout Progress) {}

  /// Plays a generated case with the loop that is compiled for the harness.
  package func play(
    _ player: inout Player<Subject, Judge>, _ schedule: inout Schedule
  ) -> Outcome {
    player.play(&schedule)
  }

  /// One case after the other.
  package var playsInTurns: Bool { false }

  /// Plays two generated cases with the loop that is compiled for the harness.
  package func playInTurns(
    _ first: inout Player<Subject, Judge>, _ firstCase: inout Schedule,
    _ second: inout Player<Subject, Judge>, _ secondCase: inout Schedule
  ) -> (Outcome, Outcome) {
    Player.playInTurns(&first, &firstCase, &second, &secondCase)
  }

  /// Adds nothing.
  package func note(
    _ player: inout Player<Subject, Judge>, case index: UInt64, into tally: inout Tally
  ) {}
}

extension Harness {
  /// The player of the harness.
  package typealias HarnessPlayer = Player<Subject, Judge>

  /// There is no app.
  package var actions: [String] { [] }

  /// Puts the engine and the monitor of a world together.
  package func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: Judge?
  ) -> HarnessPlayer {
    Player(
      subject(platform: platform, scenes: scenes, quirks: quirks),
      judge ?? self.judge(platform: platform))
  }

  /// Puts a new engine and a new monitor of a world together.
  package func player(platform: Platform, scenes: Int, quirks: Bool) -> HarnessPlayer {
    player(platform: platform, scenes: scenes, quirks: quirks, keeping: nil)
  }
}
