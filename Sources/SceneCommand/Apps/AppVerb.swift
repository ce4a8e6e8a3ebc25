import SceneFuzzing

/// What the command of an app can do: as the verb of the same name of the contract's command.
enum AppVerb: String, CaseIterable {
  case run
  case replay
  case shrink
  case explain
  case show
  case defects
  case list
  case ci
  case help

  /// The verb of the contract's command.
  var verb: Verb { Verb(rawValue: rawValue) ?? .help }

  var summary: String {
    switch self {
    case .run: "Plays generated cases to the app and judges its laws after every callback."
    case .show: "Draws a scenario as lanes, or writes it as a Swift test."
    case .defects: "Plants faults in the app's handlers and says which laws notice."
    case .list: "Lists the app's laws and actions, and the worlds in which it is played."
    case .ci: "Gates a build: every scenario that is kept, then generated cases."
    case .replay, .shrink, .explain, .help: verb.summary
    }
  }

  var operands: String { self == .show ? Verb.replay.operands : verb.operands }

  /// Options that say what a worker may do.
  static let limits: [Option] = [.timeout, .workerMemory]

  /// Options that say which mutants are planted, and in which cases.
  private static let planting: [Option] = [
    .cases.saying("cases in which each mutant is played (300)"),
    .seed.saying("what the cases start from (1)"), .events, .scenes, .platform,
    .jobs.saying("mutants played at the same time"),
    .only.saying("plant only these mutants, or those of these handlers"),
  ]

  /// Options that say how a matrix is written.
  private static let matrix: [Option] = [
    .format.saying("write the matrix as text or json"), .json, .quiet,
  ]

  var options: [Option] {
    let judging: [Option] =
      [.only.saying("judge only these laws"), .skip.saying("leave out these laws")] + Self.limits
    let usual: [Option] = verb.takesSettings ? [.profile, .printSettings] : []
    return switch self {
    case .run:
      [.seed, .cases, .duration, .events, .scenes, .platform, .jobs] + judging
        + [.keepGoing, .quiet, .corpus] + usual
    case .ci:
      [.seed, .cases, .duration, .events, .scenes, .platform, .jobs] + judging
        + [.quiet, .corpus] + usual
    case .replay, .explain: judging + usual
    case .shrink: judging + [.corpus] + usual
    case .show: [.swift] + judging
    case .defects: Self.planting + Self.limits + Self.matrix
    case .list, .help: []
    }
  }
}

/// The text of an app's `help`.
struct AppHelp {
  var program: String
  var app: String

  var overview: String {
    HelpText(program: program).overview(
      "\(program) plays app life cycles to \(app) and judges its laws.",
      AppVerb.allCases.map { ($0.rawValue, $0.summary) })
  }

  func text(of verb: AppVerb) -> String {
    let usage = verb.rawValue + (verb.operands.isEmpty ? "" : " " + verb.operands)
    let hasIDs = verb.options.contains { $0.name == Option.only.name }
    let note =
      verb == .defects
      ? "An ID is a mutant or a handler; '\(program) defects' tells all of them."
      : "An ID is a law; see '\(program) list'."
    return HelpText(program: program)
      .text(of: usage, verb.summary, verb.options, note: hasIDs ? note : nil)
  }
}
