import CommandKit
import SceneGate

/// The verbs of an app's command, in the order of its help.
enum AppVerbs {
  /// - Parameter program: How the user calls the command.
  static func all(_ program: String) -> [AppVerb] {
    var verbs: [AppVerb] = [
      AppRunVerb.verb, AppReplayVerb.verb, AppShrinkVerb.verb, AppExplainVerb.verb,
      AppShowVerb.verb, AppDefectsVerb.verb, AppListVerb.verb, AppGateVerb.verb,
      AppMergeVerb.verb, AppCorpusVerb.verb,
    ]
    for index in verbs.indices {
      verbs[index].note = verbs[index].note?.replacing("PROGRAM", with: program)
    }
    return verbs
  }
}
