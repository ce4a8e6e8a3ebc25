import HouseReading

/// Declarations whose name says all: they need no documentation, and may have one.
struct SelfExplaining {
  private let requirements: Set<String>
  private let code: [String]

  init(_ file: SourceFile) {
    code = file.code
    requirements = Set(file.code.map(Self.signature))
  }

  /// Whether the declaration of a line overrides, is a default of a requirement of the same file, or
  /// an initializer that only keeps its arguments under their names, or has neither any nor a body.
  ///
  /// What `Codable` asks for says all with its name, too; so does `==`.
  func contains(_ line: Int) -> Bool {
    code[line].contains("override ") || isDefault(line) || isMemberwise(line)
      || Self.coding.contains { code[line].contains($0) } || isUnderscored(line)
  }

  /// Whether a member's name says that it is no app's matter: its requirement has the documentation.
  private func isUnderscored(_ line: Int) -> Bool {
    ["func _", "var _"].contains { code[line].contains($0) }
  }

  private static let coding = [
    " init(from decoder: any Decoder)", " encode(to encoder: any Encoder)",
    " func == (",
  ]

  /// A default implementation repeats its requirement, with access and a body.
  private func isDefault(_ line: Int) -> Bool {
    guard code[line].contains("func "), code[line].contains("{") else { return false }
    let isOpen = ["public ", "package "].contains { trimmed(code[line]).hasPrefix($0) }
    return isOpen && requirements.contains(Self.signature(code[line], isDefault: true))
  }

  private static func signature(_ code: String) -> String { signature(code, isDefault: false) }

  /// A line's words without access and body; a line with a body is no requirement.
  private static func signature(_ code: String, isDefault: Bool) -> String {
    if !isDefault && (code.contains("{") || !code.contains("func ")) { return "" }
    var words = code.prefix { $0 != "{" }.split(separator: " ")
    if isDefault { words.removeFirst() }
    return words.joined(separator: " ")
  }

  private func isMemberwise(_ line: Int) -> Bool {
    guard code[line].contains(" init("), let body = body(from: line) else { return false }
    return body.isEmpty
      ? code[line].contains("package init() {}") : body.allSatisfy(Self.keepsArgument)
  }

  /// The statements of an initializer; nil where its end is not found.
  private func body(from line: Int) -> [String]? {
    let text = code[line...].prefix(40).joined(separator: "\n")
    guard let open = text.firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    else { return nil }
    return text[text.index(after: open)..<close].split(separator: "\n").map { trimmed(String($0)) }
      .filter { !$0.isEmpty }
  }

  /// Whether a statement is `self.name = name`.
  private static func keepsArgument(_ statement: String) -> Bool {
    let sides = statement.split(separator: "=").map { $0.filter { $0 != " " } }
    return sides.count == 2 && sides[0] == "self." + sides[1]
  }

  private func trimmed(_ text: String) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
