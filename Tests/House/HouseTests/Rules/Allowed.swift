import Foundation
import TestSupport

/// What still breaks a rule of the house: one line `rule | finding` each, sorted, to be emptied.
///
/// A rule's findings that the list names are let pass. A line that nothing breaks any more has to go,
/// so the list only shrinks.
struct Allowed {
  private let lines: [String]

  /// Reads the list of the checkout.
  init() throws {
    let file = checkout.appendingPathComponent("Tests/House/HouseTests/allowed.txt")
    self.init(try String(contentsOf: file, encoding: .utf8))
  }

  /// Reads a list; lines that begin with `#` are remarks.
  init(_ text: String) {
    lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// The lines that are not in order, or stand twice.
  var disorder: [String] {
    zip(lines, lines.dropFirst()).filter { $0 >= $1 }.map { "'\($1)' does not follow '\($0)'" }
  }

  /// What a rule may still find.
  func findings(_ rule: String) -> [String] {
    let start = rule + " | "
    return lines.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  /// The rules that lines are about, in order.
  var rules: [String] {
    lines.map { $0.components(separatedBy: " | ").first ?? "" }.reduce(into: []) { rules, rule in
      if rules.last != rule { rules.append(rule) }
    }
  }

  /// Holds what a rule finds against the list.
  ///
  /// - Parameters:
  ///   - rule: The rule's name in the list.
  ///   - found: What breaks the rule: what the list calls it, and what a person reads.
  /// - Returns: What breaks the rule and is not listed, then the lines that have to go.
  func judge(_ rule: String, _ found: [(name: String, message: String)]) -> [String] {
    let listed = findings(rule)
    let names = found.map(\.name)
    return found.filter { !listed.contains($0.name) }.map(\.message)
      + listed.filter { !names.contains($0) }
      .map { "allowed.txt: take '\(rule) | \($0)' out: nothing breaks the rule there" }
  }
}
