package import SceneLifecycle
package import SceneReporting

/// A way of failing that a campaign met.
package struct Finding: Hashable, Sendable {
  /// Number of the first case that failed this way.
  package var index: UInt64
  /// The violation in that case.
  package var violation: Violation
  /// How many cases failed this way.
  package var count: UInt64
  /// Numbers of the first cases that failed this way, in order, at most `room`.
  ///
  /// Of ends of a process there is only the first: others are found by what they said.
  package private(set) var cases: [UInt64]
  /// The first case of the batch in which it was met: what its process had played before.
  package var batchFirst: UInt64
  /// How the process ended; nil for a broken rule.
  package private(set) var death: ProcessDeath?
  /// The end of the process, by which two ends are the same bug; nil for a broken rule.
  package internal(set) var end: ProcessEnd?
  /// The history as it was met, and its file; nil until it is written.
  package var kept: KeptHistory?

  /// A history that was written as it was met.
  package struct KeptHistory: Hashable, Sendable {
    /// The scenario that was played.
    package var scenario: Scenario
    /// Where it was written; nil when it was not.
    package var file: String?

    package init(scenario: Scenario, file: String?) {
      self.scenario = scenario
      self.file = file
    }
  }

  /// How many cases are remembered: another bug may fail in the same way.
  package static let room = 4_096

  /// The invariant or law that broke, and of what.
  package var signature: Signature { Signature(violation) }

  /// The failure in words: what broke, and how its process ended where it did.
  package var name: String {
    end.map { signature.invariant + " " + $0.callback } ?? signature.name
  }

  /// Creates the finding of one case.
  ///
  /// - Parameters:
  ///   - index: Number of the case.
  ///   - violation: What broke.
  ///   - count: How many cases failed this way.
  ///   - others: Later cases that failed this way.
  package init(
    index: UInt64, violation: Violation, count: UInt64 = 1, others: [UInt64] = []
  ) {
    self.index = index
    self.violation = violation
    self.count = count
    batchFirst = index
    cases = Array(([index] + others.sorted().filter { $0 > index }).prefix(Self.room))
  }

  /// Creates the finding of a case of which the signature alone is known.
  package init(
    index: UInt64, _ signature: Signature, count: UInt64 = 1, others: [UInt64] = []
  ) {
    let broken = Violation(
      invariant: signature.invariant, kind: .hard, index: 0, callback: nil,
      scene: signature.role == .scene ? 0 : nil)
    self.init(index: index, violation: broken, count: count, others: others)
  }

  /// Creates the finding of a case that ended its process.
  ///
  /// - Parameters:
  ///   - index: Number of the case.
  ///   - signature: What the end breaks.
  ///   - death: How the process ended.
  ///   - end: What makes another end the same.
  ///   - count: How many cases ended so.
  package init(
    index: UInt64, _ signature: Signature, _ death: ProcessDeath, _ end: ProcessEnd,
    count: UInt64 = 1
  ) {
    self.init(index: index, signature, count: count)
    self.death = death
    self.end = end
  }

  /// Whether another finding is the same failure.
  ///
  /// A trap's message is one line of the app, in whichever callback it came; and two traps in one
  /// callback are two bugs.
  package func isSame(as other: Finding) -> Bool {
    guard let end, let otherEnd = other.end else {
      return signature == other.signature && end == other.end
    }
    if end.said != nil || otherEnd.said != nil { return end.text == otherEnd.text }
    return signature == other.signature && end.callback == otherEnd.callback
  }

  /// Adds what failed in the same way in other cases.
  ///
  /// The first case stands for all. A case whose history is written stays the one, though the process of an
  /// earlier case ends behind it: else what was written is never looked at.
  package mutating func add(_ other: Finding) {
    var first = other.index < index && kept?.file == nil ? other : self
    first.count = count + other.count
    if death == nil { first.cases = Self.merged(cases, other.cases) }
    self = first
  }

  /// Counts the cases of another machine that has met the same.
  package mutating func count(as other: Finding) {
    (count, cases, batchFirst) = (other.count, other.cases, other.batchFirst)
  }

  /// The first of two lists of cases; mostly the second list is behind the first.
  package static func merged(_ cases: [UInt64], _ others: [UInt64]) -> [UInt64] {
    if let last = cases.last, let next = others.first, last < next {
      return Array((cases + others).prefix(room))
    }
    return Array((cases + others).sorted().prefix(room))
  }

  /// Returns the same way of failing as another of its cases shows it.
  package func beginning(with index: UInt64) -> Finding {
    var finding = self
    finding.index = index
    return finding
  }
}
