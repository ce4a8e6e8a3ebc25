package import SceneGeneration
package import SceneLifecycle

/// Where the cases of a guided campaign begin, epoch by epoch.
///
/// The seeds of an epoch are settled before it begins. So a case depends on shape, seed, number and
/// seeds alone, and the number of jobs changes nothing.
package struct Guides: Hashable, Sendable {
  /// What cases may begin with, in the order in which it was found.
  package private(set) var seeds: [Scenario]

  /// How many of the seeds each epoch has; later epochs have as many as the last.
  private var counts: [Int]

  /// How many cases an epoch has.
  package static let epoch: UInt64 = 1_000
  /// Every third case is blind, whatever there is to begin with.
  package static let blindStep: UInt64 = 3
  /// How many seeds an epoch adds at most.
  static let room = 32
  /// How many events a seed has at most.
  static let longest = 400

  /// Creates the guides of a campaign.
  ///
  /// - Parameters:
  ///   - seeds: What the first epoch may begin with.
  ///   - shape: What the campaign plays; seeds of other worlds are left out.
  package init(_ seeds: [Scenario] = [], for shape: Shape) {
    self.seeds = seeds.filter { seed in
      seed.defect == shape.defect && seed.quirks == shape.quirks
        && shape.platform.map { $0 == seed.platform } ?? true
        && shape.scenes.map { seed.scenes <= $0 } ?? true
        && seed.entries.count <= Self.longest
        && seed.entries.allSatisfy { shape.kinds.contains($0.event.kind) }
    }
    counts = [self.seeds.count]
  }

  /// Adds what an epoch found; the next one may begin with it.
  mutating func add(_ found: [Scenario]) {
    seeds += found
    counts.append(seeds.count)
  }

  /// Whether a case begins as a case of a campaign without guides does.
  package func isBlind(_ index: UInt64) -> Bool {
    index % Self.blindStep == 0 || count(for: index) == 0
  }

  /// Returns what a case begins with; nil for a blind one.
  func beginning(of index: UInt64, _ generator: Generator) -> Scenario? {
    if isBlind(index) { return nil }
    var stream = generator.guide(index)
    return seeds[stream.below(count(for: index))]
  }

  private func count(for index: UInt64) -> Int {
    let epoch = min(index / Self.epoch, UInt64(counts.count - 1))
    return counts[Int(epoch)]
  }
}
