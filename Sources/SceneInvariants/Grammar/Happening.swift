package import SceneLifecycle

/// What occurs at one callback: a verb in the present.
package struct Happening: Hashable, Sendable {
  /// Kinds of callbacks, all of which must let one read the same thing, if anything.
  struct Part: Hashable, Sendable {
    var kinds: CallbackSet
    var guards: Fact?
  }

  var parts: [Part]

  /// The happening that a callback of one of some kinds is delivered.
  package init(_ kinds: CallbackKind...) { self.init(CallbackSet(of: kinds)) }

  /// The happening that a callback of one of a set of kinds is delivered.
  package init(_ kinds: CallbackSet) { parts = [Part(kinds: kinds, guards: nil)] }

  private init(parts: [Part]) { self.parts = parts }

  /// All kinds, whatever they let one read.
  package var kinds: CallbackSet { parts.reduce(CallbackSet.none) { $0 | $1.kinds } }

  /// Returns the happening of either.
  package static func | (left: Happening, right: Happening) -> Happening {
    if left.isPlain && right.isPlain { return Happening(left.kinds | right.kinds) }
    return Happening(parts: left.parts + right.parts)
  }

  /// Returns the same without the kinds of another.
  package func except(_ other: Happening) -> Happening {
    Happening(
      parts: parts.map { Part(kinds: $0.kinds - other.kinds, guards: $0.guards) })
  }

  /// Returns the same as far as something can be read inside it.
  package func when(_ readable: Fact) -> Happening {
    precondition(isPlain, "a happening is narrowed once")
    return Happening(parts: parts.map { Part(kinds: $0.kinds, guards: readable) })
  }

  private var isPlain: Bool { parts.allSatisfy { $0.guards == nil } }
}

// MARK: - Conditions that happenings begin and end

extension Happening {
  /// Returns the condition that begins with this happening and ends with another.
  package func lasting(until end: Happening, in scope: Scope = .scene) -> Condition {
    .remembers(Latch(begins: self, ends: end, scope: scope))
  }

  /// Returns the condition that this has happened.
  package func hasHappened(in scope: Scope = .scene) -> Condition {
    .remembers(Latch(begins: self, ends: nil, scope: scope))
  }
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
