/// The build settings of one place: a project, a target, or a file that one of them is based on.
struct SettingLayer {
  /// One value of a setting, with what it is valid for.
  struct Assignment {
    let value: String
    /// Such as `sdk` and `iphoneos*`.
    let conditions: [Restriction]
  }

  /// The condition under which a value is valid.
  struct Restriction {
    let parameter: String
    let pattern: String
  }

  private var assignments: [String: [Assignment]] = [:]

  /// A layer of plain values.
  init(_ values: [String: String] = [:]) {
    assignments = values.mapValues { [Assignment(value: $0, conditions: [])] }
  }

  /// The most values of one setting, each with conditions of its own.
  private static let mostValues = 200

  /// Adds what a key with its conditions is set to, such as `ARCHS[sdk=iphoneos*]`.
  ///
  /// - Parameter location: Where it is set, for a message.
  /// - Throws: `ProjectError` where a setting has too many values.
  mutating func set(_ key: String, to value: String, at location: String) throws(ProjectError) {
    let (name, conditions) = Self.parts(of: key)
    guard assignments[name]?.count ?? 0 < Self.mostValues else {
      throw ProjectError(
        .tooLarge, "a setting has more than \(Self.mostValues) values:", at: location, value: name)
    }
    assignments[name, default: []].append(Assignment(value: value, conditions: conditions))
  }

  /// The names that are set.
  var names: [String] { assignments.keys.sorted() }

  /// The values of a setting that are valid, that which counts most first.
  ///
  /// - Parameter facts: What is built: the SDK, the architecture, the configuration.
  func values(of name: String, _ facts: [String: String]) -> [String] {
    let valid = (assignments[name] ?? []).enumerated().filter { _, assignment in
      assignment.conditions.allSatisfy { $0.holds(facts) }
    }
    let ranked = valid.sorted { one, other in
      let (left, right) = (one.element.conditions.count, other.element.conditions.count)
      return left == right ? one.offset > other.offset : left > right
    }
    return ranked.map(\.element.value)
  }

  /// The name of a key and its conditions, which may be several, in brackets of their own or in one.
  private static func parts(of key: String) -> (name: String, conditions: [Restriction]) {
    guard let open = key.firstIndex(of: "[") else { return (key.trimmed, []) }
    let texts = key[open...].split { $0 == "[" || $0 == "]" || $0 == "," }
    let conditions = texts.compactMap { text -> Restriction? in
      let sides = text.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      return Restriction(parameter: String(sides[0]).trimmed, pattern: String(sides[1]).trimmed)
    }
    return (String(key[..<open]).trimmed, conditions)
  }
}

extension SettingLayer.Restriction {
  /// Whether it holds for what is built; what is not known of is not so.
  func holds(_ facts: [String: String]) -> Bool {
    guard let fact = facts[parameter] else { return false }
    return Self.matches(Array(fact.utf8), Array(pattern.utf8))
  }

  /// Whether a text follows a pattern in which `*` stands for any signs and `?` for one.
  private static func matches(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (at, of) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while at < text.count {
      if of < pattern.count, pattern[of] == UInt8(ascii: "*") {
        star = (of, at)
        of += 1
      } else if of < pattern.count, pattern[of] == UInt8(ascii: "?") || pattern[of] == text[at] {
        (at, of) = (at + 1, of + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (at, of) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[of...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
