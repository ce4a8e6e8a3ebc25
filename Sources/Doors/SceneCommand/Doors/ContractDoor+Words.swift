import CommandKit
import SceneGate
import SceneLifecycle

extension ContractDoor {
  static let words = DoorWords(
    note: IdentifierNote.invariant, sample: "corpus/contract/seeds/1.scene",
    judge: "hard invariant", question: "one event, choice, invariant or law",
    show: VerbWords(
      "FILE | TOKEN | --myth ID | --machine [scene | application]",
      "Draws a scenario as lanes, or the state machine of a scene or the app.",
      [
        .myth, .machine,
        .platform.saying("the platform of the machine (\(Platform.Named.newest.name))"),
        .format.saying(
          "write the lanes or steps as text or json, the machine as text, dot or mermaid"
        )
        .taking(["text", "json", "dot", "mermaid"]),
        .output,
      ],
      examples: [
        VerbExample(
          "show --machine scene --format dot", "the state machine of a scene for Graphviz")
      ]),
    drawings: [.machine, .myth],
    list: VerbWords(
      "",
      "Lists what can be named on the command line.",
      examples: [
        VerbExample("list --invariants", "identifiers with their sentences"),
        VerbExample("list --events --format json", "for another tool"),
      ]),
    why: VerbWords(
      "EVENT | CHOICE | INVARIANT | LAW",
      "Says where a rule of the model comes from, and shows it in a short history.",
      examples: [
        VerbExample("why pushAgain", "a place where UIKit is free, with its recordings"),
        VerbExample("why scene.active-in-foreground", "an invariant with its sources"),
        VerbExample("why payload.handled-once", "a ready-made law, and what an app notes for it"),
      ]),
    corpus: VerbWords(
      "check | show | minimize [DIR] | add FILE… | merge DIR…",
      "Checks, shows, adds, thins out or merges the scenarios that are kept.",
      examples: [
        VerbExample("corpus check", "every scenario still does what it says"),
        VerbExample(
          "corpus add .scenefuzz/contract/regressions/bug.scene", "keep a counterexample"),
        VerbExample("corpus minimize", "remove seeds that show nothing new"),
      ]),
    defects: VerbWords(
      "",
      "Plants defects in the engine and says which invariants kill them.",
      [
        .cases.saying("cases played to their end for each defect (200)"), .seeds,
        .seed.saying("the first seed, a number (1)"),
        .callbacks.saying("callbacks after which a campaign gives up (2000000)"), .jobs,
        .only.saying("plant only these defects"), .prove,
        .memory.saying("memory for the states of one proof, such as 1G (192M)"),
      ],
      note: IdentifierNote.defect,
      examples: [
        VerbExample("defects", "every defect, and what kills it"),
        VerbExample(
          "defects --only resign-dropped --prove", "one defect, with its shortest history"),
      ]))
}
