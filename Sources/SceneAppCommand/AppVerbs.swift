import CommandKit
import SceneGate

/// The verbs of an app's command, in the order of its help.
enum AppVerbs {
  /// - Parameters:
  ///   - program: How the user calls the command.
  ///   - laws: Identifiers of the app's laws.
  static func all(_ program: String, laws: [String]) -> [AppVerb] {
    var verbs: [AppVerb] = [
      AppRunVerb.verb, AppReplayVerb.verb, AppShrinkVerb.verb, AppExplainVerb.verb,
      AppShowVerb.verb, AppDefectsVerb.verb, AppListVerb.verb, AppWhyVerb.verb, AppGateVerb.verb,
      AppMergeVerb.verb, AppCorpusVerb.verb,
    ]
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
