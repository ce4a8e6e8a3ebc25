package import CommandKit
import SceneFuzzing
import SceneLifecycle

/// What one machine played of a campaign or a gate, as `merge-results` reads it.
package struct ResultFile {
  /// The verb that played.
  package var verb: SharedVerb
  /// Which part it played.
  var shard: Shard
  /// What it was played with.
  package var head: PartHead
  /// The options that decide what is played and reported.
  var options: [GivenValue]
  /// What was played; a campaign of `run` is the fresh one.
  package var outcome: GateOutcome

  /// The verbs whose cases several machines can share.
  package enum SharedVerb: String, CaseIterable {
    /// A campaign.
    case run
    /// A gate.
    case ci
  }

  /// The first word of a file.
  static let magic = "scenefuzz-results"
  /// The version of the notation that is written and read.
  static let version = 3

  /// Options of one machine: they change nothing that is reported.
  private static let local: [Option] =
    [
      .jobs, .quiet, .verbose, .corpus, .coverage, .baseline, .writeBaseline, .shard, .results,
      .printSettings, .keepGoing, .stop,
    ] + ReportFormat.all.map(\.option)

  init(
    _ verb: SharedVerb, _ shard: Shard, head: PartHead = .ofContract, options: [GivenValue],
    _ outcome: GateOutcome
  ) {
    self.head = head
    self.verb = verb
    self.shard = shard
    self.options = options
    self.outcome = outcome
  }

  /// The options of a machine that decide what is played.
  package static func options(of arguments: Arguments) -> [GivenValue] {
    arguments.options.filter { option in !local.contains { $0.name == option.name } }
      .compactMap { option in
        arguments.values(option).map {
          GivenValue(name: option.name, value: $0, origin: .commandLine)
        }
      }
  }

  /// The options as text: equal where two machines played parts of the same.
  var identity: String {
    ([verb.rawValue] + options.map { "\($0.name) \($0.value)" }).joined(separator: "\n")
  }
}

/// The options of the verbs whose cases several machines can share.
package struct SharedOptions: Sendable {
  /// The options of `run`.
  package var run: [Option]
  /// The options of `ci`.
  package var ci: [Option]

  /// Takes the options of both verbs.
  package init(run: [Option], ci: [Option]) {
    self.run = run
    self.ci = ci
  }

  /// The settings that every shard of a verb has to share.
  package func options(of verb: ResultFile.SharedVerb) -> [Option] {
    switch verb {
    case .run: run
    case .ci: ci
    }
  }

  /// What a campaign was asked for, with the locations in its file.
  package func arguments(of file: ResultFile) -> Arguments {
    Arguments(file.verb.rawValue, given: file.options, options(of: file.verb))
  }
}
