/// One thing that the copies of an app do not show of it, as one line of the list of what was made.
///
/// Who judges the copies can read the lines again and say what a verdict does not cover.
package struct MadeRemark: Hashable, Sendable {
  /// The kind of a remark, by the word with which its line begins.
  package enum MadeKind: String, CaseIterable, Hashable, Sendable {
    /// Sources that are not taken for the app's, by their names.
    case leftOut = "left out"
    /// A part of a delegate that could not be read, or was replaced.
    case lost
    /// A payload, a window or a source that is not played.
    case notPlayed = "not played"
    /// A stub that stops the app where it is asked.
    case noValue = "no plain value"
  }

  /// The kind.
  package let kind: MadeKind
  /// The thing, in one line.
  package let text: String

  /// Creates a remark.
  package init(_ kind: MadeKind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The line that says it.
  package var line: String { "\(kind.rawValue): \(text)" }

  /// Reads a line; nil for one that says another thing.
  package init?(line: some StringProtocol) {
    let found = MadeKind.allCases.first { line.hasPrefix("\($0.rawValue): ") }
    guard let found else { return nil }
    kind = found
    text = String(line.dropFirst(found.rawValue.count + 2))
  }

  /// The remarks of a list, in its order.
  package static func all(in list: String) -> [MadeRemark] {
    list.split { $0.isNewline }.compactMap { MadeRemark(line: $0) }
  }
}
