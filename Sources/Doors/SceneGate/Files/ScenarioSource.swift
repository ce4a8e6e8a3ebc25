package import CommandKit
import SceneDefects
import SceneFuzzing
package import SceneGeneration
package import SceneLifecycle
package import ScenePipeline

/// The history that a user wants played: a file or a token.
package enum ScenarioSource {
  case file(String, Scenario)
  case token(Token)

  /// Reads the one operand of a verb.
  package init(_ arguments: Arguments) throws(CommandError) {
    switch try arguments.fileOrToken(of: "scenefuzz") {
    case .file(let path): self = .file(path, try Disk.scenario(path))
    case .token(let token): self = .token(token)
    }
    guard case .token(let token) = self, let defect = token.shape.defect else { return }
    try Defect.check(defect)
  }

  /// The word that the user wrote.
  package var word: String {
    switch self {
    case .file(let path, _): path
    case .token(let token): token.text
    }
  }

  /// The token; nil for a file.
  package var token: Token? {
    if case .token(let token) = self { token } else { nil }
  }

  /// The invariant that a file says is violated.
  package var violated: String? {
    if case .file(_, let scenario) = self { scenario.violates } else { nil }
  }

  /// Plays it.
  package func play(_ judgement: InvariantSelection) -> Play {
    switch self {
    case .token(let token): Fuzzer(judgement).play(token)
    case .file(_, let scenario): Self.play(scenario, judgement)
    }
  }

  /// Plays a scenario; where it says what it breaks, that invariant is looked for first.
  package static func play(_ scenario: Scenario, _ judgement: InvariantSelection) -> Play {
    if let violated = scenario.violates, judgement.only.isEmpty {
      var narrow = judgement
      narrow.only = [violated]
      narrow.softFails = true
      let play = Fuzzer(narrow).play(scenario)
      if play.outcome != .held { return play }
    }
    return Fuzzer(judgement).play(scenario)
  }
}

extension Arguments {
  /// The one operand of a verb: a path or a token.
  package enum ScenarioOperand {
    /// The path of a file.
    case file(String)
    /// A token.
    case token(Token)
  }

  /// Reads the one operand of a verb.
  ///
  /// - Parameter program: The program's name, for the message where none is given.
  package func fileOrToken(of program: String) throws(CommandError) -> ScenarioOperand {
    guard let word = operands.first, operands.count == 1 else {
      throw CommandError(
        Diagnostic("'\(verb)' needs one file or token", help: "write \(program) \(verb) FILE"))
    }
    guard Token.isToken(word) else { return .file(word) }
    do throws(GenerationError) {
      return .token(try Token(parsing: word))
    } catch {
      throw CommandError(error)
    }
  }
}

extension Play {
  /// The most events of a history that is explained as it is; a longer one is shrunk before.
  package static var explainedEvents: Int { 40 }

  /// The exit status of a verb that played this.
  package var status: ExitStatus {
    switch outcome {
    case .held: .holds
    case .broken: .violated
    case .faulty: .faulty
    }
  }
}
