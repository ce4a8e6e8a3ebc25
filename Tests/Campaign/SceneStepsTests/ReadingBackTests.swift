import Foundation
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneSteps
import TestSupport
import Testing

@Suite struct `Steps are read back` {
  /// Reads the steps of a play and returns what they say; the situations are those of what was read.
  private func readBack(_ play: Play) throws -> [Scenario.Entry] {
    let transcript = play.transcript
    let scenario = transcript.scenario
    let steps = HistorySteps(
      of: scenario, drained: transcript.drained, callbacks: transcript.callbacks)
    var header = scenario
    header.entries = []
    let reader = StepReader(header)
    var situation = Situation(scenario.platform, scenes: scenario.scenes, app: "the app")
    var rest = transcript.callbacks[...]
    var read: [Scenario.Entry] = []
    for step in steps.steps.prefix(steps.ownCount) {
      while let callback = rest.first, callback.event < UInt32(step.event) {
        situation.note(callback)
        rest.removeFirst()
      }
      let entry = try reader.entry(step, in: situation)
      read.append(entry)
      situation.note(entry)
    }
    return read
  }

  @Test func `three drawn histories of each platform come back from their steps`() throws {
    var histories = 0
    var kinds = EventSet()
    for named in Platform.all {
      for seed in 0..<UInt64(3) {
        let shape = Shape(
          platform: named.platform, scenes: [nil, 3, 1][Int(seed)], length: .callbacks(200),
          quirks: true)
        let play = Fuzzer().play(Token(shape: shape, seed: Seed(seed), index: seed))
        let read = try readBack(play)
        #expect(read == play.scenario.entries, "\(named.name), seed \(seed)")
        for entry in read { kinds.insert(entry.event.kind) }
        histories += 1
      }
    }
    #expect(histories >= 100)
    #expect(kinds.count > 60)
  }

  @Test func `every counterexample that is kept comes back from its steps`() throws {
    let folder = checkout.appendingPathComponent("corpus/contract/regressions")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".scene") }
    #expect(files.count > 20)
    for file in files {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      let play = Fuzzer().play(try Scenario(parsing: Array(data), file: file))
      #expect(try readBack(play) == play.scenario.entries, "\(file)")
    }
  }
}
