import SceneCoverage
import SceneEngine
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// Holds estimates against campaigns of which more is known than the estimates use.
struct EstimateCalibration: Sendable {
  /// What makes the cases: one platform and one number of slots, so that the total is known.
  var shape: Shape
  /// How many moments there are in all.
  var total: Int
  /// How many campaigns are played.
  var campaigns: Int
  /// How many further cases an estimate is held against.
  var next = 1_000

  init(_ shape: Shape, total: Int, campaigns: Int) {
    self.shape = shape
    self.total = total
    self.campaigns = campaigns
  }

  /// How estimates did at one length of campaigns.
  struct CalibrationRow: Hashable, Sendable {
    /// The share of the total that campaigns of this length see on average.
    var share: Double
    /// Cases in each campaign.
    var length: Int
    /// Campaigns in which the share of new cases came to lie within the stated bounds.
    var within = 0
    /// Campaigns that said *at least* more than there is.
    var excessive = 0
    /// The mean of what campaigns said there is at least.
    var meanAtLeast = 0.0
    /// The mean width of the bounds.
    var meanWidth = 0.0
  }

  /// Plays all campaigns and judges the estimates at the lengths that see some shares of the total.
  ///
  /// - Parameters:
  ///   - shares: Shares of the total, 0 … 1, rising.
  ///   - longest: Cases after which a pilot campaign gives up.
  /// - Returns: One row a share; shares that no pilot sees have no row.
  func rows(_ shares: [Double], longest: Int = 20_000) -> [CalibrationRow] {
    var rows = lengths(shares, longest: longest)
    guard let most = rows.last?.length else { return [] }
    for campaign in 0..<campaigns {
      let seen = cases(most + next, seed: 1_000 + UInt64(campaign))
      for position in rows.indices { judge(seen, &rows[position]) }
    }
    for position in rows.indices {
      rows[position].meanAtLeast /= Double(campaigns)
      rows[position].meanWidth /= Double(campaigns)
    }
    return rows
  }

  /// Where the mean of some pilot campaigns passes each share.
  private func lengths(_ shares: [Double], longest: Int) -> [CalibrationRow] {
    let pilots = 5
    var mean = [Double](repeating: 0, count: longest)
    for pilot in 0..<pilots {
      var all = CoveragePointSet()
      for (position, moments) in cases(longest, seed: UInt64(pilot)).enumerated() {
        all.formUnion(moments)
        mean[position] += Double(all.count) / Double(pilots * total)
      }
    }
    return shares.compactMap { share in
      mean.firstIndex { $0 >= share }.map { CalibrationRow(share: share, length: $0 + 1) }
    }
  }

  private func judge(_ seen: [CoveragePointSet], _ row: inout CalibrationRow) {
    var family = Incidence(room: CoveragePointSet.room)
    var known = CoveragePointSet()
    for (index, moments) in seen[..<row.length].enumerated() {
      moments.forEachPosition { family.note($0, in: UInt64(index)) }
      known.formUnion(moments)
    }
    let richness = DiscoveryEstimate(family, cases: UInt64(row.length))
    let bounds = richness.discovery(next: UInt64(next))
    let new = seen[row.length..<row.length + next].count { $0.subtracting(known).count > 0 }
    if bounds.contains(Double(new) / Double(next)) { row.within += 1 }
    if richness.atLeast > total { row.excessive += 1 }
    row.meanAtLeast += Double(richness.atLeast)
    row.meanWidth += bounds.high - bounds.low
  }

  /// The moments of each case of a campaign.
  private func cases(_ count: Int, seed: UInt64) -> [CoveragePointSet] {
    let generator = Generator(shape: shape, seed: Seed(seed))
    let harness = CoverageHarness(ContractHarness(InvariantSelection(only: ["none"])))
    var seen: [CoveragePointSet] = []
    seen.reserveCapacity(count)
    var players: [Int: Player<FeatureCollector<UIKitEngine>, InvariantSuite>] = [:]
    for index in 0..<UInt64(count) {
      let plan = generator.plan(index)
      var player =
        players.removeValue(forKey: plan.scenes)
        ?? harness.player(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks)
      generator.prepare(&player.choiceSource, plan, index)
      var schedule = generator.schedule(plan, index)
      _ = player.play(&schedule)
      seen.append(player.engine.moments)
      players[plan.scenes] = player
    }
    return seen
  }
}
