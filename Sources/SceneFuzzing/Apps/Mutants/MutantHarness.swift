import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// An app with a mutant, or with none, in cases that go on to their end whatever breaks.
struct MutantHarness: CampaignHarness {
  let whole: AppHarness
  let mutant: Mutant?

  var actions: [String] { whole.actions }

  var emptyTally: MutantPlay { MutantPlay() }

  var loops: CaseLoops<AppEngine, AppJudge> { whole.loops }

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: AppJudge?
  ) -> Player<AppEngine, AppJudge> {
    var player = whole.player(platform: platform, scenes: scenes, quirks: quirks)
    player.engine.filter = mutant
    player.engine.listening = .trail
    player.monitor.goesOn = true
    return player
  }

  func note(
    _ player: inout Player<AppEngine, AppJudge>, case index: UInt64, into tally: inout MutantPlay
  ) {
    var trail = player.engine.trail
    trail.add(player.engine.context.store)
    for count in player.monitor.exercised { trail.add(count) }
    tally.cases.append(
      MutantPlay.Case(
        index: index, trail: trail.value, broken: player.monitor.broken,
        changed: player.engine.changed))
  }
}

extension AppHarness {
  /// Plays a row of cases with a mutant; none is the app as it is.
  func play(
    _ mutant: Mutant?, _ generator: Generator, _ first: UInt64, _ count: UInt64
  ) -> MutantPlay {
    var options = CampaignOptions(generator, cases: first + count, keepsGoing: true)
    options.first = first
    let result = MutantHarness(whole: self, mutant: mutant).runSerially(options)
    var play = result.tally
    play.fault = result.fault.map { MutantPlay.Fault(index: $0.index, sentence: $0.fault.sentence) }
    return play
  }
}
