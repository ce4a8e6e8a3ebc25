import SceneInvariants
import SceneLaws
import SceneLifecycle
import SceneReporting

// The parts of its app that a test does not see, and the doubts that come of them.

extension AppTest {
  /// The parts of the app that a verdict on some cases does not see, sorted.
  ///
  /// - Complexity: Reads the digest beside copies that `init` has made.
  func unseen(in tally: AppTally) -> [BlindSpot] {
    let made = MadeOrigin.digest(besides: file)?.unseen ?? []
    let isShort = tally.behaviour.cases < AppDoubt.enoughCases
    let idle = tally.laws.entries.filter { $0.exercised == 0 && $0.kind != .required }
    let mayBeIdle = laws.filter { $0.idleReason != nil }.map(\.id)
    var spots = made.filter { $0.kind != .system || !isPlayed($0) }
    // Of a long campaign an idle law is a doubt, unless it may be idle.
    for law in idle.map(\.id) where isShort || mayBeIdle.contains(law) {
      let kind = mayBeIdle.contains(law) ? BlindSpot.SpotKind.accepted : .unjudged
      spots.append(BlindSpot(kind, "the law '\(law)' was never put to the test"))
    }
    spots += tally.unjudged.map { BlindSpot(.unjudged, $0) }
    spots += accepted.map { BlindSpot(.accepted, $0) }
    if silenceReason != nil { spots.append(BlindSpot(.accepted, "the app may be silent")) }
    return spots.sorted()
  }

  /// Whether the worlds of the test reach a branch of the app's that asks for the system's version.
  ///
  /// Its note says which go there: `iOS 27 and newer`, `iOS 14 and older`.
  private func isPlayed(_ branch: BlindSpot) -> Bool {
    guard let version = branch.note.split(separator: " ").compactMap({ Int($0) }).first else {
      return false
    }
    let isForNewer = branch.note.hasSuffix("newer")
    return platforms.contains {
      isForNewer ? Int($0.system) >= version : Int($0.system) <= version
    }
  }

  /// A doubt for each life-cycle method that the copies have lost, or in which statements were replaced.
  ///
  /// - Complexity: Reads the digest beside copies that `init` has made.
  var changedMethods: [AppDoubt] {
    let spots = MadeOrigin.digest(besides: file)?.unseen ?? []
    return spots.filter { [.lost, .replaced].contains($0.kind) }.map {
      AppDoubt.changed($0.name, $0.note, isLost: $0.kind == .lost)
    }
  }

  /// A doubt for each name that the test accepts and that nothing in doubt has.
  ///
  /// - Parameters:
  ///   - doubts: All that is in doubt, accepted or not.
  ///   - models: The models that laws have asked for.
  func needlessAcceptances(
    among doubts: [AppDoubt], _ models: [AskedModel]
  ) -> [AppDoubt] {
    let names = doubts.filter(\.cause.isAcceptable).map(\.name)
    return accepted.filter { name in
      !names.contains(name) && !models.contains { $0.name == name }
    }.map { AppDoubt.needless($0, among: names.filter { !accepted.contains($0) }) }
  }
}
