import SceneDriving
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneSeam

extension AppHarness {
  /// A play with everything that a report says about it.
  struct RecordedPlay {
    var play: Play
    var transcript: Transcript
    var observations: [AppContext.Observation]
  }

  /// Plays a scenario and listens to what the app does.
  func tell(_ scenario: Scenario) -> RecordedPlay {
    var player = player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    player.tapesEvents = true
    player.tapesCallbacks = true
    player.engine.recording = .tape
    let known = scenario.numberingActions(as: actions)
    let outcome = loops.written(&player, known)
    let play = Play(player, of: known, outcome)
    let notes = player.monitor.notes
    let breaks = play.violations.enumerated().map { place, violation in
      let sentence = sentence(of: violation.invariant)
      let note = notes[place].isEmpty ? "" : " " + notes[place]
      return Transcript.Break(violation, sentence: sentence + note)
    }
    var transcript = Transcript(
      of: play.scenario, drained: play.tape.drained, callbacks: play.tape.callbacks,
      breaks: breaks)
    let tape = player.engine.tape
    transcript.answers = tape.map {
      Transcript.AppAnswer(index: $0.step, text: $0.observation.description)
    }
    return RecordedPlay(play: play, transcript: transcript, observations: tape.map(\.observation))
  }

  /// The sentence of a law, or of what holds for every app.
  func sentence(of law: String) -> String {
    heads.first { $0.id == law }?.sentence ?? AppEnd.sentence(of: law)
  }
}
