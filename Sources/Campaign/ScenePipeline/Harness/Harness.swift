package import SceneLifecycle

/// A player and judge of scenarios in this process: an engine under test and a monitor.
///
/// The pipeline is generic over it. Its loops are compiled where engine and monitor are known, so
/// nothing in them is dispatched at run time, whichever module the harness lives in. What a campaign
/// counts, and what a proof explores, are refinements: `CampaignHarness`, `ExplorableHarness`.
package protocol Harness {
  /// The engine that plays.
  associatedtype Subject: PlayableEngine
  /// The monitor that judges.
  associatedtype Judge: Monitor & SendableMetatype

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

  /// The names of what the app under test can do and be brought, in order; none without one.
  var names: EventNames { get }

  /// Kinds of event that an explanation may put in an event's place: those that its cases have.
  var offered: EventSet { get }

  /// The loops that play its cases; a harness of another module makes them there.
  var loops: CaseLoops<Subject, Judge> { get }
}

extension Harness {
  /// The player of the harness.
  package typealias HarnessPlayer = Player<Subject, Judge>

  /// There is no app.
  package var names: EventNames { EventNames() }

  /// Every kind.
  package var offered: EventSet { .all }

  /// Loops that are compiled for whatever is known of the harness here.
  package var loops: CaseLoops<Subject, Judge> { CaseLoops() }

  /// Puts a new engine and a new monitor of a world together.
  package func player(platform: Platform, scenes: Int, quirks: Bool) -> HarnessPlayer {
    player(platform: platform, scenes: scenes, quirks: quirks, keeping: nil)
  }
}
