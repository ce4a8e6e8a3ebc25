import SceneFuzzing
package import SceneGeneration
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline
package import SceneReporting

/// A case in which the tool itself was at fault.
package struct FaultyCase {
  /// The fault, in a sentence.
  package let fault: String
  /// The case, in words.
  package let name: String
  /// The command that plays it.
  package let command: String

  /// The fault with the case, and what to do about it.
  package var diagnostic: Diagnostic {
    Diagnostic(fault, notes: ["the case is \(name)"], help: "report this: \(command)")
  }

  /// The same for recorders.
  package var toolFault: ToolFault { ToolFault(fault, message: diagnostic.description) }
}

extension RunRequest {
  /// Returns the token of a case of the campaign.
  package func token(_ index: UInt64) -> Token { Token(shape: shape, seed: seed, index: index) }

  /// The fault of a case.
  package func faulty(_ index: UInt64, _ fault: String) -> FaultyCase {
    let token = token(index).text
    return FaultyCase(fault: fault, name: token, command: "scenefuzz replay \(token)")
  }

  /// The case in which the engine contradicted itself; none when it did not.
  package func faults<Tally>(of result: CampaignResult<Tally>) -> [FaultyCase] {
    result.fault.map { [faulty($0.index, $0.sentence)] } ?? []
  }
}
