import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneShrinking

/// Looks for a short legal history that shows something, by drawing cases and making one small.
struct Illustration {
  /// Cases that are drawn on each platform.
  static let cases: UInt64 = 100

  /// The budget of a proof that no shorter history shows it: about two seconds.
  static let budget = ProofBudget(memory: 4 << 20)

  /// All platforms with a name, the one first on which most is shown: the newest iPad.
  static var platforms: [Platform] {
    let newest = Platform.Named.newest.platform
    return [newest] + Platform.all.map(\.platform).reversed().filter { $0 != newest }
  }

  /// Whether quirks may be chosen.
  var quirks = false
  /// The event or choice that is shown.
  let sight: Sight

  /// A short history that shows it, on the first of some platforms that has one; nil for none.
  ///
  /// - Complexity: At most `cases` plays of some 200 callbacks a platform, then the proof.
  func history(
    on platforms: [Platform], _ shouldStop: @escaping StopCheck
  ) async -> Counterexample? {
    for platform in platforms {
      if shouldStop() { return nil }
      guard let scenario = drawn(on: platform, shouldStop) else { continue }
      let shrunk = Shrinker().shrink(scenario, shouldStop: shouldStop) {
        candidate -> Scenario? in
        let played = Fuzzer().play(candidate).scenario
        return sight.isShown(by: played) ? played : nil
      }
      return await Fuzzer().shortest(
        showing: sight, shrunk, Self.budget, shouldStop: shouldStop)
    }
    return nil
  }

  /// The platforms among some on which a drawn case shows it.
  func platforms(
    among platforms: [Platform], _ shouldStop: @escaping StopCheck
  ) -> [Platform] {
    platforms.filter { drawn(on: $0, shouldStop) != nil }
  }

  private func drawn(
    on platform: Platform, _ shouldStop: StopCheck
  ) -> Scenario? {
    let shape = Shape(platform: platform, length: .callbacks(200), quirks: quirks)
    for index in 0..<Self.cases where !shouldStop() {
      let played = Fuzzer().play(Token(shape: shape, seed: Seed(1), index: index)).scenario
      if sight.isShown(by: played) { return played }
    }
    return nil
  }
}
