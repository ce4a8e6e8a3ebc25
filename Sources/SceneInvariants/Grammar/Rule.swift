import SceneLifecycle

/// One clause of an invariant: where it is put to the test, and what breaks it.
package struct Rule: Sendable {
  /// When the clause is judged.
  enum Judgement: Hashable, Sendable {
    /// At the callback.
    case atOnce
    /// After the drain at the end of a case: what breaks it must not hold then.
    case atTheEnd
    /// Never: it counts how often it was reached.
    case asReached
  }

  /// Where the clause is put to the test.
  var happening: Happening
  /// What else must hold for the clause to be put to the test.
  var when: Condition?
  /// What breaks it there; nil when the happening itself does.
  var breaks: Condition?
  /// When it is judged.
  var judgement = Judgement.atOnce

  init(
    happening: Happening, when: Condition? = nil, breaks: Condition?,
    judgement: Judgement = .atOnce
  ) {
    self.happening = happening
    self.when = when
    self.breaks = breaks
    self.judgement = judgement
  }

  /// Returns the same rule, put to the test only when something else holds as well.
  package func when(_ condition: Condition) -> Rule {
    var rule = self
    rule.when = condition
    return rule
  }
}

/// Collects the clauses of an invariant, one a line.
@resultBuilder
package enum RuleBuilder {
  /// Returns the clauses in the order of their lines.
  package static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
}

/// The rule that a condition holds at every callback, or at those of a happening.
///
/// - Parameters:
///   - condition: What has to hold.
///   - happening: Every callback by default.
package func always(
  _ condition: Condition, at happening: Happening = Happening(CallbackSet.told)
) -> Rule {
  happening.only(while: condition)
}

/// The rule that a condition does not hold once everything pending has been delivered.
package func never(atTheEnd condition: Condition, after happening: Happening) -> Rule {
  Rule(happening: happening, breaks: condition, judgement: .atTheEnd)
}
