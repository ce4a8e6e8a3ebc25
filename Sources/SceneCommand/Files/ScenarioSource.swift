import CommandKit
import SceneDefects
import SceneFuzzing
import ScenePipeline
import SceneWorkers

/// What a user wants played: a file or a token.
enum ScenarioSource {
  case file(String, Scenario)
  case token(Token)

  /// Reads the one operand of a verb.
  init(_ arguments: Arguments) throws(CommandError) {
    switch try arguments.fileOrToken(of: "scenefuzz") {
    case .file(let path): self = .file(path, try Disk.scenario(path))
    case .token(let token): self = .token(token)
    }
    guard case .token(let token) = self, let defect = token.shape.defect else { return }
    try Defect.check(defect)
  }

  /// What the user wrote.
  var word: String {
    switch self {
    case .file(let path, _): path
    case .token(let token): token.text
    }
  }

  /// The invariant that a file says is violated.
  var violated: String? {
    if case .file(_, let scenario) = self { scenario.violates } else { nil }
  }

  /// Plays it.
  func play(_ judgement: InvariantSelection) -> Play {
    switch self {
    case .token(let token): Fuzzer(judgement).play(token)
    case .file(_, let scenario): Self.play(scenario, judgement)
    }
  }

  /// Plays a scenario; where it says what it breaks, that invariant is looked for first.
  static func play(_ scenario: Scenario, _ judgement: InvariantSelection) -> Play {
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
  /// What the one operand of a verb is.
  enum ScenarioOperand {
    case file(String)
    case token(Token)
  }

  /// Reads the one operand of a verb.
  ///
  /// - Parameter program: The program's name, for the message where none is given.
  func fileOrToken(of program: String) throws(CommandError) -> ScenarioOperand {
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

extension AppSource {
  /// Reads the one operand of a verb.
  init(_ arguments: Arguments, _ program: String) throws(CommandError) {
    switch try arguments.fileOrToken(of: program) {
    case .file(let path): self = .scenario(try Disk.appScenario(path))
    case .token(let token): self = .token(token)
    }
  }
}

extension Play {
  /// The most events of a history that is explained as it is; a longer one is shrunk before.
  static var explainedEvents: Int { 40 }

  /// The exit status of a verb that played this.
  var status: ExitStatus {
    switch outcome {
    case .held: .holds
    case .broken: .violated
    case .faulty: .faulty
    }
  }
}
