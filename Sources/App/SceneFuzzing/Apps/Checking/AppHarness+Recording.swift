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
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - output: Returns what the process has printed since it was asked last; nil where no report wants it.
  func record(_ scenario: Scenario, hearing output: (() -> String)? = nil) -> RecordedPlay {
    var player = player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    player.tapesEvents = true
    player.tapesCallbacks = true
    player.engine.recording = .tape
    player.engine.host.takeOutput = output
    let known = scenario.numbering(as: names)
    // No other law ends a history before the one that it is kept for.
    if let position = heads.firstIndex(where: { $0.id == scenario.violates }) {
      player.monitor.ending = 1 << UInt64(position)
    }
    let outcome = loops.written(&player, known)
    let play = Play(player, of: known, outcome)
    let breaks = play.violations.map { shown($0, player.monitor, play.tape.callbacks) }
    var transcript = Transcript(
      of: play.scenario, drained: play.tape.drained, callbacks: play.tape.callbacks,
      breaks: breaks)
    player.engine.hearRest()
    let tape = player.engine.tape
    transcript.answers = answers(player.engine, play.tape.callbacks)
    transcript.deliveries = player.engine.system.deliveries
    return RecordedPlay(play: play, transcript: transcript, observations: tape.map(\.observation))
  }

  /// Returns a violation with what a report says of it.
  private func shown(
    _ violation: Violation, _ judge: AppJudge, _ callbacks: [Callback]
  ) -> Transcript.Break {
    let sentence = sentence(of: violation.invariant)
    let said = judge.notes[violation.invariant] ?? ""
    var broken = Transcript.Break(
      violation, sentence: sentence + (said.isEmpty ? "" : " " + said),
      answer: answer(to: violation.invariant))
    if heads.first(where: { $0.id == violation.invariant })?.isOwn == true { broken.note = said }
    if let breach = judge.breachAtRest(violation) {
      broken.isAtRest = true
      broken.beginning = beginning(of: violation, breach, callbacks)
    }
    return broken
  }

  /// Returns what came to the app, what it did and what it printed, in the order of the callbacks.
  private func answers(_ engine: AppEngine, _ callbacks: [Callback]) -> [Transcript.AppAnswer] {
    let observed = engine.tape.map { Transcript.AppAnswer($0.observation, at: $0.step) }
    let printed = engine.printed.flatMap { Transcript.AppAnswer.printed($0.text, at: $0.step) }
    return Self.merged(Self.merged(brought(engine.system, callbacks), observed), printed)
  }

  /// Where something began that a law missed at rest; nil where that is no callback.
  private func beginning(
    of violation: Violation, _ breach: LawBreach, _ callbacks: [Callback]
  ) -> BreakBeginning? {
    guard let index = violation.onset, callbacks.indices.contains(index) else { return nil }
    var beginning = BreakBeginning(at: index)
    beginning.payload = breach.payload.map { "\($0)" }
    guard let receiver else { return beginning }
    let callback = callbacks[index]
    if callback.kind == .connect {
      beginning.property = ScenePayload(callback)?.kind.optionsProperty
    }
    guard let found = receiver(callback.kind) else { return beginning }
    if let location = found.location {
      beginning.method = BreakBeginning.ReceivingMethod(
        found.name, file: location.file, line: location.line)
    } else {
      beginning.lack = found.name
    }
    return beginning
  }

  /// Plays a scenario for the report of a test.
  ///
  /// The advice for an end of the process is an option of the app's command: a test has none.
  func recordInTest(_ scenario: Scenario) -> RecordedPlay {
    var recorded = record(scenario)
    for index in recorded.transcript.breaks.indices
    where AppEnd.EndLaw(rawValue: recorded.transcript.breaks[index].violation.invariant) != nil {
      recorded.transcript.breaks[index].answer = nil
    }
    return recorded
  }

  /// Returns the contents that callbacks bring, each under the name that the test gave it.
  private func brought(
    _ system: SimulatedSystem, _ callbacks: [Callback]
  ) -> [Transcript.AppAnswer] {
    if system.contents.isEmpty { return [] }
    return callbacks.enumerated().compactMap { index, callback in
      guard let content = system.content(of: callback) else { return nil }
      let name = system.contents.list.first { $0.content == content }?.name ?? ""
      let shown = "\(content)"
      return Transcript.AppAnswer(
        index: index, text: "brings \(name): \(shown)", showing: shown)
    }
  }

  /// Two lists in the order of their callbacks; at one callback the first list comes first.
  private static func merged(
    _ first: [Transcript.AppAnswer], _ second: [Transcript.AppAnswer]
  ) -> [Transcript.AppAnswer] {
    var merged: [Transcript.AppAnswer] = []
    var rest = second[...]
    for answer in first {
      merged += rest.prefix { $0.index < answer.index }
      rest = rest.drop { $0.index < answer.index }
      merged.append(answer)
    }
    return merged + rest
  }

  /// Returns the advice to an app that means what a law minds: the end of a sentence.
  private func answer(to law: String) -> String? {
    heads.first { $0.id == law }?.answer ?? AppEnd.EndLaw(rawValue: law)?.answer
  }

  /// Describes the other laws that a history breaks: the one that says most, and a possible cause.
  ///
  /// - Returns: Nil when nothing else breaks.
  func companions(of law: String, in scenario: Scenario) -> String? {
    var player = player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    player.monitor.ending = 0
    _ = loops.written(&player, scenario.numbering(as: names))
    let broken = heads.indices.filter {
      heads[$0].kind == .hard && player.monitor.broken >> UInt64($0) & 1 == 1
    }
    let others = broken.map { heads[$0].id }.filter { $0 != law }
    guard !others.isEmpty, let most = broken.map({ heads[$0].rank }).max(),
      let first = broken.first(where: { heads[$0].rank == most })
    else { return nil }
    let violations = player.monitor.violations
    let own = violations.first { $0.invariant == law }?.index ?? 0
    let cause = violations.first { $0.index < own }.map {
      "; \($0.invariant) breaks before it, and may be the cause"
    }
    return "this history breaks \(others.joined(separator: ", ")), too:"
      + " look at \(heads[first].id) first" + (cause ?? "")
  }

  /// Says that a failure hangs on the order of sets that the app reads; nil where it does not.
  func dependence(of law: String, in scenario: Scenario) -> String? {
    let judging = judging(only: law)
    var player = judging.player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    _ = loops.written(&player, scenario.numbering(as: names))
    let sets = player.engine.system.setOrder.names
    guard !sets.isEmpty, judging.play(scenario.inOtherOrder).violations.isEmpty else { return nil }
    return "the app depends on the order of \(sets.joined(separator: " and ")),"
      + " \(sets.count == 1 ? "a Set" : "Sets"): in another order the law holds"
  }

  /// Where a law is declared; nil for what holds for every app.
  func declaration(of law: String) -> Diagnostic.Location? {
    heads.first { $0.id == law }?.declaration
  }

  /// The sentence of a law, or of what holds for every app.
  func sentence(of law: String) -> String {
    heads.first { $0.id == law }?.sentence ?? AppEnd.sentence(of: law)
  }
}

extension ScenePayload.PayloadKind {
  /// The property of a connection's options that has it, as Xcode's template calls them.
  fileprivate var optionsProperty: String {
    switch self {
    case .url: "connectionOptions.urlContexts"
    case .activity: "connectionOptions.userActivities"
    case .shortcut: "connectionOptions.shortcutItem"
    case .notification: "connectionOptions.notificationResponse"
    case .share: "connectionOptions.cloudKitShareMetadata"
    }
  }
}

extension Transcript.AppAnswer {
  /// Takes an observation; the name of a stub is shown as the app writes it.
  fileprivate init(_ observation: AppContext.Observation, at index: Int) {
    self.init(index: index, text: observation.description)
    let label = observation.label
    guard observation.verb == .asks, observation.topic == "stub", !label.isEmpty else { return }
    // A value stands behind a colon with a space, which no name has.
    var name = ""
    var value: String?
    for (number, part) in label.split(separator: ": ", maxSplits: 1).enumerated() {
      if number == 0 { name = String(part) } else { value = String(part) }
    }
    name = Self.ownName(name)
    let shown = name + (value.map { ": " + $0 } ?? "")
    text = text.replacing(label, with: shown, maxReplacements: 1)
    (stub, stubValue) = (name, value)
  }

  /// The name of a stub without the mark of an extension and the numbers that tell declarations apart.
  private static func ownName(_ name: String) -> String {
    let word = "extension "
    let parts = (name.hasPrefix(word) ? name.dropFirst(word.count) : name[...])
      .split(separator: "#", omittingEmptySubsequences: false)
    return parts.enumerated().map { number, part in
      number == 0 ? part : part.drop { $0.isNumber }
    }.joined()
  }
}
