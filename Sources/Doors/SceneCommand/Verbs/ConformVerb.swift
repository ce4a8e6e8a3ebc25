import CommandKit
import SceneGate
import SceneModelVerbs

/// `conform`: says whether the engine can explain recordings.
enum ConformVerb {
  static let verb = ContractVerb(
    "conform", operands: "FILE…", "Says whether the engine can explain recordings.",
    options: [
      .explain,
      .lenient.saying("skip lines with a name that recordings do not have, with a note for each"),
      .tableFormat.saying("write the verdicts as text or json"),
    ],
    examples: [
      VerbExample("conform device.trace --explain", "the simplest history that explains it"),
      VerbExample(
        "conform a.trace b.trace",
        "ends with 0 explained, 1 refuted, 3 undecided, the worst of both"),
      VerbExample(
        "conform device.trace",
        "refuted: a hard sentence breaks, or all histories of so many sessions were tried"),
    ],
    action: ContractAction { call throws(CommandError) in
      try ConformRun.conform(call.arguments, call.console)
    })
}
