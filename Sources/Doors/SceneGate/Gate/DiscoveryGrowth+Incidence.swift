package import SceneCoverage
package import ScenePictures

extension DiscoveryGrowth {
  /// How a family of features grew, with what is estimated of it.
  ///
  /// - Parameters:
  ///   - noun: What was discovered, such as `coverage points`.
  ///   - family: In how many cases each was seen, and in which first.
  ///   - cases: Cases that were looked at.
  ///   - total: How many there are; nil where that is unknown.
  ///   - meaning: What one of them is, in a sentence.
  package init(
    of noun: String, _ family: Incidence, cases: UInt64, total: Int? = nil, meaning: String
  ) {
    let estimate = DiscoveryEstimate(family, cases: cases)
    let chance = estimate.discovery(next: cases)
    let bounds = "\(GateReport.percent(chance.low)) and \(GateReport.percent(chance.high))"
    self.init(
      of: noun, cases: cases, firsts: family.features.map { family.first(of: $0) },
      atLeast: estimate.atLeast, total: total,
      sentence: meaning
        + " As many cases again show a new one in \(GateReport.percent(chance.value)) of them"
        + " (95 %: between \(bounds)).")
  }
}
