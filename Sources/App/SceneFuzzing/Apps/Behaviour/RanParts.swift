import SceneLifecycle
import SceneReporting

/// The parts of an app that a campaign put to work: its methods, what came to it, its laws.
package struct RanParts: Hashable, Sendable {
  /// A part by its name, and how often it came.
  package struct Count: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// How often it came: a method by cases, all else in all.
    package var count: UInt64

    /// Creates the count of a part.
    package init(_ name: String, _ count: UInt64) { (self.name, self.count) = (name, count) }
  }

  /// The app's own methods of its delegates, each with the number of cases in which it was called.
  package var methods: [Count] = []
  /// The events that bring something to the app, as far as the campaign had them.
  package var payloads: [Count] = []
  /// The laws, each with how often it was due.
  package var laws: [Count] = []
  /// How many cases were played.
  package var cases: UInt64

  /// Creates the parts of an app of which nothing ran.
  package init(cases: UInt64) { self.cases = cases }

  /// The parts in one line; empty where nothing is known.
  package var sentence: String {
    var parts: [String] = []
    if let words = Self.words(
      methods, "method", did: "ran", { "in \($0.grouped) of \(cases.counted("case"))" })
    {
      parts.append(words)
    }
    if !payloads.isEmpty {
      let all = payloads.map { "\($0.name) \($0.count.grouped)" }
      parts.append("brought: " + all.joined(separator: ", "))
    }
    if let words = Self.words(laws, "law", did: "due", { $0.counted("time") }) {
      parts.append(words)
    }
    return parts.joined(separator: "; ")
  }

  /// How many of some parts came, and which came least or never; nil where there are none.
  private static func words(
    _ parts: [Count], _ noun: String, did verb: String, _ often: (UInt64) -> String
  ) -> String? {
    guard var fewest = parts.first else { return nil }
    for part in parts where part.count < fewest.count { fewest = part }
    let never = parts.filter { $0.count == 0 }.map(\.name)
    let all = UInt64(parts.count)
    let head = "\(all - UInt64(never.count)) of \(all.counted(noun)) \(verb)"
    return never.isEmpty
      ? "\(head), fewest: \(fewest.name) \(often(fewest.count))"
      : "\(head), never: " + never.joined(separator: ", ")
  }
}

extension EventKind {
  /// The events of some counts, by raw value of their kind, that bring something.
  static func payloads(in events: [UInt64]) -> [RanParts.Count] {
    allCases.compactMap { kind in
      guard kind.bringsContent, events.indices.contains(Int(kind.rawValue)) else { return nil }
      let count = events[Int(kind.rawValue)]
      return count > 0 ? RanParts.Count(kind.word, count) : nil
    }
  }
}
