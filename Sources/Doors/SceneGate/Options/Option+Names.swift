package import CommandKit
import SceneDefects
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// The options, each name once; a verb may say with ``Option/saying(_:)`` what it means by one.
extension Option {
  /// The seed of the campaign.
  package static let seed = Option("seed", "S", "number, 0x hex, or Git commit; drawn if not given")
  /// The number of cases.
  ///
  /// On the command line it takes the place of a time in a file: so a command that repeats a run plays
  /// the same cases anywhere. Where both are given together, what comes first ends the campaign.
  package static let cases = Option("cases", "N", "number of cases (10000)")
    .excluding("for")
  /// The time of a campaign.
  package static let duration = Option(
    "for", "TIME", "play for at most a time, such as 30s or 5m"
  ).excluding("cases")
  /// The length of a case in events.
  package static let events = Option("events", "N", "events in each case")
    .excluding("callbacks")
  /// The length of a case in callbacks.
  package static let callbacks = Option(
    "callbacks", "N", "callbacks in each case (1000, some 10000)"
  ).excluding("events")
  /// The most session slots of a case.
  package static let scenes = Option("scenes", "N", "most session slots in a case, 1 to 64")
  /// Device and system.
  package static let platform = Option(
    "platform", "P", "device and system; each case draws one if not given"
  ).taking(Platform.all.map(\.name))
  /// The number of threads or workers.
  package static let jobs = Option("jobs", "N", "threads that play cases (one a processor)")
  /// The only invariants that are checked, or events that are drawn.
  package static let only = Option(
    "only", "ID,…", "check only these invariants, draw only these events"
  ).asList.taking(Selection.words)
  /// Invariants that are not checked, or events that are not drawn.
  package static let skip = Option("skip", "ID,…", "leave out these invariants or events")
    .asList.taking(Selection.words)
  /// The only groups of invariants that are checked.
  package static let suite = Option(
    "suite", "G,…", "check only these groups of invariants, such as scene or session"
  ).asList.taking(Contract.groups)
  /// Whether what was left out of a scenario counts for nothing.
  package static let lenient = Option(
    "lenient", nil, "end with 0 though events or answers were left out, if nothing breaks")
  /// The defect that is planted in the engine.
  package static let defect = Option("defect", "ID", "plant a defect in the engine")
    .taking(Defect.all.map(\.id))
  /// Whether soft invariants fail a case.
  package static let soft = Option(
    "soft", nil, "let violations of soft invariants fail the run, too")
  /// Whether quirks may show.
  package static let quirks = Option(
    "quirks", nil, "let the engine show behaviour that was reported, but is not documented")
  /// Whether a campaign goes on after a failure.
  package static let keepGoing = Option("keep-going", nil, "go on after a failure")
  /// Whether no progress is shown.
  package static let quiet = Option("quiet", nil, "show no progress")
  /// Whether reports have their tables.
  package static let verbose = Option("verbose", nil, "print the tables of what was exercised, too")
  /// Where scenarios are kept.
  package static let corpus = Option("corpus", "DIR", "folder in which scenarios are kept")
  /// How many cases of the same seed a gate plays.
  package static let fixed = Option("fixed", "N", "cases of the fixed campaign (4000)")
  /// When the fresh campaign of a gate ends.
  package static let stop = Option(
    "stop", "WHEN", "end it when coverage stops growing: enough (default); or at its limit: budget"
  )
  /// Which situations a share of the cases has to reach.
  package static let require = Option(
    "require", "ID=P%,…", "least share of cases that reach a situation or play an event")
  /// Which share of the mutants the laws have to kill.
  package static let kills = Option(
    "kills", "P%", "least share of the mutants that the laws have to kill")
  /// The part of the cases that one machine plays.
  package static let shard = Option(
    "shard", "K/N", "play the K-th of every N cases, and write a result file")
  /// The file of one shard's results.
  package static let results = Option(
    "results", "FILE", "the result file (.scenefuzz/results/K-of-N.result)")
  /// Whether the report has tables of coverage.
  package static let coverage = Option(
    "coverage", nil, "add tables of the states that events met and of the choices that were made")
  /// The file with the known bugs.
  package static let baseline = Option(
    "baseline", "FILE", "fail only on bugs that the file does not list")
  /// The file to which the bugs that were found are written.
  package static let writeBaseline = Option(
    "write-baseline", "FILE", "write the bugs that were found to a file, for --baseline")
  /// Which events an exploration brings beside the core.
  package static let groups = Option(
    "groups", "G,…", "groups of events beside the core, or 'all' (core only)"
  ).asList.taking(EventGroup.allCases.map(\.rawValue) + ["all"])
  /// How many events a history has at most.
  package static let depth = Option("depth", "D", "most events in a history (no limit)")
  /// When events arrive.
  package static let arrival = Option(
    "arrival", "WHEN", "when events arrive: at-rest (default), once-inside, anytime")
  /// Which required situation or violation an exploration looks for.
  package static let find = Option(
    "find", "ID", "find the shortest history that reaches a situation or violates an invariant"
  ).taking(Contract.all.map(\.id))
  /// How much memory states may take.
  package static let memory = Option("memory", "SIZE", "memory for states, such as 4G")
  /// Which myth is refuted.
  package static let myth = Option("myth", "ID", "show a legal history that refutes a myth")
    .taking(Contract.myths.map(\.id))
  /// Whether a state machine is drawn.
  package static let machine = Option("machine", nil, "draw the state machines of the rules")
  /// The format of the output.
  package static let format = Option("format", "F", "write the machine as text, dot or mermaid")
  /// Where a state machine is written.
  package static let output = Option(
    "output", "FILE", "write the machine to a file; its ending is its format")
  /// Where a history is written as a page.
  package static let html = Option("html", "FILE", "draw it as a page, a file without network")
  /// Where a campaign is written as a page.
  package static let campaignPage = html.saying(
    "draw the campaign and its failures as a page, a file without network")
  /// Where mutants are written as a page.
  package static let mutantPage = html.saying(
    "draw which law notices which change as a page, a file without network")
  /// Where the lanes of a history are written as a picture.
  package static let svg = Option("svg", "FILE", "draw its lanes as an SVG picture to a file")
  /// Whether explanations are shown.
  package static let explain = Option(
    "explain", nil, "show the simplest history that explains the recording")
  /// How long an app may take for a callback.
  package static let timeout = Option(
    "timeout", "TIME", "longest that the app may take for a callback (2s)")
  /// How much memory an app may take.
  package static let workerMemory = Option(
    "worker-memory", "MB", "most megabytes that the app may take (2048)")
  /// Whether a scenario is written as a test.
  package static let swift = Option("swift", nil, "write the scenario as a Swift test")
  /// Whether a history is written as steps for a person.
  package static let steps = Option(
    "steps", nil, "write it as steps that a person follows on a device or in a simulator")
  /// The number of campaigns that look for each defect.
  package static let seeds = Option(
    "seeds", "K", "campaigns, each with its seed, that look for each defect (10)")
  /// Whether counterexamples are proved to be the shortest.
  package static let prove = Option(
    "prove", nil, "prove that each counterexample is the shortest, too")
  /// Where the matrix is written as JSON.
  package static let json = Option("json", "FILE", "write the matrix as JSON to a file, too")
  /// Whether the gate plants defects.
  package static let defects = Option(
    "defects", nil, "plant every defect, too, and fail when more than one in twenty survives")
  /// Whether a table is for people or for another tool.
  package static let tableFormat = format.taking(TableFormat.self)
  /// How a play is written.
  package static let playFormat = format.saying(
    "write the play as text, or as jsonl: one object a callback"
  ).taking(PlayFormat.self)
  /// How an explanation is written.
  package static let explanationFormat = tableFormat.saying("write the explanation as text or json")
  /// How the report of a failure is written.
  package static let reportFormat = tableFormat.saying("write the report as text or json")
  /// How lanes are written.
  package static let lanesFormat = tableFormat.saying("write the lanes as text or json")
  /// How names are written.
  package static let namesFormat = tableFormat.saying("write the names as text or json")
  /// Whether reports leave out contents and paths.
  package static let redact = Option(
    "redact", nil, "leave contents, what the app wrote and paths out of reports")
  /// Whether reports leave out what the app printed.
  package static let noOutput = Option(
    "no-output", nil, "leave out what the app printed at its callbacks")
  /// Whether reports have every call of a stub.
  package static let stubs = Option(
    "stubs", nil, "show every call of a stub, not a line for several")
  /// Options of the processes that play an app.
  package static let workers: [Option] = [.timeout, .workerMemory, .redact]
  /// Options of what reports show of an app's play.
  package static let shownPlay: [Option] = [.noOutput, .stubs]
}
