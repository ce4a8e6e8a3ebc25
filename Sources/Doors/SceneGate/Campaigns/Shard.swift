import SceneFuzzing
import SceneLifecycle
package import ScenePipeline

/// One of several machines that share a campaign: it plays every n-th case.
package struct Shard: Hashable, Sendable {
  /// Which one, from 1.
  package var number: Int
  /// How many there are.
  package var count: Int

  /// How many machines may share a campaign.
  package static let range = 1...10_000

  /// The shard as options and files write it.
  package var text: String { "\(number)/\(count)" }

  /// Reads `3/16`; nil when the text is no shard.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Int(parts[0]), let count = Int(parts[1]), Self.range.contains(count),
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Takes this machine's part of an order.
  package func cut(_ order: inout CampaignOptions) {
    order.first = UInt64(number - 1)
    order.step = UInt64(count)
    order.keepsGoing = true
  }

  /// How many of some things are this machine's part.
  package func share(of count: UInt64) -> UInt64 {
    let before = UInt64(number - 1)
    return count <= before ? 0 : (count - before - 1) / UInt64(self.count) + 1
  }

  /// Whether the case of a number is this machine's.
  func plays(_ index: UInt64) -> Bool { index % UInt64(count) == UInt64(number - 1) }

  /// Returns every n-th of some things, beginning with this machine's first.
  package func part<Thing>(of things: [Thing]) -> [Thing] {
    things.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
