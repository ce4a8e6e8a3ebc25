package import SceneLifecycle

/// What a campaign puts together for a case: the engine under test and the monitor that judges it.
///
/// The pipeline is compiled once for each rig, so nothing in its loop is dispatched at run time.
package protocol Rig: Sendable {
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

  /// The tally of nothing.
  var emptyTally: Tally { get }

  /// Adds what a judge has counted since it was made.
  func collect(_ judge: Judge, into tally: inout Tally)

  /// Adds what was counted elsewhere.
  func merge(_ other: Tally, into tally: inout Tally)

  /// Adds what a case shows that has just ended; most rigs wait for `collect`.
  ///
  /// The player is passed in place: a copy of its engine would be made again for each case.
  func note(
    _ player: inout Player<Subject, Judge>, case index: UInt64, into tally: inout Tally)
}

extension Rig {
  /// Adds nothing.
  package func note(
    _ player: inout Player<Subject, Judge>, case index: UInt64, into tally: inout Tally
  ) {}
}

extension Rig {
  /// The player of the rig.
  package typealias RigPlayer = Player<Subject, Judge>

  /// Makes a player of a world.
  package func player(platform: Platform, scenes: Int, quirks: Bool) -> RigPlayer {
    Player(
      subject(platform: platform, scenes: scenes, quirks: quirks), judge(platform: platform))
  }
}
