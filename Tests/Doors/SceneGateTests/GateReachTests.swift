import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting
import Testing

/// A gate asks for what was selected and can be reached there, as the engine shows, and for no more.
@Suite struct GateReachTests {
  private static let options: [Option] = [
    .fixed, .seed, .cases, .duration, .stop, .require, .platform, .scenes, .only, .skip, .suite,
    .defect, .jobs,
  ]

  /// The report of a gate that plays cases of the fixed campaign only.
  private func report(_ words: String, cases: UInt64) async throws -> GateReport {
    let arguments = try Arguments(
      "ci", words.split(separator: " ").map(String.init), Self.options)
    let request = try GateRequest(arguments)
    var order = request.fixed.order
    order.cases = cases
    var outcome = ContractOutcome()
    outcome.fixed = await Fuzzer(request.fixed.selection.judgement).survey(order)
    return GateReport(outcome, request, Triage(nil), SourceFinder(CommandEnvironment()))
  }

  private static let selections = [
    "--suite session", "--only scene.connects-once", "--platform ipad-ios17",
    "--skip touch", "--only touch,home --scenes 2",
    "--suite interruption --platform iphone-ios26 --skip windows",
  ]

  @Test(arguments: selections)
  func `A selection is green where all that it can reach was reached`(words: String) async throws {
    let report = try await report(words, cases: 4_000)
    #expect(report.missing.isEmpty, "\(words): \(report.missing)")
    #expect(report.status == .holds)
  }

  @Test(arguments: selections)
  func `A selection that played next to nothing is inconclusive`(words: String) async throws {
    let report = try await report(words, cases: 1)
    #expect(!report.missing.isEmpty, "\(words)")
    #expect(report.status == .inconclusive)
  }

  @Test func `The whole contract is asked for without a look at what can be reached`() async throws
  {
    let report = try await report("", cases: 1)
    let required = report.missing.filter { $0.sentence.hasPrefix("required ") }
    let never = report.missing.filter { $0.sentence.hasPrefix("never played event ") }
    #expect(required.count + never.count > 20)
    #expect(GateReach(of: try GateRequest(Arguments("ci", [], Self.options)).fresh).lines.isEmpty)
  }

  @Test func `What a platform cannot reach is named and not asked for`() async throws {
    let report = try await report("--platform sceneless-ios13", cases: 4_000)
    #expect(report.status == .holds, "\(report.missing)")
    let request = try GateRequest(
      Arguments("ci", ["--platform", "sceneless-ios13"], Self.options))
    let reach = GateReach(of: request.fresh)
    let there = Set(reach.invariants.map(\.id))
    #expect(there.count < Contract.binding.count)
    let line = try #require(reach.lines.first { $0.contains("invariants: ") })
    let platform = try #require(Platform.named("sceneless-ios13"))
    for invariant in Contract.binding where !invariant.applies(to: platform) {
      #expect(!there.contains(invariant.id), "\(invariant.id)")
      if invariant.kind != .soft { #expect(line.contains(invariant.id)) }
    }
  }

  @Test func `A selection that says nothing about its platform is not green`() async throws {
    let report = try await report(
      "--only scene.connects-once --platform sceneless-ios13", cases: 4_000)
    #expect(report.status == .inconclusive)
    #expect(report.missing.last?.sentence.hasPrefix("nothing is put to the test") == true)
    let all = Contract.binding.map(\.id).joined(separator: ",")
    let nothing = try await self.report("--skip \(all)", cases: 10)
    #expect(
      nothing.missing.map(\.sentence).contains("nothing is judged: every invariant is left out"))
  }

  @Test func `A defect does not hide what is asked for`() throws {
    let words = ["--platform", "ipad-ios17", "--defect"]
    let sound = try GateRequest(Arguments("ci", Array(words.prefix(2)), Self.options))
    let planted = try GateRequest(
      Arguments("ci", words + ["connect-repeated"], Self.options))
    let (left, right) = (GateReach(of: sound.fresh), GateReach(of: planted.fresh))
    #expect(left.invariants.map(\.id) == right.invariants.map(\.id))
    #expect(left.lines == right.lines)
  }
}
