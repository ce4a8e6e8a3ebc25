import SceneFuzzing
import SceneLifecycle

/// What one machine played of a campaign or a gate, as `merge-results` reads it.
struct ResultFile {
  /// The verb that played: `run` or `ci`.
  var verb: Verb
  /// Which part it played.
  var shard: Shard
  /// The options that decide what is played and told.
  var options: [Settings.Given]
  /// What was played; a campaign of `run` is the fresh one.
  var outcome: GateOutcome

  /// The first word of a file.
  static let magic = "scenefuzz-results"
  /// The version of the notation that is written and read.
  static let version = 1
  /// Options of a machine's own: they change nothing that is told.
  static let local: [Option] = [
    .jobs, .quiet, .corpus, .junit, .sarif, .coverage, .baseline, .writeBaseline, .shard, .results,
    .profile,
    .printSettings, .keepGoing,
    .stop,
  ]

  /// Creates a file about what a verb was asked for.
  init(_ arguments: Arguments, _ shard: Shard, _ outcome: GateOutcome) {
    verb = arguments.verb
    self.shard = shard
    options = Self.options(of: arguments)
    self.outcome = outcome
  }

  init(_ verb: Verb, _ shard: Shard, options: [Settings.Given], _ outcome: GateOutcome) {
    self.verb = verb
    self.shard = shard
    self.options = options
    self.outcome = outcome
  }

  /// What the campaign was asked for, with the places in the file.
  var arguments: Arguments { Arguments(verb, given: options) }

  private static func options(of arguments: Arguments) -> [Settings.Given] {
    arguments.verb.options.filter { option in !local.contains { $0.name == option.name } }
      .compactMap { option in
        arguments.values(option).map {
          Settings.Given(name: option.name, value: $0, origin: .flag)
        }
      }
  }

  /// The options as text: equal where two machines played parts of the same.
  var identity: String {
    ([verb.rawValue] + options.map { "\($0.name) \($0.value)" }).joined(separator: "\n")
  }
}
