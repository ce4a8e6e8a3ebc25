import Foundation
import SceneGeneration
import SceneDriving
import SceneLifecycle
import ScenePipeline
import SceneReporting
public import SceneSeam

extension SceneFuzz {
  /// Checks an app in a unit test: one call, in Swift Testing and in XCTest.
  ///
  /// Plays the scenarios that are kept beside the test, then new cases. `SCENEFUZZ_SEED`,
  /// `SCENEFUZZ_CASES` and `SCENEFUZZ_FOR` say which and how many: 300 cases of seed 1 by default, or as
  /// many as the test's `stop` says.
  /// The shortest history of each failure is written to `Scenes/NAME` beside the test file; until it
  /// is known, the one that was met.
  ///
  /// - Parameters:
  ///   - test: The app, its actions and its laws.
  ///   - file: The test's file.
  ///   - fileID: The test's module and file.
  /// - Throws: `AppFailure`, whose description counts the laws that broke and has every report;
  ///   `HollowCampaign` when nothing broke and
  ///   that means nothing, such as a law that was never put to the test; `TestSettingError` for a setting that
  ///   means nothing; `NotationError` or `KeptFileError` for a kept scenario that cannot be read.
  /// - Returns: What was played and which laws were put to the test.
  @discardableResult
  public static func check<App: SceneApp>(
    _ test: AppTest<App>, file: String = #filePath, fileID: String = #fileID
  ) throws -> AppResult {
    let result = try examine(test, file: file, fileID: fileID)
    if let failure = result.failure { throw failure }
    if !result.holds { throw HollowCampaign(doubts: result.doubts, report: result.report) }
    let unseen = BlindSpot.summary(result.unaccepted)
    if !unseen.isEmpty { standardError(unseen + "\n") }
    return result
  }

  /// Plays the scenarios that are kept beside a test, then new cases.
  ///
  /// Until every kept scenario holds, no case is played. A law that several of them break is among the
  /// failures once.
  ///
  /// - Parameters:
  ///   - test: The app, its actions and its laws.
  ///   - file: The test's file.
  ///   - fileID: The test's module and file.
  ///   - announce: Takes what is said while the check goes on: on standard error by default.
  /// - Throws: `TestSettingError`; `NotationError` or `KeptFileError` for a kept scenario that cannot be
  ///   read; `KeptFileError` where another test has the same name.
  package static func examine<App: SceneApp>(
    _ test: AppTest<App>, file: String, fileID: String,
    announce: @escaping @Sendable (String) -> Void = standardError
  ) throws -> AppResult {
    let identity = "\(file):\(test.name)"
    if let request = try TrialRequest.current() { return try answer(request, identity, test) }
    Leftovers.areCleared
    let settings = try TestSettings.current()
    let folder = ScenarioFolder(test.name, besides: file)
    try folder.claim(describedAt: test.declaration)
    let inPlay = CrashBreadcrumb(test.name, besides: file)
    let watch = PlayWatch(test, inPlay.reader, settings, folder.scenarios, fileID, announce)
    defer {
      watch.stop()
      inPlay.close()
    }
    let paths = folder.scenarios.map(\.path)
    let crashes = crashes(
      inPlay.left, test, TrialProcess(identity, in: fileID), folder, store(folder, fileID),
      settings.time, announce)
    if !crashes.isEmpty { return AppResult(failures: crashes) }
    let kept = try keptPlays(folder, test, fileID, inPlay)
    // New cases may end the process before it has told what is known.
    if !kept.failures.isEmpty {
      var result = AppResult(failures: kept.failures)
      result.doubts = kept.doubts + test.doubts(about: AppTally(), isLong: false)
      result.escapes = kept.escapes
      return result
    }
    // What an ended run has left and what holds now is no history of the test.
    for kept in folder.scenarios where !paths.contains(kept.path) { folder.forget(kept.path) }
    inPlay.plays(.generated(seed: settings.seed.value, index: 0))
    var campaign = AppCampaign(test, seed: settings.seed, cases: settings.limit(test.stop))
    campaign.harness.watch = inPlay.watch
    campaign.hasPlayed = { inPlay.plays(nil) }
    campaign.shouldStop = TestSettings.stop(after: settings.time)
    campaign.isOver = TestSettings.stop(after: settings.time.map { $0 * 2 })
    campaign.store = store(folder, fileID)
    campaign.doubts = { test.doubts(about: $0, isLong: $1) }
    var result = campaign.run()
    result.doubts = kept.doubts + result.doubts
    result.escapes = Set(kept.escapes + result.escapes).sorted()
    return result
  }

  /// Plays every kept scenario: one that breaks its law again is red at once, another is played twice.
  private static func keptPlays<App: SceneApp>(
    _ folder: ScenarioFolder, _ test: AppTest<App>, _ fileID: String, _ inPlay: CrashBreadcrumb
  ) throws -> (failures: [AppFailure], doubts: [AppDoubt], escapes: [String]) {
    var (failures, doubts, escapes): ([AppFailure], [AppDoubt], [String]) = ([], [], [])
    for kept in folder.scenarios {
      inPlay.plays(.kept(FNV.hash(kept.description)))
      var plays = [try replayed(kept, test, fileID: fileID, inPlay.watch)]
      // It has failed so before: a second play would say no more, and may end the process.
      let isKnown = plays[0].failure.map { kept.breaks($0.law) } ?? false
      plays.append(isKnown ? plays[0] : try replayed(kept, test, fileID: fileID, inPlay.watch))
      escapes += plays.flatMap(\.escapes)
      guard let failure = plays[0].failure ?? plays[1].failure else {
        if let doubt = plays[0].doubt { doubts.append(doubt) }
        continue
      }
      if plays[0].failure?.law != plays[1].failure?.law {
        doubts.append(.flaky(failure.law, kept.description, "it came back in 1 of 2 plays"))
      } else if !failures.contains(where: { $0.law == failure.law }) {
        failures.append(failure)
      }
    }
    return (failures, doubts, escapes)
  }

  /// Plays what another process has asked for: nothing else, and no case of the test.
  private static func answer<App: SceneApp>(
    _ request: TrialRequest, _ identity: String, _ test: AppTest<App>
  ) throws -> AppResult {
    try request.answer(identity) { scenario, breadcrumb in
      var harness = AppHarness(test).judgingEnds
      harness.watch = breadcrumb.watch
      _ = harness.record(scenario)
    }
    return AppResult(failures: [])
  }

  /// The scenarios that are kept beside a test: the arguments of a parameterised test.
  ///
  /// - Parameters:
  ///   - name: The name of the `AppTest`.
  ///   - file: The test's file.
  public static func scenarios(of name: String, file: String = #filePath) -> [KeptScenario] {
    ScenarioFolder(name, besides: file).scenarios
  }

  /// Plays a kept scenario.
  ///
  /// - Parameters:
  ///   - kept: The scenario.
  ///   - test: The app, its actions and its laws.
  ///   - fileID: The test's module and file.
  /// - Throws: `AppFailure` when a law breaks; `HollowCampaign` where a delegate of the app has a method
  ///   that is never called, or the scenario is not played as it is written; `NotationError` or
  ///   `KeptFileError` when the file cannot be read.
  public static func replay<App: SceneApp>(
    _ kept: KeptScenario, _ test: AppTest<App>, fileID: String = #fileID
  ) throws {
    if try TrialRequest.current() != nil { return }
    let inPlay = CrashBreadcrumb()
    let settings = try TestSettings.current()
    let watch = PlayWatch(test, inPlay.reader, settings, [kept], fileID, standardError)
    defer {
      watch.stop()
      inPlay.close()
    }
    inPlay.plays(.kept(FNV.hash(kept.description)))
    let played = try replayed(kept, test, fileID: fileID, inPlay.watch)
    let doubts = test.delegateDoubts + [played.doubt].compactMap(\.self)
    if let failure = played.failure {
      throw failure.adding(escapes: played.escapes, doubts: doubts)
    }
    if !doubts.isEmpty { throw HollowCampaign(doubts: doubts, report: AppDoubt.text(doubts)) }
  }

  /// Plays a kept scenario and returns what broke, what escaped, and why it shows nothing by holding.
  private static func replayed<App: SceneApp>(
    _ kept: KeptScenario, _ test: AppTest<App>, fileID: String, _ watch: ProgressMarker?
  ) throws -> (failure: AppFailure?, escapes: [String], doubt: AppDoubt?) {
    var campaign = AppCampaign(test, seed: Seed(0), cases: 0)
    campaign.harness.watch = watch
    campaign.store = ScenarioStore(repeatedBy: command(fileID))
    campaign.store.keep = { _ in kept.path }
    let scenario = try kept.scenario()
    let recorded = campaign.harness.record(scenario)
    let failure = campaign.failure(recorded)
    let doubt =
      failure == nil
      ? AppDoubt.kept(
        kept.description, scenario, leavingOut: recorded.play.refusals(of: scenario),
        among: test.laws.map(\.id) + AppEnd.EndLaw.allCases.map(\.rawValue)) : nil
    return (failure, campaign.takeEscapes(), doubt)
  }

  /// Writes the messages of a check under way to standard error.
  package static let standardError: @Sendable (String) -> Void = {
    FileHandle.standardError.write(Data($0.utf8))
  }

  /// The folder beside the test, as the pipeline writes to it.
  private static func store(_ folder: ScenarioFolder, _ fileID: String) -> ScenarioStore<Never> {
    let command = command(fileID)
    return ScenarioStore(
      keep: { folder.keep($0)?.path }, forget: folder.forget, keepsAsMet: true,
      replaying: { _ in command }, shrinking: { _ in command })
  }

  /// Returns the command that repeats a failure: kept scenarios are played first.
  static func command(_ fileID: String) -> String {
    "swift test --filter \(fileID.prefix { $0 != "/" })"
  }
}
