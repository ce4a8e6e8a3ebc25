import SceneLifecycle

// A law that can never be judged, or never broken, is a mistake in its clauses.

extension LawClause {
  /// Why the clause says nothing of any history; nil when it does.
  var emptiness: String? {
    switch form {
    case .never, .rest, .eventually: return nil
    case .at(let happening, _): return happening.emptiness
    case .only(let happening, let before):
      if let text = happening.emptiness ?? before.emptiness { return text }
      return happening.isCovered(by: before) ? "what it asks for comes with what it is about" : nil
    case .leads(let happening, let goal, let limit, let excuse):
      if let text = happening.emptiness ?? limit.emptiness { return text }
      if let excuse, happening.isCovered(by: excuse) {
        return "its 'unless' excuses it in the step in which it begins"
      }
      if case .payload = goal, happening.payloads.isEmpty {
        return "it is about a payload, and nothing delivers one where it begins"
      }
      guard case .happening(let goal) = goal else { return nil }
      if let text = goal.emptiness { return text }
      return happening.isCovered(by: goal) ? "what it asks for comes with what it is about" : nil
    }
  }

  /// Whether it waits for the app's clock.
  var needsClock: Bool {
    if case .leads(_, _, .seconds, _) = form { return true }
    return false
  }
}

extension ClauseLimit {
  /// Why nothing can come in time; nil when something can.
  fileprivate var emptiness: String? {
    switch self {
    case .steps(let count) where count < 0: "it waits for \(count) steps"
    case .seconds(let count) where count < 0: "it waits for \(count) seconds"
    default: nil
    }
  }
}

extension AppHappening {
  /// Callbacks at which no code of the app is there to be judged.
  private static let unheard = CallbackSet(.processEnded, .launchRefused, .installed)

  /// Why it never happens to an app; nil when it does.
  fileprivate var emptiness: String? {
    if !patterns.isEmpty || !payloads.isEmpty { return nil }
    if callbacks.isEmpty { return "it names no callback, and nothing that the app does" }
    guard (callbacks - Self.unheard).isEmpty else { return nil }
    return "no code of the app runs at '\(callbacks.kinds[0].word)'"
  }

  /// Whether another one happens whenever this does.
  func isCovered(by other: AppHappening) -> Bool {
    (callbacks - other.callbacks).isEmpty && payloads.allSatisfy(other.payloads.contains)
      && patterns.allSatisfy { pattern in
        other.patterns.contains {
          $0.verb == pattern.verb && ($0.topic == nil || $0.topic == pattern.topic)
        }
      }
  }
}

/// Why a law made of clauses can never be judged; nil when it can.
func mistake<App>(in clauses: [LawClause<App>], of law: String) -> Diagnostic? {
  for (number, clause) in clauses.enumerated() {
    guard let reason = clause.emptiness else { continue }
    let name = clauses.count > 1 ? "clause \(number + 1) of the law" : "the law"
    return Diagnostic(
      "\(name) '\(law)' can never be judged: \(reason)", at: clause.location,
      help: "name what happens before it, or leave the clause out")
  }
  return nil
}
