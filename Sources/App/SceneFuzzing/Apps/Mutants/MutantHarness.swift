import SceneGeneration
import SceneDriving
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// An app with a mutant, or with none, in cases that go on to their end whatever breaks.
struct MutantHarness: CampaignHarness {
  let whole: AppHarness
  let mutant: AppMutant?

  var names: EventNames { whole.names }

  var emptyTally: MutantPlay { MutantPlay() }

  var loops: CaseLoops<AppEngine, AppJudge> { whole.loops }

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: AppJudge?
  ) -> Player<AppEngine, AppJudge> {
    var player = whole.player(platform: platform, scenes: scenes, quirks: quirks)
    player.engine.rewriting = mutant?.rewriting
    player.engine.recording = .history
    player.monitor.ending = 0
    return player
  }

  func note(
    _ player: inout Player<AppEngine, AppJudge>, case index: UInt64, into tally: inout MutantPlay
  ) {
    var history = player.engine.history
    history.add(player.engine.system.device)
    for count in player.monitor.exercised { history.add(count) }
    tally.cases.append(
      MutantPlay.Case(
        index: index, trail: history.value, broken: player.monitor.broken,
        changed: player.engine.rewritten))
  }
}

extension AppHarness {
  /// Plays a row of cases with a mutant; none is the app as it is.
  func play(
    _ mutant: AppMutant?, _ generator: Generator, _ first: UInt64, _ count: UInt64
  ) -> MutantPlay {
    var options = CampaignOptions(generator, cases: first + count, keepsGoing: true)
    options.first = first
    let result = MutantHarness(whole: self, mutant: mutant).runSerially(options)
    var play = result.tally
    play.fault = result.fault
    return play
  }
}
