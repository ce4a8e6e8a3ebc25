import SceneExploring
import SceneFuzzing
import SceneCoverage
import SceneLifecycle

/// How many moments there are at all, on each platform and on all together.
struct MomentReport {
  /// Explores every platform with two slots and prints what is reachable.
  ///
  /// - Returns: Whether the gate knows the total.
  func print() async -> Bool {
    var all = CoveragePointSet()
    for named in Platform.all {
      let start = ContinuousClock.now
      guard
        let found = await CoveragePointSet.reachable(
          on: named.platform, slots: 2, arrival: .atRest, jobs: 2)
      else { return false }
      all.formUnion(found)
      Swift.print(named.name, found.count, all.count, ContinuousClock.now - start)
    }
    guard let phone = Platform.named("iphone-ios17"),
      let found = await CoveragePointSet.reachable(
        on: phone, slots: 2, events: CoveragePointSet.overtaking, jobs: 2)
    else { return false }
    all.formUnion(found)
    Swift.print("on all platforms \(all.count)")
    if all != CoveragePointSet.everything { Swift.print(all.declaration) }
    return all == CoveragePointSet.everything
  }
}
