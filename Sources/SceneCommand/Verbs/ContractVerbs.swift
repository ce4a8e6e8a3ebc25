import CommandKit
import SceneGate

/// The verbs of the contract's command, in the order of its help.
enum ContractVerbs {
  static let all: [ContractVerb] = [
    RunVerb.verb, ReplayVerb.verb, ShrinkVerb.verb, ExplainVerb.verb, ShowVerb.verb,
    ExploreVerb.verb, ListVerb.verb, WhyVerb.verb, ConformVerb.verb, CorpusVerb.verb,
    DefectsVerb.verb,
    GateVerb.verb, MergeResultsVerb.verb, InitVerb.verb,
  ]
}
