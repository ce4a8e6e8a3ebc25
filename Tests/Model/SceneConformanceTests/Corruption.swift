import SceneConformance
import SceneLifecycle

/// A recording with one line changed.
struct Corruption: Sendable {
  /// What was done to a line.
  enum Change: String, Hashable, Sendable, CaseIterable {
    case dropped, doubled, swapped
    case ofAnotherScene = "given to another scene"
    case withAnotherState = "told with another state"
    case withAnotherPhase = "told with another phase"
  }

  /// What was done.
  var change: Change
  /// The line as it was before.
  var original: String
  /// The number of the line in the file from 1; after the change, what is wrong stands here or next to it.
  var line: Int
  /// The whole file.
  var text: String

  /// Returns every single corruption of a recording's text, line by line.
  static func all(of text: String) -> [Corruption] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let labels = labels(in: lines)
    var all: [Corruption] = []
    for (index, line) in lines.enumerated() where isCallback(line) {
      func add(_ change: Change, _ edit: (inout [String]) -> Void) {
        var changed = lines
        edit(&changed)
        guard changed != lines else { return }
        all.append(
          Corruption(
            change: change, original: line, line: index + 1,
            text: changed.joined(separator: "\n")))
      }
      add(.dropped) { $0.remove(at: index) }
      add(.doubled) { $0.insert(line, at: index) }
      if index + 1 < lines.count, isCallback(lines[index + 1]) {
        add(.swapped) { $0.swapAt(index, index + 1) }
      }
      for other in others(of: line, among: labels) { add(.ofAnotherScene) { $0[index] = other } }
      for other in restated(line) { add(.withAnotherState) { $0[index] = other } }
      for other in rephased(line) { add(.withAnotherPhase) { $0[index] = other } }
    }
    return all
  }

  /// Returns one corruption of a recording's text, drawn from a stream.
  static func drawn(of text: String, _ stream: inout RandomStream) -> Corruption? {
    let change = Change.allCases[stream.below(Change.allCases.count)]
    let all = all(of: text)
    let alike = all.filter { $0.change == change }
    let candidates = alike.isEmpty ? all : alike
    return candidates.isEmpty ? nil : candidates[stream.below(candidates.count)]
  }

  private static func isCallback(_ line: String) -> Bool {
    guard let first = line.split(separator: " ").first else { return false }
    return first != "USER" && first != "CASE" && first.utf8.first != 0x23
  }

  /// The label of a line; nil for one of the app.
  private static func label(of line: String) -> String? {
    let words = line.split(separator: " ")
    guard isCallback(line), let first = words.first, first.utf8.count <= 2, first != "UN",
      first != "VC"
    else { return nil }
    return String(first)
  }

  private static func labels(in lines: [String]) -> [String] {
    lines.compactMap(label).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The line for the next known scene, and for one that the recording does not know.
  private static func others(of line: String, among labels: [String]) -> [String] {
    guard let label = label(of: line) else { return [] }
    let rest = line.dropFirst(label.utf8.count)
    let known = labels.firstIndex(of: label).map { labels[($0 + 1) % labels.count] }
    return [known, "Z"].compactMap { $0 }.filter { $0 != label }.map { $0 + rest }
  }

  /// The line with each other value of its phase; of a change, with each other value on either side.
  private static func rephased(_ line: String) -> [String] {
    guard line.hasPrefix("PHASE ") else { return [] }
    let phase = String(line.dropFirst("PHASE ".count))
    let all = RecordedPhase.allCases.map(\.rawValue)
    let values = all + all.flatMap { old in all.filter { $0 != old }.map { "\(old)->\($0)" } }
    let ends = phase.split(separator: ">")
    return values.filter { other in
      let otherEnds = other.split(separator: ">")
      return other != phase && otherEnds.count == ends.count
        && (ends.count == 1 || zip(ends, otherEnds).contains { $0 == $1 })
    }.map { "PHASE " + $0 }
  }

  private static func restated(_ line: String) -> [String] {
    let states = [
      "app=": ApplicationState.allCases.map { $0.name },
      "act=": ActivationState.allCases.filter { $0 != .none }.map { $0.name },
    ]
    return ["app=", "act="].flatMap { key -> [String] in
      line.split(separator: " ").filter { $0.hasPrefix(key) }.flatMap { word in
        (states[key] ?? []).filter { key + $0 != word }.map { state in
          line.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0 == word ? key + state : String($0) }.joined(separator: " ")
        }
      }
    }
  }
}

extension Corruption {
  /// The change of the line, with the new phase where it is told with another one.
  var words: String {
    guard change == .withAnotherPhase else { return change.rawValue }
    let now = text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    return "told as \(now.dropFirst("PHASE ".count))"
  }
}
