extension Verb {
  /// Commands that people copy, each with what it does.
  var examples: [(command: String, does: String)] {
    switch self {
    case .run:
      [
        ("run", "10,000 cases of a drawn seed"),
        ("run --seed 7 --cases 1000 --keep-going", "the same cases every time, all of them"),
        ("run --for 5m --platform ipad-ios27 --scenes 2", "one world, two sessions, five minutes"),
      ]
    case .replay:
      [
        ("replay corpus/contract/seeds/1.scene", "tell every callback"),
        ("replay g1:any:7:12 --format jsonl", "case 12 of seed 7 for another tool"),
      ]
    case .shrink: [("shrink g1:any:7:12", "make a case small and write it to a file")]
    case .explain: [("explain bug.scene", "what each event is for, and what would pass")]
    case .show:
      [
        ("show bug.scene", "lanes, time downwards"),
        ("show --machine scene --format dot", "the state machine of a scene for Graphviz"),
      ]
    case .explore:
      [
        ("explore --scenes 1 --groups all", "every state of one session"),
        ("explore --find 'two scenes active'", "the shortest way there"),
      ]
    case .list: [("list --invariants", "identifiers with their sentences")]
    case .conform: [("conform device.trace --explain", "the least odd history behind it")]
    case .corpus:
      [
        ("corpus check", "every scenario still does what it says"),
        ("corpus add .scenefuzz/contract/regressions/bug.scene", "keep a counterexample"),
        ("corpus minimize", "remove seeds that show nothing new"),
      ]
    case .defects:
      [
        ("defects", "every defect, and what kills it"),
        ("defects --only resign-dropped --prove", "one defect, with its shortest history"),
      ]
    case .ci:
      [
        ("ci --junit results.xml --sarif results.sarif", "the usual gate, for a build server"),
        ("ci --profile nightly --write-baseline main.baseline", "a long run of the base branch"),
        ("ci --baseline main.baseline", "fail only on bugs that the base branch has not"),
      ]
    case .mergeResults: [("merge-results part-*.result", "one report of all shards")]
    case .help: [("help ci", "what 'ci' does and understands")]
    }
  }
}
