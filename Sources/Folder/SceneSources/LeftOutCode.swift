/// Code that is compiled for iOS and not on Linux, by the conditions around it.
package struct LeftOutCode {
  /// The line of the condition.
  package var line: Int
  /// The condition as it is written, with its directive.
  package var condition: String
  /// The advice for it.
  package var help: String

  /// A condition and what follows it, up to the next one.
  private struct Branch {
    var line: Int
    var directive: String
    var condition: [Substring]
    /// Whether anything but imports follows.
    var hasCode = false
  }

  /// Returns the code that a source leaves out on Linux.
  package static func all(in words: [SwiftWords.SourceWord]) -> [LeftOutCode] {
    var open: [[Branch]] = []
    var found: [LeftOutCode] = []
    var index = 0
    while index < words.count {
      let line = words[index].line
      let end = words[index...].firstIndex { $0.line != line } ?? words.count
      let texts = words[index..<end].map(\.text)
      index = end
      switch texts.first == "#" && texts.count > 1 ? texts[1] : "" {
      case "if": open.append([branch(texts, line)])
      case "elseif", "else":
        if !open.isEmpty { open[open.count - 1].append(branch(texts, line)) }
      case "endif": if let chain = open.popLast() { found += leftOut(chain) }
      default:
        guard texts.first != "import", texts.first != "@" else { continue }
        for chain in open.indices { open[chain][open[chain].count - 1].hasCode = true }
      }
    }
    return found.sorted { $0.line < $1.line }
  }

  /// Whether a condition asks for a module that Apple and this package have: with another system than
  /// Linux, Apple's is meant.
  private static func asksForApples(_ condition: String) -> Bool {
    AppleModules.expected.contains { condition.contains("canImport(\($0))") }
  }

  private static func branch(_ texts: [Substring], _ line: Int) -> Branch {
    Branch(line: line, directive: "#" + texts[1], condition: Array(texts.dropFirst(2)))
  }

  private static func leftOut(_ chain: [Branch]) -> [LeftOutCode] {
    var isDone: (linux: Bool?, phone: Bool?) = (false, false)
    let asks = chain.map { $0.condition.joined() }
    let hasElse = chain.last?.directive == "#else"
    // Who asks for a module, or for Linux, and says what is to be done without it, has thought of it.
    let isMeant =
      hasElse && !asks.contains { $0.contains("os(iOS)") }
      || asks.contains { $0.contains("!os(Linux)") && asksForApples($0) }
    return chain.compactMap { branch in
      let linux = taken(branch, .linux, after: &isDone.linux)
      let phone = taken(branch, .phone, after: &isDone.phone)
      guard branch.hasCode, linux == false, phone != false, !isMeant else { return nil }
      let text = ([branch.directive[...]] + [branch.condition.joined()[...]]).joined(separator: " ")
      let asksForSystem = text.contains("os(iOS)")
      return LeftOutCode(
        line: branch.line, condition: text.trimmed,
        help: asksForSystem
          ? "write '#if canImport(UIKit)'" : "write what is done here instead behind '#else'")
    }
  }

  /// Whether a branch is compiled, where those before it are not; nil where that is not known.
  private static func taken(
    _ branch: Branch, _ target: CompilerCondition.BuildSystem, after isDone: inout Bool?
  ) -> Bool? {
    let value =
      branch.directive == "#else" ? true : CompilerCondition.value(branch.condition, on: target)
    let before = isDone
    isDone = before == true || value == true ? true : before == nil || value == nil ? nil : false
    if before == true || value == false { return false }
    return before == nil || value == nil ? nil : true
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
