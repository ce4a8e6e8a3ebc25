import SceneFuzzing

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
  /// What makes a case of the campaign; nil for one that begins with a seed.
  func token(_ index: UInt64) -> Token? {
    guides?.isBlind(index) ?? true ? Token(shape: shape, seed: seed, index: index) : nil
  }

  /// The fault of a case.
  func faulty(_ index: UInt64, _ fault: Fault) -> FaultyCase {
    if let token = token(index) {
      return FaultyCase(fault: fault, name: token.text, command: "scenefuzz replay \(token.text)")
    }
    return FaultyCase(fault: fault, name: "number \(index)", command: command(cases: index + 1))
  }

  /// The case in which the engine contradicted itself; none when it did not.
  func faults<Tally>(of result: CampaignResult<Tally>) -> [FaultyCase] {
    result.fault.map { [faulty($0.index, $0.fault)] } ?? []
  }
}
