import Foundation
import SceneLifecycle
import ScenePipeline
import SceneReporting
import TestSupport
import Testing

struct ExplainTests {
  private let world = Platform.all[0].platform

  private func scenario(_ events: [Event], scenes: Int = 1) -> Scenario {
    Scenario(platform: world, scenes: scenes, entries: events.map { Scenario.Entry($0) })
  }

  /// The toy's bug: a scene that connects again is in the foreground without having been told.
  private let toy = [
    Event(.launch, scene: 0), Event(.open, scene: 0), Event(.close, scene: 0),
    Event(.open, scene: 0), Event(.touch, scene: 0),
  ]

  /// Two other scenes have to be active when one resigns.
  private var crowd: Scenario {
    var scenario = scenario(
      [Event(.launch, scene: 0), Event(.open, scene: 1), Event(.open, scene: 2), Event(.home)],
      scenes: 3)
    scenario.platform = Platform.named("ipad-ios17") ?? world
    scenario.defect = "resign-dropped-in-a-crowd"
    return scenario
  }

  @Test func `Each step of a chain is bound to its position`() throws {
    let explanation = try #require(ToyHarness(isBuggy: true).explain(scenario(toy)))
    #expect(explanation.roles.map(\.label) == Array(repeating: "needed at this place", count: 5))
    #expect(explanation.isComplete)
    let neighbour = try #require(explanation.neighbour)
    #expect(neighbour.change == .replacement(Event(.makeKey, scene: 0), at: 2))
    #expect(neighbour.first == 2)
    #expect(neighbour.transcript.callbacks.map(\.kind).last == .active)
  }

  @Test func `An event of another scene is not needed`() throws {
    var events = toy
    events.insert(Event(.launch, scene: 1), at: 2)
    let harness = ToyHarness(isBuggy: true)
    let explanation = try #require(harness.explain(scenario(events, scenes: 2)))
    #expect(explanation.roles.map(\.label).firstIndex(of: "not needed") == 2)
    #expect(explanation.roles.filter(\.isUnneeded).count == 1)
    // Beside what is not needed, its neighbours may move.
    #expect(explanation.roles[1].label == "needed; may come later")
    #expect(explanation.roles[3].label == "needed; may come earlier")
    #expect(explanation.roles[4].label == "needed at this place")
  }

  @Test func `A crowd may come in any order and by any way, but before the end`() throws {
    let explanation = try #require(Fuzzer().explain(crowd))
    let roles = explanation.roles
    #expect(roles.map(\.isUnneeded) == [false, false, false, false])
    #expect(roles.map(\.mayComeEarlier) == [nil, false, true, false])
    #expect(roles.map(\.mayComeLater) == [false, true, false, nil])
    #expect(roles[1].replacements.contains(.openURL))
    #expect(!roles[1].replacements.contains(.touch))
    #expect(roles[3].replacements == [.hide, .lock])
    let neighbour = try #require(explanation.neighbour)
    #expect(neighbour.change == .exchange(at: 2))
    #expect(neighbour.transcript.callbacks[neighbour.first].kind == .resign)
  }

  @Test func `A usual answer on which a failure rests is found, and only such`() throws {
    let explanation = try #require(Fuzzer().explain(crowd))
    #expect(explanation.isComplete)
    // A window that opens would send the others to the background.
    #expect(explanation.usual.map(\.otherwise.kind).contains(.otherWindows))
    for answer in explanation.usual {
      var changed = crowd
      changed.entries[answer.position].choices.append(answer.otherwise)
      let play = Fuzzer().play(changed)
      #expect(play.signature == nil, "\(answer.otherwise.text)")
      #expect(play.scenario.entries == changed.entries, "\(answer.otherwise.text)")
    }
    let transcript = Fuzzer().play(crowd).transcript
    let sentences = explanation.usualSentences(of: transcript)
    #expect(sentences.count == min(3, explanation.usual.count))
    #expect(sentences[0].hasPrefix("It rests on a usual answer: nothing fails if event "))
  }

  @Test func `A choice that is needed is taken back before an event is`() throws {
    // The first scene resigns after the second has left the screen: too late for the crowd.
    let id = "resign-dropped-in-a-crowd"
    let failing = Fuzzer().play(crowd)
    #expect(failing.violations.first?.onset.map { failing.tape.callbacks[$0].kind } == .active)
    let file = checkout.appendingPathComponent("corpus/contract/regressions")
    let names = try FileManager.default.contentsOfDirectory(atPath: file.path).sorted()
    var withChoices = 0
    for name in names {
      let bytes = try [UInt8](Data(contentsOf: file.appendingPathComponent(name)))
      let scenario = try Scenario(parsing: bytes, file: name)
      guard scenario.defect != nil, scenario.defect != id,
        scenario.entries.contains(where: { !$0.choices.isEmpty }),
        let explanation = Fuzzer().explain(scenario), let neighbour = explanation.neighbour
      else { continue }
      withChoices += 1
      if case .usual = neighbour.change { return }
    }
    Issue.record("none of \(withChoices) scenarios with choices passes without one")
  }

  @Test func `A budget is kept, and what was not tried is said`() throws {
    let explanation = try #require(ToyHarness(isBuggy: true).explain(scenario(toy), budget: 6))
    #expect(explanation.plays == 6)
    #expect(!explanation.isComplete)
    #expect(explanation.roles.allSatisfy { $0.label.hasPrefix("not tried in every way") })
    let stopped = ToyHarness(isBuggy: true).explain(scenario(toy), shouldStop: { true })
    #expect(stopped?.plays == 0)
    #expect(stopped?.isComplete == false)
  }

  @Test func `A history in which nothing of the app runs is no near miss`() throws {
    var launch = scenario([Event(.launch, scene: 0)])
    launch.platform = Platform.named("ipad-ios17") ?? world
    launch.defect = "connect-repeated"
    let explanation = try #require(Fuzzer().explain(launch))
    let neighbour = try #require(explanation.neighbour)
    #expect(neighbour.transcript.callbacks.contains { $0.kind == .didFinishLaunching })
    launch.defect = "options-at-launch"
    let always = try #require(Fuzzer().explain(launch))
    #expect(always.neighbour == nil && always.isComplete)
  }

  @Test func `What holds is not explained`() {
    #expect(ToyHarness().explain(scenario(toy)) == nil)
  }
}

/// Labels of kept failures, held against every change that a person could try by hand.
struct ExplainedCorpusTests {
  static let names: [String] = {
    let path = checkout.appendingPathComponent("corpus/contract/regressions").path
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.sorted().enumerated().filter { $0.offset % 12 == 3 }.map(\.element)
  }()

  private func fails(_ scenario: Scenario, _ wanted: Signature, playing positions: [Int]) -> Bool {
    let play = Fuzzer().play(scenario)
    let reached = play.tape.skipped.count + play.scenario.entries.count
    return play.signature == wanted
      && positions.allSatisfy { $0 < reached && !play.tape.skipped.contains($0) }
  }

  @Test func `There are kept failures`() { #expect(Self.names.count >= 6) }

  @Test(arguments: names) func `Labels are true`(name: String) throws {
    let file = checkout.appendingPathComponent("corpus/contract/regressions")
      .appendingPathComponent(name)
    let read = try Scenario(parsing: [UInt8](Data(contentsOf: file)), file: name)
    let play = Fuzzer().play(read)
    guard let wanted = play.signature else {
      // Only what failed without a defect may hold now: it was a bug of ours.
      #expect(read.defect == nil)
      return
    }
    let scenario = play.scenario
    let explanation = try #require(Fuzzer().explain(scenario))
    #expect(explanation == Fuzzer().explain(scenario))
    #expect(explanation.isComplete)
    for (index, role) in explanation.roles.enumerated() {
      var without = scenario
      without.entries.remove(at: index)
      #expect(role.isUnneeded == fails(without, wanted, playing: []))
      if !role.isUnneeded { try check(role, index, scenario, wanted) }
      guard index + 1 < scenario.entries.count else { continue }
      var swapped = scenario
      swapped.entries.swapAt(index, index + 1)
      #expect(role.mayComeLater == fails(swapped, wanted, playing: [index, index + 1]))
      #expect(explanation.roles[index + 1].mayComeEarlier == role.mayComeLater)
    }
    guard let neighbour = explanation.neighbour else {
      // It shows in every launch: nothing of the app runs in what passes.
      #expect(scenario.defect == "options-at-launch" && scenario.entries.count == 1)
      return
    }
    let passing = Fuzzer().play(neighbour.transcript.scenario)
    #expect(passing.outcome == .held)
    #expect(passing.tape.callbacks == neighbour.transcript.callbacks)
    let same = zip(play.tape.callbacks, passing.tape.callbacks).prefix(neighbour.first)
    #expect(same.allSatisfy { $0.kind == $1.kind && $0.scene == $1.scene })
  }

  /// Puts every kind in an event's place, legal or not.
  private func check(
    _ role: FailureExplanation.EventRole, _ index: Int, _ scenario: Scenario, _ wanted: Signature
  ) throws {
    let event = scenario.entries[index].event
    for kind in EventKind.allCases where kind != event.kind {
      let own = event.scene == Callback.noScene ? 0 : Int(event.scene)
      let slots = kind.takesScene ? [own] + (0..<scenario.scenes).filter { $0 != own } : [64]
      let fail = slots.map { slot in
        var other = scenario
        let scene = slot < 64 ? slot : nil
        other.entries[index].event = Event(kind, scene: scene, delay: event.delay)
        return fails(other, wanted, playing: [index])
      }
      let isListed = role.replacements.contains(kind)
      #expect(!isListed || fail.contains(true), "\(kind) in place of event \(index + 1)")
      let hasScene = event.scene != Callback.noScene
      if fail[0] && (hasScene || !kind.takesScene) { #expect(isListed, "\(kind) is missing") }
    }
  }
}
