package import SceneLifecycle

/// A condition that an exploration is asked to find, in the words of the invariants.
///
/// `two scenes active and one restoring`, `no scene connected and one session open`,
/// `app active and not (two active windows or one scene on display)`.
///
/// A number, adjectives and a noun in any order make a phrase. A bare number means at least so
/// many; `no`, `exactly`, `at most` and `at least` say what they say. `not` before an adjective turns
/// that round, before a phrase the whole of it. A noun that is left out is the one before; an
/// adjective that follows `and` belongs to the phrase before. `and` binds tighter than `or`.
package struct Wanted: Equatable, Sendable, CustomStringConvertible {
  /// A part of the condition.
  indirect enum Clause: Hashable, Sendable {
    case phrase(Phrase)
    case not(Clause)
    case both(Clause, Clause)
    case either(Clause, Clause)
  }

  /// So many of a noun are all of that.
  struct Phrase: Hashable, Sendable {
    var numbers: ClosedRange<Int>
    var noun: Noun
    var qualities: [Quality]
  }

  /// An adjective and whether it is to be true.
  struct Quality: Hashable, Sendable {
    var adjective: Adjective
    var isSo: Bool
  }

  /// The condition as it was written, with single blanks.
  package let description: String

  let clause: Clause

  /// Reads a condition.
  ///
  /// - Parameters:
  ///   - text: What a person wrote.
  ///   - source: Where it stands, for a message: an option or a file.
  /// - Throws: `NotationError` with the column of the first word that is wrong.
  package init(_ text: String, from source: String = "--find") throws(NotationError) {
    var parser = WantedParser(text, source: source)
    description = parser.text
    clause = try parser.condition()
    try parser.finish()
  }

  /// Whether two conditions say the same, whatever their words.
  package static func == (left: Wanted, right: Wanted) -> Bool { left.clause == right.clause }

  /// The adjectives that it uses, without repeats.
  var adjectives: [Adjective] {
    let used = clause.phrases.flatMap { $0.qualities.map(\.adjective) }
    return Adjective.allCases.filter(used.contains)
  }
}

extension Wanted.Clause {
  /// The phrases from left to right.
  fileprivate var phrases: [Wanted.Phrase] {
    switch self {
    case .phrase(let phrase): [phrase]
    case .not(let clause): clause.phrases
    case .both(let left, let right), .either(let left, let right): left.phrases + right.phrases
    }
  }
}
