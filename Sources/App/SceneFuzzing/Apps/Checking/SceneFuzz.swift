import SceneDriving
import SceneGeneration
public import SceneLifecycle
import ScenePipeline
import SceneReporting
public import SceneSeam

/// Checks an app: one call plays legal histories, judges each step, and shrinks what breaks.
public enum SceneFuzz {
  /// Plays an app and returns what was found; writes no file and reads no environment.
  ///
  /// A campaign of 100 cases or more reads the source of the app's module, if it is there, for handlers
  /// that are misspelt; for an app of delegates every campaign does. A report ends with the token of the failure's case.
  ///
  /// - Parameters:
  ///   - test: The app, its actions and its laws.
  ///   - seed: What the cases depend on; equal seeds play equal cases.
  ///   - cases: How many cases are played.
  ///   - shouldStop: Asked before each case; true ends the campaign.
  public static func run<App: SceneApp>(
    _ test: AppTest<App>, seed: UInt64 = 1, cases: UInt64 = 300,
    shouldStop: @escaping () -> Bool = { false }
  ) -> AppResult {
    var campaign = AppCampaign(test, seed: Seed(seed), cases: cases)
    campaign.shouldStop = shouldStop
    return campaign.run()
  }

  /// Plays one history.
  ///
  /// - Returns: What broke; nil when every law holds.
  public static func play<App: SceneApp>(
    _ scenario: Scenario, _ test: AppTest<App>
  ) -> AppFailure? {
    let campaign = AppCampaign(test, seed: Seed(0), cases: 0)
    return campaign.failure(of: scenario)?
      .adding(escapes: campaign.takeEscapes(), doubts: test.delegateDoubts)
  }

  /// Plays one history and returns all that was seen of it.
  public static func watch<App: SceneApp>(_ scenario: Scenario, _ test: AppTest<App>) -> AppPlay {
    let campaign = AppCampaign(test, seed: Seed(0), cases: 0)
    let recorded = campaign.harness.record(scenario)
    let shown = campaign.harness.redaction?.transcript(recorded.transcript) ?? recorded.transcript
    return AppPlay(
      observations: recorded.observations, callbacks: recorded.play.tape.callbacks,
      skipped: recorded.play.tape.skipped, lanes: LaneReport(shown).text(),
      escapes: campaign.takeEscapes(),
      failure: campaign.failure(recorded)?.adding(escapes: [], doubts: test.delegateDoubts))
  }
}
