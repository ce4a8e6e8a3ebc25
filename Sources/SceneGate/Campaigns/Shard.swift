package import CommandKit
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

  /// Reads the option; nil when it is not given.
  package static func read(_ arguments: Arguments) throws(CommandError) -> Shard? {
    guard let text = arguments.text(.shard) else {
      if arguments.origin(.results) == .commandLine {
        throw CommandError(
          Diagnostic("'--results' says where a shard goes", help: "give --shard K/N, too"))
      }
      return nil
    }
    return try arguments.about(.shard) { () throws(CommandError) in
      guard let shard = Shard(text) else {
        throw CommandError(
          Diagnostic(
            "\(Diagnostic.quote(text)) is not a shard", help: "write --shard 1/4 up to --shard 4/4")
        )
      }
      return shard
    }
  }

  /// Takes this machine's part of an order.
  package func cut(_ order: inout CampaignOptions) {
    order.first = UInt64(number - 1)
    order.step = UInt64(count)
    order.keepsGoing = true
  }

  /// How many of some things are this machine's part.
  func share(of count: UInt64) -> UInt64 {
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

extension Shard {
  /// Variables that give a machine its number, from 0 as job indexes count, and the number of machines.
  package static let variables = (
    index: Settings.prefix + "SHARD_INDEX", count: Settings.prefix + "SHARD_COUNT"
  )

  /// The shard that variables give to a machine; none where they are not set.
  package static func implied(by all: [String: String]) throws(CommandError) -> [GivenValue] {
    let (index, count) = (all[variables.index] ?? "", all[variables.count] ?? "")
    if index.isEmpty && count.isEmpty { return [] }
    guard let ordinal = Int(index), let machines = Int(count), ordinal >= 0, ordinal < machines
    else {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(index)) of \(Diagnostic.quote(count)) is not a shard",
          notes: ["\(variables.index) is from 0 up to \(variables.count) - 1"],
          help: "set both \(variables.index) and \(variables.count)"))
    }
    return [
      GivenValue(
        name: Option.shard.name, value: "\(ordinal + 1)/\(machines)",
        origin: .variable(variables.index))
    ]
  }
}
