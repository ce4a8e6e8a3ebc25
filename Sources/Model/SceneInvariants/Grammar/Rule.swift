import SceneLifecycle

/// One assertion of an invariant: where it is put to the test, and what breaks it.
package struct Rule: Sendable {
  /// When the assertion is judged.
  enum Judgement: Hashable, Sendable {
    /// At the callback.
    case atOnce
    /// After the drain at the end of a case: what breaks it must not hold then.
    case atTheEnd
    /// Never: it counts how often it was reached.
    case asReached
  }

  /// Where the assertion is put to the test.
  var happening: Happening
  /// The condition that must hold, too, for the assertion to be put to the test.
  var when: Condition?
  /// The condition that breaks it there; nil when the happening itself does.
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

  /// Whether it is put to the test, or decided, by what a scene delegate receives.
  var needsSceneDelegate: Bool {
    if (happening.kinds - .ofSceneDelegate).isEmpty { return true }
    let literals = [when, breaks].compactMap { $0 }.flatMap { $0.alternatives() }
    if literals.flatMap(\.reads).contains(where: { Fact.ofSceneDelegate.contains($0.fact) }) {
      return true
    }
    return literals.flatMap(\.memories).contains { memory in
      let kinds = memory.latch.begins.kinds | (memory.latch.ends?.kinds ?? .none)
      return !(kinds & .ofSceneDelegate).isEmpty
    }
  }

  /// Returns the same rule, put to the test only when something else holds as well.
  package func when(_ condition: Condition) -> Rule {
    var rule = self
    rule.when = condition
    return rule
  }
}

/// Collects the assertions of an invariant, one a line.
@resultBuilder
package enum RuleBuilder {
  /// Returns the assertions in the order of their lines.
  package static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
}

/// The rule that a condition holds at every callback, or at those of a happening.
///
/// - Parameters:
///   - condition: What has to hold.
///   - happening: Every callback by default.
package func always(
  _ condition: Condition, at happening: Happening = Happening(CallbackSet.receivable)
) -> Rule {
  happening.only(while: condition)
}

/// The rule that a condition does not hold once everything pending has been delivered.
package func never(atTheEnd condition: Condition, after happening: Happening) -> Rule {
  Rule(happening: happening, breaks: condition, judgement: .atTheEnd)
}

// MARK: - Sentences

extension Happening {
  /// Returns the rule that this happens only while a condition holds.
  package func only(while condition: Condition) -> Rule {
    Rule(happening: self, breaks: .not(condition))
  }

  /// Returns the rule that this does not happen while a condition holds.
  package func never(while condition: Condition) -> Rule {
    Rule(happening: self, breaks: condition)
  }

  /// Returns the rule that this does not happen at all.
  package func never() -> Rule { Rule(happening: self, breaks: nil) }

  /// Returns the rule that this happens only after something else has.
  package func only(after other: Happening, in scope: Scope = .scene) -> Rule {
    only(while: other.hasHappened(in: scope))
  }

  /// Returns the rule that this does not happen any more once something else has.
  package func never(after other: Happening, in scope: Scope = .scene) -> Rule {
    never(while: other.hasHappened(in: scope))
  }

  /// Returns the rule that this happens at most once.
  package func once(in scope: Scope = .scene) -> Rule {
    never(while: hasHappened(in: scope))
  }

  /// Returns the rule that this is followed by something else before the case ends.
  ///
  /// Judged after the drain, if the process still lives; an excuse cancels the debt.
  package func leads(
    to payment: Happening, unless excuse: Happening? = nil, in scope: Scope = .scene
  ) -> Rule {
    let ends = excuse.map { payment | $0 } ?? payment
    return Rule(
      happening: self, breaks: lasting(until: ends, in: scope), judgement: .atTheEnd)
  }

  /// Returns the requirement that a campaign has reached this.
  package func sometimes() -> Rule {
    Rule(happening: self, breaks: nil, judgement: .asReached)
  }

  /// Returns the requirement that a campaign has reached this while a condition held.
  package func sometimes(while condition: Condition) -> Rule {
    Rule(happening: self, when: condition, breaks: nil, judgement: .asReached)
  }
}
