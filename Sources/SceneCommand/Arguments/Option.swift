import SceneFuzzing

/// A long option of the command.
package struct Option: Hashable, Sendable {
  /// The name without its dashes.
  package var name: String
  /// What stands for the value in help; nil for a switch.
  package var value: String?
  /// What it does, in a few words.
  package var summary: String

  init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// The names of options that cannot be given together with one.
  static func rivals(of name: String) -> [String] {
    [["cases", "for"], ["events", "callbacks"]].first { $0.contains(name) } ?? []
  }

  /// Returns the option as one verb means it.
  func saying(_ summary: String) -> Option { Option(name, value, summary) }

  /// The option as help writes it.
  package var usage: String { "--\(name)" + (value.map { " \($0)" } ?? "") }
}

/// The options, each name once; a verb may say with ``Option/saying(_:)`` what it means by one.
extension Option {
  /// What the campaign starts from.
  package static let seed = Option("seed", "S", "number, 0x hex, or Git commit; drawn if not given")
  /// How many cases are played.
  package static let cases = Option("cases", "N", "number of cases (10000)")
  /// How long is played.
  package static let duration = Option("for", "TIME", "play for a time instead, such as 30s or 5m")
  /// How long a case is, in events.
  package static let events = Option("events", "N", "events in each case")
  /// How long a case is, in callbacks.
  package static let callbacks = Option(
    "callbacks", "N", "callbacks in each case (1000, some 10000)")
  /// How many session slots a case has at most.
  package static let scenes = Option("scenes", "N", "most session slots in a case, 1 to 64")
  /// The world.
  package static let platform = Option(
    "platform", "P", "the world; each case draws its own if not given")
  /// How many cases are played at the same time.
  package static let jobs = Option("jobs", "N", "cases played at the same time")
  /// What is checked and drawn and nothing else.
  package static let only = Option(
    "only", "ID,…", "check only these invariants, draw only these events")
  /// What is not checked and not drawn.
  package static let skip = Option("skip", "ID,…", "leave out these invariants or events")
  /// What is planted in the engine.
  package static let defect = Option("defect", "ID", "plant a defect in the engine")
  /// Whether soft invariants fail a case.
  package static let soft = Option("soft", nil, "let soft invariants fail a case, too")
  /// Whether reported oddities may show.
  package static let quirks = Option("quirks", nil, "let the engine show reported oddities")
  /// Whether a campaign goes on after a failure.
  package static let keepGoing = Option("keep-going", nil, "go on after a failure")
  /// Whether no progress is shown.
  package static let quiet = Option("quiet", nil, "show no progress")
  /// Where scenarios are kept.
  package static let corpus = Option("corpus", "DIR", "where scenarios are kept")
  /// How many cases of the same seed a gate plays.
  package static let fixed = Option("fixed", "N", "cases of the fixed campaign (4000)")
  /// When the fresh campaign of a gate ends.
  package static let stop = Option(
    "stop", "WHEN", "end it when it has shown 'enough' (usual) or at its 'budget'")
  /// Which situations a share of the cases has to reach.
  package static let require = Option(
    "require", "ID=P%,…", "share of cases that reach a situation or play an event")
  /// Which part of the cases a machine plays.
  package static let shard = Option("shard", "K/N", "play every N-th case, and write a result file")
  /// Where a machine's part of the results is written.
  package static let results = Option(
    "results", "FILE", "the result file (.scenefuzz/results/K-of-N.result)")
  /// Where JUnit XML is written.
  package static let junit = Option("junit", "FILE", "write the results as JUnit XML")
  /// Where SARIF is written.
  package static let sarif = Option("sarif", "FILE", "write the counterexamples as SARIF 2.1.0")
  /// Whether the table of what events found is told.
  package static let coverage = Option(
    "coverage", nil, "tell what events found, which answers were given, and what never came")
  /// Which bugs are known.
  package static let baseline = Option(
    "baseline", "FILE", "fail only on bugs that the file does not list")
  /// Where the bugs that were met are written.
  package static let writeBaseline = Option(
    "write-baseline", "FILE", "list the bugs that were met, for --baseline")
  /// Which events an exploration brings beside the core.
  package static let groups = Option(
    "groups", "G,…", "groups of events beside the core, or 'all' (core only)")
  /// How many events a history has at most.
  package static let depth = Option("depth", "D", "most events in a history (any number)")
  /// When events arrive.
  package static let arrival = Option(
    "arrival", "WHEN", "when events arrive: at-rest (usual), once-inside, anytime")
  /// Which condition an exploration looks for.
  package static let find = Option(
    "find", "WORDS", "look for a condition, such as 'two scenes active and one restoring'")
  /// How much memory states may take.
  package static let memory = Option("memory", "SIZE", "memory for states, such as 4G")
  /// Which myth is refuted.
  package static let myth = Option("myth", "ID", "show a legal history that refutes a myth")
  /// Whether a state machine is drawn.
  package static let machine = Option("machine", nil, "draw the state machines of the rules")
  /// How something is written.
  package static let format = Option("format", "F", "write the machine as text, dot or svg")
  /// Where a state machine is written.
  package static let output = Option(
    "output", "FILE", "write the machine to a file; its ending is its format")
  /// Whether explanations are shown.
  package static let explain = Option("explain", nil, "show the least odd explanation")
  /// How long an app may take for a callback.
  package static let timeout = Option(
    "timeout", "TIME", "longest that the app may take for a callback (2s)")
  /// How much memory an app may take.
  package static let workerMemory = Option(
    "worker-memory", "MB", "most megabytes that the app may take (2048)")
  /// Whether a scenario is written as a test.
  package static let swift = Option("swift", nil, "write the scenario as a Swift test")
  /// Which usual values count.
  package static let profile = Option("profile", "P", "usual values: dev, ci or nightly")
  /// Whether the settings are told and nothing else happens.
  package static let printSettings = Option(
    "print-settings", nil, "say where each value comes from, and stop")
  /// How many seeds look for a defect.
  package static let seeds = Option("seeds", "K", "seeds that look for each defect (10)")
  /// Whether counterexamples are proved.
  package static let prove = Option(
    "prove", nil, "search for the shortest counterexample of each, too")
  /// Where the matrix is written as JSON.
  package static let json = Option("json", "FILE", "write the matrix as JSON to a file, too")
  /// Whether the gate plants defects.
  package static let defects = Option(
    "defects", nil, "plant every defect, too, and fail when more than one in twenty survives")
  /// Whether the verb is explained.
  package static let help = Option("help", nil, "show what the verb does")
}
