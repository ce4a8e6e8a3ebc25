/// A thing that a verdict about an app does not see: it was left out, replaced, or never judged.
package struct BlindSpot: Hashable, Codable, Sendable {
  /// The kind of such a thing, in the order in which reports tell them.
  package enum SpotKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// A life-cycle method that is not played at all.
    case lost
    /// A life-cycle method in which statements were replaced.
    case replaced
    /// Other code of the app that was replaced or left out, such as of a view.
    case elsewhere
    /// A source of the app's folder that was left out.
    case leftOut = "left-out"
    /// A stub whose answer decides which way the app's code goes.
    case decides
    /// A stub that ends the process where it is asked, because no plain value is known.
    case valueless = "no-plain-value"
    /// A name that stands for what is in no source.
    case standIn = "stand-in"
    /// A branch for systems that no world has.
    case system
    /// A part of the app that is not played, in a sentence.
    case unplayed = "not-played"
    /// A law that could not judge, or never had to, in a sentence.
    case unjudged = "not-judged"
    /// A doubt that the test accepts.
    case accepted
  }

  /// Its kind.
  package let kind: SpotKind
  /// Its name: a method, a file, a stub, or the sentence that says all.
  package let name: String
  /// The rest that there is to say, such as a reason or a number; may be empty.
  package let note: String

  /// Keeps a thing that is not seen.
  package init(_ kind: SpotKind, _ name: String, note: String = "") {
    self.kind = kind
    self.name = name
    self.note = note
  }
}

extension BlindSpot: Comparable {
  /// The order of reports: by kind, then by name.
  package static func < (one: BlindSpot, other: BlindSpot) -> Bool {
    if one.kind != other.kind { return one.kind.rank < other.kind.rank }
    return (one.name, one.note) < (other.name, other.note)
  }
}

extension BlindSpot.SpotKind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
