import CommandKit
import SceneGate
import SceneLifecycle

/// What a verb of an app's command runs: workers play, so it waits for nothing in this process.
struct AppVerbAction: Sendable {
  let run: @Sendable (AppSession) throws(CommandError) -> ExitStatus

  init(_ run: @escaping @Sendable (AppSession) throws(CommandError) -> ExitStatus) {
    self.run = run
  }
}

/// A verb of an app's command.
typealias AppVerb = Verb<AppVerbAction>

extension Option {
  /// Options of verbs that judge an app.
  static let appJudging: [Option] =
    [.only.saying("judge only these laws"), .skip.saying("leave out these laws")] + workers

  /// Options that say which cases are played to an app.
  static let appCases: [Option] =
    [
      .seed, .cases, .duration, .events, .scenes, .platform,
      .jobs.saying("workers that play cases (one a processor)"),
      .only.saying("judge only these laws, play only these events"),
      .skip.saying("leave out these laws or events"), .quirks,
    ] + workers
}

/// What an identifier is, for the help of a verb.
enum LawNote {
  /// What an identifier is for an app; the program's name takes the place of PROGRAM.
  static let law = "An ID is a law; see 'PROGRAM list'."
  /// What an identifier is where cases are played to an app.
  static let lawOrEvent = "An ID is a law, an event or a group of events; see 'PROGRAM list'."
}

extension CommandError {
  /// The error of a campaign that would play or judge nothing.
  static func nothingToRun(_ help: String) -> CommandError {
    CommandError(Diagnostic("there is nothing to run", help: help), .nothing)
  }
}
