import CommandKit
import SceneGate

extension AppDoor {
  static let words = DoorWords(
    note: LawNote.law, sample: "bug.scene", judge: "law", question: "one law",
    show: VerbWords(
      "FILE | TOKEN | -", "Draws a scenario as lanes, or writes it as a Swift test.",
      [.swift, .lanesFormat]),
    drawings: [.swift],
    list: VerbWords(
      "",
      "Lists the app's laws, actions and contents, the platforms and the events that are played to it."
    ),
    why: VerbWords(
      "LAW", "Says what a law asks of the app, and where it is declared.",
      examples: [
        VerbExample("why app.crashes", "a law of every app"),
        VerbExample(
          "why payload.handled-once", "a ready-made law, and what the app notes for it"),
      ]),
    corpus: VerbWords(
      "check | add FILE… | merge DIR…",
      "Checks the scenarios that are kept, keeps one more, or takes over those of another folder.",
      Option.workers,
      examples: [
        VerbExample("corpus check", "every kept scenario still holds, those of unit tests, too"),
        VerbExample("corpus add .scenefuzz/notes/regressions/bug.scene", "keep a mended bug"),
      ]),
    defects: VerbWords(
      "",
      "Changes the app's handlers, one at a time, and says which laws notice.",
      [
        .cases.saying("cases in which each mutant is played (300)"),
        .seed.saying("seed of the cases (1)"), .events, .scenes, .platform,
        .jobs.saying("mutants played at the same time (one a processor)"),
        .only.saying("plant only these mutants, or those of these handlers"),
        .kills.saying("least share of the mutants that the laws have to kill (100%)"),
      ] + Option.workers + [.mutantPage],
      note: "An ID is a mutant or a handler; 'PROGRAM defects' lists all of them."))
}

extension Option {
  /// Options of verbs that judge an app.
  static let appJudging: [Option] =
    [.only.saying("judge only these laws"), .skip.saying("leave out these laws")] + workers
    + shownPlay

  /// Options that say which cases are played to an app.
  static let appCases: [Option] =
    [
      .seed, .cases, .duration, .events, .scenes, .platform,
      .jobs.saying("workers that play cases (one a processor)"),
      .only.saying("judge only these laws, play only these events"),
      .skip.saying("leave out these laws or events"),
      .suite.taking([String]()).saying("judge only these groups of laws, such as payload"), .quirks,
    ] + workers + shownPlay
}

/// The explanations of identifiers, for the help of a verb.
enum LawNote {
  /// The explanation of identifiers for an app; the program's name takes the place of PROGRAM.
  static let law = "An ID is a law; see 'PROGRAM list'."
  /// The explanation of identifiers where cases are played to an app.
  static let lawOrEvent = "An ID is a law, an event or a group of events; see 'PROGRAM list'."
}
