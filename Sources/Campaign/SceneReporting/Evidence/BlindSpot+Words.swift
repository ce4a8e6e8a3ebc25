package import SceneLifecycle

// The words of every report for the parts that a verdict does not see.

extension BlindSpot.SpotKind {
  /// How many things of the kind there are, in words.
  fileprivate func counted(_ count: UInt64) -> String {
    switch self {
    case .lost: count.counted("life-cycle method") + " lost"
    case .replaced: "statements replaced in " + count.counted("life-cycle method")
    case .elsewhere: count.counted("replacement") + " in other code"
    case .leftOut: count.counted("source") + " left out"
    case .decides: count.counted("stub") + (count == 1 ? " decides" : " decide") + " a branch"
    case .valueless: count.counted("stub") + " without a value"
    case .standIn: count.counted("stand-in")
    case .system: count == 1 ? "1 branch for another system" : "\(count) branches for other systems"
    case .unplayed: count.counted("part") + " not played"
    case .unjudged: count.counted("matter") + " not judged"
    case .accepted: count.counted("doubt") + " accepted"
    }
  }

  /// The words before a name of the kind.
  fileprivate var heading: String {
    switch self {
    case .lost: "lost: "
    case .replaced: "replaced in "
    case .elsewhere: "replaced elsewhere: "
    case .leftOut: "left out: "
    case .decides: "decided by a stub: "
    case .valueless: "no plain value: "
    case .standIn: "stand-in: "
    case .system: "another system's branch: "
    case .unplayed: "not played: "
    case .unjudged: ""
    case .accepted: "accepted: "
    }
  }
}

extension BlindSpot {
  /// Its name, with what there is to say.
  package var text: String { name + (note.isEmpty ? "" : " (\(note))") }

  /// The thing as the list of what was made has it, in one line.
  package var line: String { (kind.heading + text).shown }

  /// The thing as reports write it, in one line.
  package var sentence: String { "not seen: " + line }

  /// The end of a verdict's line: how many things of each kind are not seen; empty where all is.
  ///
  /// A single method or law is named.
  package static func summary(_ spots: [BlindSpot]) -> String {
    let parts = SpotKind.allCases.compactMap { kind -> String? in
      let found = spots.filter { $0.kind == kind }
      if found.isEmpty { return nil }
      if found.count == 1, [.lost, .replaced].contains(kind) {
        return kind == .lost
          ? "\(found[0].name) lost" : "statements replaced in \(found[0].name)"
      }
      return kind.counted(UInt64(found.count))
    }
    return parts.isEmpty ? "" : "not seen: " + parts.joined(separator: ", ").shown
  }
}
