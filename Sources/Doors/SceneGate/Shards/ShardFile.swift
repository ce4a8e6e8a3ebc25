package import CommandKit
import SceneGeneration
import SceneLifecycle
package import ScenePipeline
import SceneReporting

/// The plays of one machine in a campaign or a gate, as `merge-results` reads them.
package struct ShardFile<Tally: GateTally & Codable>: Codable {
  /// The version of the generator that draws the cases.
  var generator = GeneratorVersion.current
  /// The subject of the check: an app by its name, or the model of UIKit.
  package var subject: String
  /// The verb that played.
  package var verb: SharedVerb
  /// Which part it played.
  package var shard: Shard
  /// The names that it was played with.
  package var head: PartHead
  /// The options that decide what is played and reported.
  var options: [SharedOption]
  /// The corpus that the scenarios are of; nil for a campaign of `run`.
  package var corpus: CorpusListing?
  /// The kept scenarios of this part.
  package var entries: [CorpusEntry] = []
  /// The campaign that is the same for every commit; nil for a campaign of `run`.
  package var fixed: CampaignResult<Tally>?
  /// The campaign of the commit, or that of `run`.
  package var fresh: CampaignResult<Tally>

  /// The first word of a file.
  static var magic: String { "scenefuzz-results" }
  /// The version of the format that is written and read.
  static var version: String { "4" }

  /// Takes what a machine played.
  package init(
    _ subject: String, _ shard: Shard, _ arguments: Arguments, head: PartHead,
    fresh: CampaignResult<Tally>
  ) {
    self.subject = subject
    verb = arguments.verb == SharedVerb.ci.rawValue ? .ci : .run
    self.shard = shard
    self.head = head
    options = SharedOption.all(of: arguments)
    self.fresh = fresh
  }

  /// The file; equal results are equal text.
  package var text: String {
    let text = "\(Self.magic) \(Self.version)\n\(JSONText.of(self))\n"
    return text + ShardText.lastLine(behind: text.utf8)
  }

  /// The facts that must be the same in parts that are put together.
  var identity: [String] {
    [subject, verb.rawValue, "\(shard.count)"] + options.map { "\($0.name) \($0.value)" }
  }
}

/// The verbs whose cases several machines can share.
package enum SharedVerb: String, CaseIterable, Codable, Sendable {
  /// A campaign.
  case run
  /// A gate.
  case ci
}

/// An option that every machine of a campaign has to share.
struct SharedOption: Hashable, Codable, Sendable {
  /// Its name without dashes.
  var name: String
  /// Its value; empty for a switch.
  var value: String

  /// Options of one machine: they change nothing that is reported.
  private static let local: [Option] =
    [
      .jobs, .quiet, .verbose, .corpus, .coverage, .baseline, .writeBaseline, .shard, .results,
      .printSettings, .keepGoing, .stop,
    ] + ReportFormat.all.map(\.option)

  /// The options of a machine that decide what is played.
  static func all(of arguments: Arguments) -> [SharedOption] {
    arguments.options.filter { option in !local.contains { $0.name == option.name } }
      .compactMap { option in
        arguments.values(option).map { SharedOption(name: option.name, value: $0) }
      }
  }
}

extension Shard: Codable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.singleValueContainer()
    let text = try values.decode(String.self)
    guard let shard = Shard(text) else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "\(Diagnostic.quote(text)) is not a shard")
    }
    self = shard
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.singleValueContainer()
    try values.encode(text)
  }
}
