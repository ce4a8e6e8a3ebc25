/// Replaces the names of settings by their values.
///
/// A setting that names itself, directly or through others, gets the value of the layer below, as with
/// `$(inherited)`; so every chain ends.
struct SettingUnfolding {
  /// The most settings that refer to each other in a row.
  private static let mostLevels = 64
  /// The most replacements for one value.
  private static let mostSteps = 5_000
  /// The most bytes of one value.
  private static let mostBytes = 1 << 16

  /// The valid values of a setting, that which counts most first.
  private let values: (String) -> [String]
  /// The place or target that the settings are of, for messages.
  private let location: String
  private var steps = 0
  private var bytes = 0
  /// Which of its values each setting is at, that is being replaced now.
  private var open: [String: Int] = [:]
  private var names: [String] = []

  init(at location: String, from values: @escaping (String) -> [String]) {
    self.location = location
    self.values = values
  }

  mutating func value(of name: String, level: Int) throws(ProjectError) -> String {
    steps += 1
    guard steps <= Self.mostSteps else {
      throw ProjectError(
        .tooLarge, "settings refer to each other more than \(Self.mostSteps) times, in",
        at: self.location, value: name)
    }
    let values = values(name)
    let rank = open[name].map { $0 + 1 } ?? 0
    guard rank < values.count else { return "" }
    let before = open.updateValue(rank, forKey: name)
    names.append(name)
    let text = try text(values[rank], level: level + 1)
    names.removeLast()
    open[name] = before
    return text
  }

  mutating func text(_ text: String, level: Int) throws(ProjectError) -> String {
    guard level <= Self.mostLevels else {
      throw ProjectError(
        .tooDeep, "more than \(Self.mostLevels) settings refer to each other, from",
        at: self.location, value: names.first ?? "")
    }
    guard text.contains("$") else {
      try count(text)
      return text
    }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[sign...].dropFirst()
      switch Self.reference(at: &rest) {
      case .name(let reference): result += try replaced(reference, level: level)
      case .sign: result += "$"
      case .unclosed:
        // Nothing of the rest can be told apart.
        result += "$" + rest
        rest = ""
      }
    }
    result += rest
    try count(result)
    return result
  }

  private mutating func count(_ text: String) throws(ProjectError) {
    bytes += text.utf8.count
    guard bytes <= Self.mostBytes else {
      throw ProjectError(
        .tooLarge, "a setting unfolds to more than \(Self.mostBytes >> 10) KB", at: self.location,
        value: names.first ?? "")
    }
  }

  /// The reference behind a sign.
  private enum SettingReference { case name(Substring), sign, unclosed }

  /// Takes what stands between parentheses, or a plain name, from the start of a text.
  private static func reference(at rest: inout Substring) -> SettingReference {
    let closing: [Character: Character] = ["(": ")", "{": "}", "[": "]"]
    guard let open = rest.first else { return .sign }
    guard let close = closing[open] else {
      let name = rest.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      if let first = name.first, !first.isNumber {
        rest = rest[name.endIndex...]
        return .name(name)
      }
      // Two of the sign stand for one.
      if open == "$" { rest.removeFirst() }
      return .sign
    }
    var depth = 0
    for index in rest.indices {
      if rest[index] == open { depth += 1 }
      if rest[index] == close { depth -= 1 }
      if depth == 0 {
        let inner = rest[rest.index(after: rest.startIndex)..<index]
        rest = rest[rest.index(after: index)...]
        return .name(inner)
      }
    }
    return .unclosed
  }

  /// The value of what stands between parentheses: a name, and modifiers behind colons.
  private mutating func replaced(_ reference: Substring, level: Int) throws(ProjectError) -> String
  {
    let parts = Self.parts(reference, at: ":")
    let name = try text(String(parts[0]), level: level + 1)
    var result: String
    if name == "inherited" || name == "value" {
      // In a text of no setting, there is nothing below.
      result = ""
      if let last = names.last { result = try value(of: last, level: level) }
    } else {
      result = try value(of: name, level: level)
    }
    for part in parts.dropFirst() {
      let sides = Self.parts(part, at: "=", most: 1)
      var argument: String?
      if sides.count > 1 { argument = try text(String(sides[1]), level: level + 1) }
      result = SettingModifier.apply(String(sides[0]), argument, to: result)
    }
    return result
  }

  /// Splits a text at the signs that lie in no parentheses.
  private static func parts(
    _ text: Substring, at sign: Character, most: Int = .max
  ) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      if "({[".contains(text[index]) { depth += 1 }
      if ")}]".contains(text[index]) { depth -= 1 }
      if text[index] == sign, depth == 0, parts.count < most {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    return parts + [text[start...]]
  }
}
