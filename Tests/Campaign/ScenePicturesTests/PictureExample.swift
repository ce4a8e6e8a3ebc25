import SceneLifecycle
import SceneReporting

/// Plays that were written by hand: what is drawn need not be what an engine does.
enum PictureExample {
  /// Text that would do something where it is not escaped.
  static let hostile = "</script></title>]]><b onload=\"alert(1)\">&'\u{1B}[31m\u{202E}evil"

  /// A launch into some scenes, one resignation, and the process's end.
  ///
  /// - Parameters:
  ///   - scenes: How many scenes are connected.
  ///   - index: The callback at which something breaks; nil for none.
  static func transcript(scenes: Int = 2, breaking index: Int? = nil) -> Transcript {
    var callbacks: [Callback] = []
    var open = SceneSet.none
    var active = SceneSet.none
    for slot in 0..<scenes {
      open.insert(slot)
      for kind in [CallbackKind.configuration, .connect, .foreground, .active, .activeNotice] {
        if kind == .active { active.insert(slot) }
        callbacks.append(
          callback(kind, slot, event: UInt32(slot + 1), open: open, active: active))
      }
    }
    callbacks.append(callback(.resign, 0, event: UInt32(scenes + 1), open: open, active: .none))
    var ended = Callback(kind: .processEnded, cause: .kill, event: UInt32(scenes + 2))
    ended.open = open
    callbacks.append(ended)
    let platform = Platform.named("ipad-ios17") ?? Platform.all[0].platform
    var scenario = Scenario(platform: platform, scenes: scenes)
    scenario.entries = (0..<scenes).map {
      Scenario.Entry(Event($0 == 0 ? .launch : .open, scene: $0))
    }
    scenario.entries.append(Scenario.Entry(Event(.home)))
    var transcript = Transcript(of: scenario, drained: [Event(.kill)], callbacks: callbacks)
    if let index { transcript.breaks = [broken(at: index, callbacks)] }
    return transcript
  }

  private static func callback(
    _ kind: CallbackKind, _ slot: Int, event: UInt32, open: SceneSet, active: SceneSet
  ) -> Callback {
    var callback = Callback(kind: kind, cause: .launch, event: event)
    callback.scene = UInt8(slot)
    callback.connection = 1
    callback.process = 1
    callback.activation = kind == .active ? .foregroundActive : .foregroundInactive
    callback.application = active.isEmpty ? .inactive : .active
    callback.open = open
    callback.connected = open
    callback.active = active
    callback.inactive = open - active
    return callback
  }

  private static func broken(at index: Int, _ callbacks: [Callback]) -> Transcript.Break {
    let callback = callbacks.indices.contains(index) ? callbacks[index] : nil
    let violation = Violation(
      invariant: "scene.resigns-once", kind: .hard, index: index, callback: callback,
      scene: callback.map { Int($0.scene) }, onset: max(0, index - 3))
    return Transcript.Break(violation, sentence: "A scene resigns once.", answer: "leave it out")
  }

  /// A failure with everything that a report can know, and hostile text wherever text comes from outside.
  static func report() -> FailureReport {
    var transcript = transcript(breaking: 10)
    transcript.breaks[0].sentence += hostile
    transcript.breaks[0].answer = hostile
    transcript.answers = [
      Transcript.AppAnswer(index: 1, text: "starts camera"),
      Transcript.AppAnswer(index: 4, text: hostile),
    ]
    var report = FailureReport(transcript, ReportFacts(repeatedBy: "scenefuzz replay " + hostile))
    report.facts.seed = "7" + hostile
    report.facts.token = hostile
    report.facts.file = hostile
    report.facts.cases = 3
    report.companions = hostile
    report.facts.others = [ReportFacts.Other(hostile, repeatedBy: hostile)]
    var roles = transcript.scenario.entries.map { _ in FailureExplanation.EventRole() }
    for position in roles.indices { roles[position].isComplete = true }
    roles[1].replacements = [.home, .lock]
    report.explanation = FailureExplanation(
      roles: roles,
      neighbour: FailureExplanation.Neighbour(
        .omission(at: 1), self.transcript(scenes: 1), first: 5),
      plays: 12, isComplete: true)
    return report
  }
}
