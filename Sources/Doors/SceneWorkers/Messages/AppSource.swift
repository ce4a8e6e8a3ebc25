package import SceneGeneration
package import SceneLifecycle

/// A history of an app: a case, or a file's.
///
/// It is sent as its text.
package enum AppSource: Hashable, Codable, RawRepresentable, Sendable {
  /// The case that a token names.
  case token(Token)
  /// A written history.
  case scenario(Scenario)

  /// The token; nil for a written history.
  package var token: Token? {
    if case .token(let token) = self { token } else { nil }
  }

  /// Reads a token, or a written history.
  package init?(rawValue text: String) {
    if let token = try? Token(parsing: text) {
      self = .token(token)
    } else if let written = WrittenScenario(rawValue: text) {
      self = .scenario(written.scenario)
    } else {
      return nil
    }
  }

  /// The text that is sent.
  package var rawValue: String {
    switch self {
    case .token(let token): token.text
    case .scenario(let scenario): scenario.text
    }
  }
}

/// A history as it is sent: by its text, with its names numbered as a reader of the text numbers them.
package struct WrittenScenario: Hashable, Codable, RawRepresentable, Sendable {
  /// The history.
  package let scenario: Scenario

  /// Numbers the names of a history.
  package init(_ scenario: Scenario) {
    var scenario = scenario
    scenario.numberNames()
    self.scenario = scenario
  }

  /// Reads a history.
  package init?(rawValue text: String) {
    guard let scenario = try? Scenario(parsing: text, file: "") else { return nil }
    self.scenario = scenario
  }

  /// The text that is sent.
  package var rawValue: String { scenario.text }
}
