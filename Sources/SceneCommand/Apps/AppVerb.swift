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
    var lines = ["\(program) plays app life cycles to \(app) and judges its laws.", ""]
    lines += ["usage: \(program) VERB [options]", ""]
    lines += AppVerb.allCases.map { HelpText.row($0.rawValue, $0.summary, 15) }
    lines += ["", "exit status:"]
    lines += ExitStatus.allCases.map { HelpText.row("\($0.rawValue)", $0.meaning, 15) }
    lines += ["", "'\(program) help VERB' tells more."]
    return lines.joined(separator: "\n") + "\n"
  }

  func text(of verb: AppVerb) -> String {
    var usage = "usage: \(program) \(verb.rawValue)"
    if !verb.operands.isEmpty { usage += " \(verb.operands)" }
    if !verb.options.isEmpty { usage += " [options]" }
    var lines = [verb.summary, "", usage]
    if !verb.options.isEmpty { lines.append("") }
    lines += verb.options.map { HelpText.row($0.usage, $0.summary, 20) }
    if verb == .defects {
      lines += ["", "An ID is a mutant or a handler; '\(program) defects' tells all of them."]
    } else if verb.options.contains(where: { $0.name == Option.only.name }) {
      lines += ["", "An ID is a law; see '\(program) list'."]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
