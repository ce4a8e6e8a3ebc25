import CommandKit
import SceneExploring
import SceneGate
import SceneModelVerbs

/// `explore`: visits every state that some sessions can reach, and says what that proves.
enum ExploreVerb {
  static let verb = ContractVerb(
    "explore", "Visits every state that some sessions can reach, and proves the contract.",
    options: [
      .platform.saying("device and system (\(ExploreRequest.usualPlatform))"),
      .scenes.saying("session slots, 1 to 64 (\(ExploreRequest.usualScenes))"), .groups, .depth,
      .arrival.taking(Bounds.Arrival.self), .find, .onlyInvariants, .soft, .defect,
      .jobs.saying("threads that search (one a processor)"),
      .memory.saying("memory for states, such as 4G (three quarters of the machine's)"), .quiet,
      .corpus, .reportFormat,
    ],
    note: IdentifierNote.invariant,
    examples: [
      VerbExample("explore --scenes 1 --groups all", "every state of one session"),
      VerbExample(
        "explore --find required.two-active-scenes", "the shortest history that reaches it"),
    ],
    takesSettings: true,
    action: ContractAction { call throws(CommandError) in
      try await ExploreRun.explore(call.arguments, call.console, call.isInterrupted)
    })
}
