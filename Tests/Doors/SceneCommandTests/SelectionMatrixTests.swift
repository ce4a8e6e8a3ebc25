import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneDefects
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import TestSupport
import Testing

/// Every kind of selection of the contract's gate in its three colours.
///
/// Two of them are always played. A night plays each group, each platform, and what is drawn.
@Suite(.serialized) struct SelectionMatrixTests {
  private static let isWhole = TestTier.isNightly

  /// So many of a list, drawn by a seed that does not change.
  private static func drawn(_ count: Int, of all: [String], _ seed: UInt64) -> [String] {
    var (rest, state, drawn) = (all, seed, [String]())
    while drawn.count < count, !rest.isEmpty {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      drawn.append(rest.remove(at: Int(state >> 33) % rest.count))
    }
    return drawn
  }

  static let selections: [String] = {
    let hard = Contract.binding.filter { $0.kind == .hard }.map(\.id)
    let kinds = EventKind.allCases.map(\.word)
    let invariants = drawn(10, of: hard, 37)
    let events = drawn(5, of: kinds, 38)
    let all =
      Contract.groups.map { "--suite \($0)" } + Platform.all.map { "--platform \($0.name)" }
      + (invariants + events).flatMap { ["--only \($0)", "--skip \($0)"] }
    return isWhole ? all : drawn(2, of: all, 39)
  }()

  @Test(arguments: selections)
  func `A selection is green, red by a defect that it kills, and inconclusive where starved`(
    words: String
  ) async throws {
    let session = try Session()
    let line = "ci --contract \(words) --seed 3 --quiet --corpus DIR --cases 1"
    if words == Self.notLaunched {
      #expect(await session.run(line + " --fixed 300") == .inconclusive)
      #expect(session.output.contains("nothing is put to the test"), "\(session.output)")
      return
    }
    #expect(await session.run(line + " --fixed 4000") == .holds, "\(words): \(session.output)")
    #expect(session.lastLine.contains("narrowed by '\(words)'"))
    #expect(
      await session.run(line + " --fixed 0") == .inconclusive, "\(words): \(session.output)")
    // What has to happen can be missed, and not broken: no defect makes it red.
    if words == "--suite required" { return }
    let killed = try defect(words)
    let found = try #require(killed, "\(words): no defect is killed")
    #expect(
      await session.run(line + " --fixed \(Self.cases) --defect \(found)") == .violated,
      "\(words): \(found)")
  }

  private static let cases: UInt64 = 300

  /// iOS 27 launches no app without scenes that is built for it: no green of it would mean anything.
  private static let notLaunched = "--platform sceneless-ios27"

  /// A planted defect that a selection notices, found by playing.
  private func defect(_ words: String) throws -> String? {
    let options: [Option] = [
      .only, .skip, .suite, .platform, .fixed, .seed, .cases, .duration, .scenes, .defect, .jobs,
      .stop, .require,
    ]
    let given = words.split(separator: " ").map(String.init) + ["--fixed", "\(Self.cases)"]
    var order = try GateRequest(Arguments("ci", given, options)).fixed
    for defect in Defect.all {
      order.shape.defect = defect.id
      var campaign = order.order
      campaign.keepsGoing = false
      let fuzzer = Fuzzer(order.selection.judgement)
      if !fuzzer.runSerially(campaign).findings.isEmpty { return defect.id }
    }
    return nil
  }
}
