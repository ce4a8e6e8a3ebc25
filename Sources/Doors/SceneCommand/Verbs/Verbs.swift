import CommandKit
import SceneGate
import SceneModelVerbs

// The verbs of a command, in the order of its help: what both doors have, then what only one has.

extension GateDoor {
  /// The verbs that both doors have.
  static var shared: [DoorVerb<Self>] {
    [
      RunVerb<Self>.verb, ReplayVerb<Self>.verb, ShrinkVerb<Self>.verb, ExplainVerb<Self>.verb,
      ShowVerb<Self>.verb, ListVerb<Self>.verb, WhyVerb<Self>.verb, CorpusVerb<Self>.verb,
      DefectsVerb<Self>.verb, GateVerb<Self>.verb, MergeResultsVerb<Self>.verb,
    ]
  }
}

extension ContractDoor {
  static var verbs: [ContractVerb] {
    shared + [ExploreVerb.verb, ConformVerb.verb]
  }
}

extension AppDoor {
  /// - Parameters:
  ///   - program: How the user calls the command.
  ///   - laws: Identifiers of the app's laws.
  static func verbs(_ program: String, laws: [String]) -> [DoorVerb<AppDoor>] {
    var verbs = shared
    for index in verbs.indices {
      if verbs[index].name == "why" {
        verbs[index].operandWords = laws + LawAnswer.words.filter { !laws.contains($0) }
      }
      let isOfCases = verbs[index].note == LawNote.lawOrEvent
      for option in verbs[index].options.indices
      where ["only", "skip"].contains(verbs[index].options[option].name) {
        verbs[index].options[option].words = laws + (isOfCases ? Selection.events : [])
      }
      verbs[index].note = verbs[index].note?.replacing("PROGRAM", with: program)
    }
    return verbs
  }
}
