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

  /// The option as help writes it.
  package var usage: String { "--\(name)" + (value.map { " \($0)" } ?? "") }
}

extension Option {
  static let seed = Option("seed", "S", "number, 0x hex, or Git commit; drawn if not given")
  static let cases = Option("cases", "N", "number of cases (10000)")
  static let duration = Option("for", "TIME", "play for a time instead, such as 30s or 5m")
  static let events = Option("events", "N", "events in each case")
  static let callbacks = Option("callbacks", "N", "callbacks in each case (1000, some 10000)")
  static let scenes = Option("scenes", "N", "most session slots in a case, 1 to 64")
  static let platform = Option("platform", "P", "the world; each case draws its own if not given")
  static let jobs = Option("jobs", "N", "cases played at the same time")
  static let only = Option("only", "ID", "check only these invariants, draw only these events")
  static let skip = Option("skip", "ID", "leave out these invariants or events")
  static let defect = Option("defect", "ID", "plant a defect in the engine")
  static let soft = Option("soft", nil, "let soft invariants fail a case, too")
  static let quirks = Option("quirks", nil, "let the engine show reported oddities")
  static let keepGoing = Option("keep-going", nil, "go on after a failure")
  static let quiet = Option("quiet", nil, "show no progress")
  static let corpus = Option("corpus", "DIR", "where scenarios are kept")
  static let junit = Option("junit", "PATH", "write the results as JUnit XML")
  static let myth = Option("myth", "ID", "show a legal history that refutes a myth")
  static let explain = Option("explain", nil, "show the least odd explanation")
  static let help = Option("help", nil, "show what the verb does")
}
