import SceneFuzzing

/// What the command can do.
package enum Verb: String, Hashable, Sendable, CaseIterable {
  /// Plays a campaign.
  case run
  /// Plays one scenario again.
  case replay
  /// Makes a failing scenario short.
  case shrink
  /// Says what each event of a failing scenario is for.
  case explain
  /// Draws a scenario as lanes, or a state machine.
  case show
  /// Visits every state.
  case explore
  /// Lists what can be named.
  case list
  /// Compares recordings with the engine.
  case conform
  /// Looks after the corpus.
  case corpus
  /// Plants defects and says what kills them.
  case defects
  /// Gates a build.
  case ci
  /// Puts the results of several machines together.
  case mergeResults = "merge-results"
  /// Explains the command.
  case help

  /// What stands behind the verb.
  var operands: String {
    switch self {
    case .run, .ci, .explore, .defects: ""
    case .replay, .shrink, .explain: "FILE | TOKEN"
    case .show: "FILE | TOKEN | --myth ID | --machine [scene | application]"
    case .list: ""
    case .conform, .mergeResults: "FILE…"
    case .corpus: "check | show | minimize [DIR] | add FILE… | merge DIR…"
    case .help: "[VERB]"
    }
  }

  /// One sentence about what it does.
  var summary: String {
    switch self {
    case .run: "Plays generated cases and checks the contract after every callback."
    case .replay: "Plays a scenario again and tells every callback."
    case .shrink: "Makes a failing scenario as short as it gets."
    case .explain: "Says what each event of a failing scenario is for, and what would pass."
    case .show: "Draws a scenario as lanes, or the state machine of a scene or the app."
    case .explore: "Visits every state that some sessions can reach, and proves the contract."
    case .list: "Lists what can be named on the command line."
    case .conform: "Says whether the engine can explain recordings."
    case .corpus: "Checks, shows, adds, thins out or merges the scenarios that are kept."
    case .defects: "Plants defects in the engine and says which invariants kill them."
    case .ci: "Gates a build: corpus, fixed campaign, fresh cases, required situations."
    case .mergeResults: "Prints the report of several machines together."
    case .help: "Explains the command or one of its verbs."
    }
  }

  /// Whether variables and the settings file may set its options.
  var takesSettings: Bool {
    switch self {
    case .run, .replay, .shrink, .explain, .explore, .corpus, .ci, .mergeResults: true
    case .show, .list, .conform, .defects, .help: false
    }
  }

  /// The options that it understands.
  var options: [Option] { ownOptions + (takesSettings ? [.profile, .printSettings] : []) }

  private var ownOptions: [Option] {
    let judging: [Option] = [
      .only.saying("check only these invariants"), .skip.saying("leave out these invariants"),
      .soft,
    ]
    return switch self {
    case .run:
      [
        .seed, .cases, .duration, .events, .callbacks, .scenes, .platform, .jobs, .only, .skip,
        .defect, .soft, .quirks, .keepGoing, .quiet, .corpus, .shard, .results,
      ]
    case .replay:
      judging + [.format.saying("tell the play as text, or as jsonl: one object a callback")]
    case .explain: judging
    case .shrink: judging + [.corpus]
    case .show:
      [.myth] + judging + [
        .machine, .platform.saying("the world of the machine (\(Platform.Named.newest.name))"),
        .format, .output,
      ]
    case .explore:
      [
        .platform.saying("the world (\(ExploreRequest.usualPlatform))"),
        .scenes.saying("session slots, 1 to 64 (\(ExploreRequest.usualScenes))"), .groups, .depth,
        .arrival, .find, .only.saying("check only these invariants"), .soft, .defect,
        .jobs.saying("threads that search (one a processor)"),
        .memory.saying("memory for states, such as 4G (three quarters of the machine's)"), .quiet,
        .corpus,
      ]
    case .list: ListTopic.allCases.map(\.option)
    case .conform: [.explain]
    case .corpus: [.corpus]
    case .defects:
      [
        .cases.saying("cases played to their end for each defect (200)"), .seeds,
        .seed.saying("the first seed, a number (1)"),
        .callbacks.saying("callbacks after which a seed gives up (2000000)"), .jobs,
        .only.saying("plant only these defects"), .prove,
        .memory.saying("memory for the states of one proof, such as 1G (192M)"),
        .format.saying("write the matrix as text or json"), .json, .quiet,
      ]
    case .ci:
      [
        .fixed, .seed.saying("seed of the fresh campaign (the commit, where a variable tells)"),
        .cases.saying("cases of the fresh campaign, at most"),
        .duration.saying("time of the fresh campaign, at most"), .stop, .require, .coverage,
        .defect, .jobs, .quiet, .corpus, .junit, .sarif, .baseline, .writeBaseline, .shard,
        .results, .defects,
      ]
    case .mergeResults: [.corpus, .coverage, .junit, .sarif, .baseline, .writeBaseline]
    case .help: []
    }
  }
}
