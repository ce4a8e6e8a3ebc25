package import CommandKit
import SceneFuzzing
import SceneGeneration
package import SceneLifecycle
import ScenePipeline
import SceneReporting

/// A result file that was read, and where what it says stands.
package struct ReadShard<Tally: GateTally & Codable> {
  /// The contents of the file.
  package let file: ShardFile<Tally>
  private let text: ShardText

  /// Reads a file.
  ///
  /// - Throws: `CommandError` with the place where it is not as it was written.
  package init(_ bytes: [UInt8], file path: String) throws(CommandError) {
    text = try ShardText(bytes, file: path, ShardFile<Tally>.magic, ShardFile<Tally>.version)
    file = try text.decoded()
    if file.generator != GeneratorVersion.current {
      throw ShardText.error(
        "\(Diagnostic.quote(file.generator)) is another generator", location(of: "generator"),
        notes: ["this program reads '\(GeneratorVersion.current)'"],
        help: "play every shard with the program that merges them")
    }
    for (name, part) in [("fixed", file.fixed), ("fresh", file.fresh)] {
      guard let part, !part.hasPossibleCounts else { continue }
      throw damage("no campaign comes to such numbers", name)
    }
  }

  /// The file's path.
  package var path: String { text.path }

  /// Where a value stands, by the keys that lead to it.
  package func location(of keys: String...) -> Diagnostic.Location { text.location(of: keys) }

  /// The error of a file that says what cannot be.
  package func damage(_ error: String, _ keys: String...) -> CommandError {
    ShardText.error(error, text.location(of: keys))
  }

  /// Returns the shard's options, with their places in its file.
  ///
  /// - Parameter options: The options of its verb.
  /// - Throws: `CommandError` for an option that the verb does not have.
  package func arguments(_ options: [Option]) throws(CommandError) -> Arguments {
    var given: [GivenValue] = []
    for option in file.options {
      let location = text.location(ofOption: option.name)
      guard options.contains(where: { $0.name == option.name }) else {
        throw ShardText.error("\(Diagnostic.quote(option.name)) is no option of the verb", location)
      }
      given.append(GivenValue(name: option.name, value: option.value, origin: .result(location)))
    }
    return Arguments(file.verb.rawValue, given: given, options)
  }

  /// Throws where a file is about something else than an app.
  package func check(isOf app: String) throws(CommandError) {
    if file.subject == app { return }
    throw ShardText.error(
      "the file is about \(Diagnostic.quote(file.subject)), not '\(app)'",
      location(of: "subject"), help: "give files that this program has written")
  }

  /// Throws where a file was written by another program than this one.
  package func check(_ own: PartHead) throws(CommandError) {
    try file.head.check(against: own, at: location(of: "head"))
  }
}

extension CampaignResult where Tally: GateTally {
  /// Whether sums of these numbers stay numbers: a file may have been put together by hand.
  fileprivate var hasPossibleCounts: Bool {
    let counts =
      [activity.cases, activity.callbacks, activity.refusals] + activity.events + activity.answers
      + findings.map(\.count)
    return tally.isPossible && counts.allSatisfy { $0 < 1 << 48 }
  }
}

/// Puts the parts of a campaign together.
package struct ShardMerge<Tally: GateTally & Codable> {
  /// The parts, in the order of the machines.
  package private(set) var parts: [ReadShard<Tally>] = []

  /// Nothing was read.
  package init() {}

  /// Adds a part.
  ///
  /// - Throws: `CommandError` where the part stands twice, or belongs to another campaign.
  package mutating func add(_ part: ReadShard<Tally>) throws(CommandError) {
    let shard = part.file.shard
    if let twin = parts.first(where: { $0.file.shard.number == shard.number }),
      twin.file.identity == part.file.identity
    {
      throw ShardText.error(
        "shard \(shard.text) stands a second time", part.location(of: "shard"),
        notes: ["it stands in \(twin.path)"], help: "keep one of the two")
    }
    if let first = parts.first {
      let notes = ["the first file is \(first.path)"]
      if first.file.identity != part.file.identity {
        throw ShardText.error(
          "the file is part of another campaign", part.location(of: "shard"), notes: notes,
          help: "merge files of one campaign only")
      }
      if first.file.corpus != part.file.corpus {
        throw ShardText.error(
          "the file is about another corpus", part.location(of: "corpus"), notes: notes,
          help: "give every shard the same corpus")
      }
    }
    parts.append(part)
    parts.sort { $0.file.shard.number < $1.file.shard.number }
  }

  /// Returns all parts as one, unless one is missing; what failed is not in it.
  ///
  /// - Throws: `CommandError` where a part is missing.
  package func whole() throws(CommandError) -> ReadShard<Tally> {
    guard let first = parts.first else {
      throw CommandError(
        Diagnostic("'merge-results' needs files", help: "write merge-results FILE…"))
    }
    let missing = (1...first.file.shard.count).filter { number in
      !parts.contains { $0.file.shard.number == number }
    }
    if missing.isEmpty { return first }
    throw ShardText.error(
      "\(UInt64(missing.count).counted("shard")) of \(first.file.shard.count) missing",
      first.location(of: "shard"),
      notes: [Diagnostic.list("missing:", missing.prefix(20).map(String.init))],
      help: "give the files of all shards")
  }
}
