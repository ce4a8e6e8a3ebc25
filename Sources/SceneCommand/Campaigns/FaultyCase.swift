import SceneFuzzing
import ScenePipeline

/// A case in which the tool itself was at fault.
struct FaultyCase {
  /// What happened.
  let fault: Fault
  /// The case, in words.
  let name: String
  /// The command that plays it.
  let command: String

  /// The fault with the case, and what to do about it.
  var diagnostic: Diagnostic {
    Diagnostic(fault.sentence, notes: ["the case is \(name)"], help: "report this: \(command)")
  }
}

extension RunRequest {
  /// What makes a case of the campaign.
  func token(_ index: UInt64) -> Token { Token(shape: shape, seed: seed, index: index) }

  /// The fault of a case.
  func faulty(_ index: UInt64, _ fault: Fault) -> FaultyCase {
    let token = token(index).text
    return FaultyCase(fault: fault, name: token, command: "scenefuzz replay \(token)")
  }

  /// The case in which the engine contradicted itself; none when it did not.
  func faults<Tally>(of result: CampaignResult<Tally>) -> [FaultyCase] {
    result.fault.map { [faulty($0.index, $0.fault)] } ?? []
  }
}
