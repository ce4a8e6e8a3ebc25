import SceneFuzzing

/// A case in which the tool itself was at fault.
struct FaultyCase {
  /// What makes the case.
  let token: Token
  /// What happened.
  let fault: Fault

  init(_ token: Token, _ fault: Fault) {
    self.token = token
    self.fault = fault
  }

  /// The fault with the case, and what to do about it.
  var diagnostic: Diagnostic {
    Diagnostic(
      fault.sentence, notes: ["the case is \(token.text)"],
      help: "report this: scenefuzz replay \(token.text)")
  }
}

extension RunRequest {
  /// What makes a case of the campaign.
  func token(_ index: UInt64) -> Token { Token(shape: shape, seed: seed, index: index) }

  /// The case in which the engine contradicted itself; none when it did not.
  func faults<Tally>(of result: CampaignResult<Tally>) -> [FaultyCase] {
    result.fault.map { [FaultyCase(token($0.index), $0.fault)] } ?? []
  }
}
