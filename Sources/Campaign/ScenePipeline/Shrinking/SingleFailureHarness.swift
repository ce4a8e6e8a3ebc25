import SceneLifecycle

/// A harness in which one failure counts only, whatever else breaks on the way.
///
/// It is what a proof explores: a failure is made small without turning into another one, and no
/// other one stands in its way.
struct SingleFailureHarness<Whole: Harness>: Harness {
  let whole: Whole
  let wanted: Signature

  var names: EventNames { whole.names }

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: SingleFailureMonitor<Whole.Judge>?
  ) -> Player<Whole.Subject, SingleFailureMonitor<Whole.Judge>> {
    let player = whole.player(
      platform: platform, scenes: scenes, quirks: quirks, keeping: judge?.whole)
    return Player(player.engine, SingleFailureMonitor(player.monitor, wanted))
  }
}
