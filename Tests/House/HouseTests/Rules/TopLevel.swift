/// What lies at the root of the checkout.
enum TopLevel {
  /// What has to be there.
  static let required = [
    ".ci", ".github", ".gitignore", ".swift-format", "LICENSE", "Makefile", "Package.swift",
    "corpus",
    "README.md", "Sources", "Tests",
  ]
  /// What may be there.
  static let optional = [
    ".clusterfuzzlite", ".editorconfig", ".git", ".spi.yml",
  ]

  /// What is missing from a list of names, and what does not belong there.
  ///
  /// - Parameter ignored: Patterns of what tools leave behind; `*` at one end, `/` at the last.
  static func findings(_ names: [String], ignored: [String]) -> [String] {
    let missing = required.filter { !names.contains($0) }.map { "\($0) is missing" }
    let strange = names.filter { name in
      !(required + optional).contains(name) && !ignored.contains { matches(name, $0) }
    }
    return missing + strange.sorted().map { "\($0) does not belong at the top" }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    if pattern.hasPrefix("*") { return name.hasSuffix(pattern.dropFirst()) }
    if pattern.hasSuffix("*") { return name.hasPrefix(pattern.dropLast()) }
    return name == pattern
  }
}
