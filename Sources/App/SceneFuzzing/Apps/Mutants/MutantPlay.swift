package import SceneDriving
package import ScenePipeline

/// The result of an app's cases with a mutant, or with none.
package struct MutantPlay: Hashable, Codable, CaseTally {
  /// One case that was played to its end.
  package struct Case: Hashable, Codable, Sendable {
    /// Its number.
    package var index: UInt64
    /// All that was seen of the app, as one number.
    package var trail: UInt64
    /// The laws that broke, one bit each in the order of the test.
    package var broken: UInt64
    /// How many callbacks the mutant changed.
    package var changed: UInt64

    package init(index: UInt64, trail: UInt64, broken: UInt64, changed: UInt64) {
      self.index = index
      self.trail = trail
      self.broken = broken
      self.changed = changed
    }
  }

  /// A case in which the app's process ended.
  package struct End: Hashable, Codable, Sendable {
    /// Its number.
    package var index: UInt64
    /// The law that it breaks.
    package var law: AppEnd.EndLaw

    package init(index: UInt64, law: AppEnd.EndLaw) {
      self.index = index
      self.law = law
    }
  }

  /// The cases that were played to their end, by number.
  package var cases: [Case] = []
  /// The cases that ended the process, by number.
  package var ends: [End] = []
  /// The first case in which the engine contradicted itself; nil when it did not.
  package var fault: CaseFault?

  package init() {}

  /// After so many ends of its process an app is not played any more.
  package static let patience = 4

  /// Adds other cases.
  package mutating func add(_ other: MutantPlay) {
    cases = (cases + other.cases).sorted { $0.index < $1.index }
    ends = (ends + other.ends).sorted { $0.index < $1.index }
    fault = fault ?? other.fault
  }

  /// The first case that was played in both and did not do the same; nil when there is none.
  func firstDifference(from other: MutantPlay) -> UInt64? {
    differences(from: other).first ?? ends.first { !other.ends.contains($0) }?.index
  }

  /// The cases that were played to their end in both and did not do the same.
  func differences(from other: MutantPlay) -> [UInt64] {
    var rest = other.cases[...]
    return cases.compactMap { played in
      while let first = rest.first, first.index < played.index { rest.removeFirst() }
      guard let first = rest.first, first.index == played.index else { return nil }
      return first.trail == played.trail && first.broken == played.broken ? nil : played.index
    }
  }
}
