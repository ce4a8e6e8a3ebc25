import Foundation
import SceneLifecycle
import ScenePipeline
import TestSupport
import Testing

/// What the repository keeps: one test case a file, so that each can be run again alone.
@Suite struct `The corpus` {
  static let files: [String] = {
    let root = checkout.appendingPathComponent("corpus/contract")
    let found = FileManager.default.enumerator(atPath: root.path)
    let names = (found?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".scene") }.sorted()
  }()

  @Test func `has the known scenarios and a counterexample of each defect`() {
    #expect(Self.files.filter { $0.hasPrefix("seeds/") }.count >= 20)
    #expect(Self.files.filter { $0.hasPrefix("regressions/") }.count >= 75)
  }

  @Test(arguments: files)
  func `means what it says`(_ name: String) throws {
    let file = checkout.appendingPathComponent("corpus/contract").appendingPathComponent(name)
    let scenario = try Scenario(parsing: [UInt8](Data(contentsOf: file)), file: name)
    let play = Fuzzer().play(scenario)
    // What failed without a defect was a bug of ours, and has to hold now.
    let expected = scenario.defect == nil ? nil : scenario.violates
    let broken = play.violations.map(\.invariant)
    #expect(expected.map(broken.contains) ?? broken.isEmpty)
    #expect(play.tape.skipped.isEmpty)
    // A mended bug may hang on an answer that no point asks for any more.
    let isMended = scenario.defect == nil && scenario.violates != nil
    #expect(isMended || play.tape.unasked.isEmpty)
    #expect(name.hasSuffix(scenario.fileName))
  }
}
