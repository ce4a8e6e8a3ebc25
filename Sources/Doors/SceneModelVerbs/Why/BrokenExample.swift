import SceneDefects
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// A history that breaks an invariant because a defect is planted in the engine.
struct BrokenExample {
  /// Cases that are drawn for each defect.
  static let cases: UInt64 = 20

  /// The defect of the engine.
  let defect: Defect
  /// The history, made small, and what is known of shorter ones.
  let history: Counterexample

  /// Looks for the first defect that breaks an invariant on the newest platform that has it.
  static func find(
    _ invariant: Invariant, _ shouldStop: @escaping StopCheck
  ) async -> BrokenExample? {
    let platform = Illustration.platforms.first { invariant.applies(to: $0) }
    guard let platform else { return nil }
    let fuzzer = Fuzzer(InvariantSelection(only: [invariant.id], softFails: true))
    for defect in Defect.all where !shouldStop() {
      var shape = Shape(platform: platform, length: .callbacks(200))
      shape.defect = defect.id
      let options = CampaignOptions(Generator(shape: shape, seed: Seed(1)), cases: cases)
      let result = fuzzer.runSerially(options)
      guard let finding = result.findings.first else { continue }
      let token = Token(shape: shape, seed: Seed(1), index: finding.index)
      let history = await fuzzer.counterexample(
        of: fuzzer.play(token).scenario, ProofOptions(budget: Illustration.budget),
        shouldStop: shouldStop)
      if let history { return BrokenExample(defect: defect, history: history) }
    }
    return nil
  }
}
