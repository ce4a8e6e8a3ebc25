/// In how many cases an app did something, and in which one first.
package struct ReactionCount: Hashable, Codable, Sendable {
  /// The reaction that is counted.
  package var reaction: AppReaction
  /// In how many cases.
  package var count: UInt32
  /// The first of them.
  package var first: UInt64

  // What files and processes call it.
  private enum CodingKeys: String, CodingKey {
    case count, first
    case reaction = "deed"
  }

  package init(_ reaction: AppReaction, count: UInt32, first: UInt64) {
    self.reaction = reaction
    self.count = count
    self.first = first
  }
}
