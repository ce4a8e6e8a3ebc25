import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing
import SceneGate

/// A fault of the tool takes nothing away from what a campaign met.
struct FaultTests {
  private static let defect = "connect-repeated"
  private static let fault = "the engine did not come to rest"
  private static let lost = "the failure did not come back"

  /// A campaign that met a bug.
  private func campaign() async throws -> CampaignResult<Surveyed> {
    let generator = Generator(shape: Shape(defect: Self.defect), seed: try Seed(parsing: "9"))
    return await Fuzzer().survey(CampaignOptions(generator, cases: 60, keepsGoing: true))
  }

  /// Makes the campaign end with a fault of the engine.
  private func contradict(_ result: inout CampaignResult<Surveyed>) {
    result.fault = CaseFault(index: 70, sentence: Fault(.neverRests).sentence)
  }

  /// Puts a failure before the others that no case shows.
  private func lose(_ result: inout CampaignResult<Surveyed>) throws {
    var violation = try #require(result.findings.first).violation
    violation.invariant = "app.launches-once"
    result.findings.insert(Finding(index: 0, violation: violation), at: 0)
  }

  @Test func `A campaign with faults tells and keeps what it found`() async throws {
    let session = try Session()
    var result = try await campaign()
    try lose(&result)
    contradict(&result)
    let played = result
    let status = try await session.report(
      "run --seed 9 --cases 60 --defect \(Self.defect) --keep-going --corpus DIR"
    ) { arguments, console throws(CommandError) in
      try await FuzzCommand.report(played, of: arguments, console)
    }
    #expect(status == .faulty)
    #expect(session.output.contains("x scene.connects-once (hard)"))
    #expect(session.messages.contains(Self.fault))
    #expect(session.messages.contains(Self.lost))
    let names = FileManager.default.enumerator(atPath: session.folder)?.allObjects ?? []
    #expect(names.contains { ($0 as? String)?.hasSuffix(".scene") ?? false })
  }

  @Test func `A gate with faults tells what it found, everywhere`() async throws {
    let session = try Session()
    var result = try await campaign()
    try lose(&result)
    contradict(&result)
    var outcome = ContractOutcome()
    outcome.fresh = result
    let played = outcome
    let status = try await session.report(
      "ci --contract --seed 9 --cases 60 --fixed 0 --defect \(Self.defect) --junit DIR/a.xml"
    ) { arguments, console throws(CommandError) in
      try await FuzzCommand.report(played, of: arguments, console)
    }
    #expect(status == .faulty)
    #expect(session.lastLine.hasPrefix("fault: \(Self.fault)"))
    #expect(session.lastLine.hasSuffix("1 way of failing"))
    let xml = try String(contentsOfFile: session.folder + "/a.xml", encoding: .utf8)
    for text in [session.output, xml] {
      #expect(text.contains("x scene.connects-once (hard)"))
      #expect(text.contains(Self.fault))
      #expect(text.contains(Self.lost))
    }
  }
}
