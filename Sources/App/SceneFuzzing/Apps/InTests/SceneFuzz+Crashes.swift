import Foundation
import SceneDriving
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneSeam

// What is known to end the process of a test is played in processes of its own.

extension SceneFuzz {
  /// Plays the history in which the last run ended and what is kept as a crash.
  ///
  /// Where no process can be started for one test alone, the history of the last run is told and
  /// written, and the caller plays it.
  ///
  /// - Parameters:
  ///   - left: What the last run was playing when it ended; nil if it ended well.
  ///   - test: What is played; its own campaign begins only behind this.
  ///   - process: Plays a history in a process of its own; nil where none can be started.
  ///   - folder: The histories that the test keeps.
  ///   - store: Where a shorter history goes, and what no longer ends a process is forgotten.
  ///   - limit: How long all of it may take; nil for no limit.
  ///   - announce: Prints what becomes of the last run's history.
  /// - Returns: What still ends a process: while there is any, nothing else may be played here.
  static func crashes<App: SceneApp>(
    _ left: CrashBreadcrumb.Left?, _ test: AppTest<App>, _ process: TrialProcess?,
    _ folder: ScenarioFolder, _ store: ScenarioStore<Never>, _ limit: Duration?,
    _ announce: (String) -> Void
  ) -> [AppFailure] {
    if left?.isMistake == true { announce(AppCampaign.mistaken) }
    if let left, !left.isMistake {
      var campaign = AppCampaign(test, seed: Seed(left.seed), cases: 0)
      let (isOver, parent) = (TestSettings.stop(after: limit), getppid())
      // Where the process that started this one is gone, no more of them are started.
      campaign.isOver = { isOver() || getppid() != parent }
      campaign.store = store
      if let failure = campaign.crash(left, process, in: folder, announce) { return [failure] }
    }
    guard let process else { return [] }
    let crash = AppEnd.EndLaw.crashes.rawValue
    return folder.scenarios.compactMap { kept in
      guard let scenario = try? kept.scenario(), scenario.violates == crash else { return nil }
      var campaign = AppCampaign(test, seed: Seed(0), cases: 0)
      campaign.store = store
      campaign.store.keep = { _ in kept.path }
      let harness = CrashAnalyzer(harness: campaign.harness, process: process, met: scenario)
        .ending(scenario).judgingEnds
      if harness.watch == nil { return nil }
      campaign.harness = harness
      return campaign.failure(harness.recordInTest(scenario))
    }
  }
}

extension AppCampaign {
  /// The crash in which the process of an earlier run ended, as small as processes of its own make it.
  ///
  /// - Returns: Nil where it does not come back, or nothing can be tried; it is told then.
  fileprivate mutating func crash(
    _ left: CrashBreadcrumb.Left, _ process: TrialProcess?, in folder: ScenarioFolder,
    _ announce: (String) -> Void
  ) -> AppFailure? {
    let plain = harness
    harness = harness.judgingEnds
    harness.watch = ProgressMarker(end: AppEnd(left))
    guard let scenario = scenario(left.source, in: folder) else { return nil }
    let recorded = harness.recordInTest(scenario)
    guard let violation = recorded.play.violations.first else { return nil }
    switch process?.play(recorded.play.scenario) {
    case nil, .unknown:
      // Here it is played again; it is forgotten where it holds.
      let file = keep(recorded.play.scenario)
      announce(Self.head + ", which is played again first\(file.map { ": \($0)" } ?? "")\n")
      return nil
    case .held:
      announce(Self.head + " that ends no process when it is played alone: it is forgotten\n")
      return nil
    case .ended(let end) where end.law == .hangs:
      // Each shorter one would be waited for as long.
      harness.watch = ProgressMarker(end: end)
      return failure(harness.recordInTest(scenario))
    case .ended: break
    }
    guard let process else { return nil }
    announce(Self.head + ": processes of its own play what may be shorter\n")
    let analyzer = CrashAnalyzer(
      harness: plain, process: process, met: recorded.play.scenario, shouldStop: isOver)
    var tail = FailureTail(analyzer, store)
    var index: UInt64 = 0
    if case .generated(_, let number) = left.source {
      index = number
      tail.seed = generator.seed.text
      tail.token = { [generator] in generator.token($0).text }
    }
    guard let met = tail.meet(Finding(index: index, violation: violation)) else { return nil }
    if let failure = tail.shrink(met) { return tail.report([failure]) }
    if let file = met.file { store.forget(file) }
    announce("it ends a process now and then: it is forgotten\n")
    return nil
  }

  private static let head = "the last run of this test ended in a history"
  fileprivate static let mistaken = "the last run ended by a mistake in the test: nothing is kept\n"

  private func scenario(
    _ source: CrashBreadcrumb.HistorySource, in folder: ScenarioFolder
  ) -> Scenario? {
    switch source {
    case .generated(_, let index): return harness.play(generator, index).scenario
    case .kept(let digest):
      let kept = folder.scenarios.first { FNV.hash($0.description) == digest }
      return try? kept?.scenario()
    }
  }
}

extension AppEnd {
  /// How the process of an earlier run ended.
  ///
  /// A trap whose backtrace takes long looks like a callback that does not return: both are an end.
  fileprivate init(_ left: CrashBreadcrumb.Left) {
    let wait = left.isHanging ? ", after it had waited for the app" : ""
    self = AppEnd(.crashes, at: left.moment, "The last run of the test ended here\(wait).")
  }
}
