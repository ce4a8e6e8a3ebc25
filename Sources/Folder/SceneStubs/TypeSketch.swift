import SceneLowering

/// The facts about a type that help to find its plainest value.
struct TypeSketch: Hashable, Sendable {
  /// The kind of a type, by how its values are made.
  enum SketchKind: Hashable, Sendable {
    /// It is made without arguments.
    case made
    /// An enumeration, with the case that is the plainest and the types of what it carries.
    case cases(first: String, labels: [String], types: [String])
    /// Another name for a type.
    case alias(String)
    /// A protocol, or an enumeration without cases.
    case valueless
  }

  let kind: SketchKind
}

/// Finds the plainest value of a type, as Swift writes it.
struct PlainValues: Sendable {
  private var sketches: [String: TypeSketch] = [:]
  /// How deep values may lie in each other.
  private static let deepest = 4

  /// Takes what a type of the app's own is.
  mutating func add(_ name: String, _ sketch: TypeSketch) { sketches[name] = sketch }

  /// The value; nil for a type of which none is known.
  func value(of written: String) -> String? { value(of: written, depth: 0) }

  /// Returns a stub's answer for a type: the plainest value, but for a controller, a controller.
  ///
  /// An app that makes a controller and gets none stops.
  func answer(of written: String) -> String? {
    let type = Self.cleaned(written)
    if type.hasSuffix("Controller?"), let screen = value(of: String(type.dropLast())) {
      return screen
    }
    return value(of: written)
  }

  /// The value of what has a name: a name of notifications tells it from all others.
  ///
  /// - Parameters:
  ///   - value: The plainest value of its type.
  ///   - name: What has the value, such as `Kit.didChange`.
  static func named(_ value: String, as name: String) -> String {
    value == noticeName ? value.replacing("\"\"", with: "\"\(name)\"") : value
  }

  /// The value of a type that is not the app's own.
  static func known(_ type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if NumberNames.all.contains(type) { return "0" }
    return type.hasPrefix("[") ? PlainValues().value(of: type) : table[type]
  }

  private func value(of written: String, depth: Int) -> String? {
    let type = Self.cleaned(written)
    guard depth <= Self.deepest, !type.isEmpty else { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if type == "Void" || type == "()" { return "()" }
    if let result = Self.result(ofClosure: type) { return closure(result, depth: depth) }
    if NumberNames.all.contains(type) { return "0" }
    if sketches[type] == nil, let value = Self.table[type] { return value }
    if type.hasPrefix("[") && type.hasSuffix("]") {
      return Self.parts(type.dropFirst().dropLast(), at: ":").count > 1 ? "[:]" : "[]"
    }
    if ["Set<", "Array<"].contains(where: type.hasPrefix) { return "[]" }
    if type.hasPrefix("Dictionary<") { return "[:]" }
    if type.hasPrefix("(") && type.hasSuffix(")") { return tuple(type, depth: depth) }
    if type.hasPrefix("some View") { return "EmptyView()" }
    guard type.utf8.allSatisfy({ $0.isPlainName }), type.first?.isUppercase == true else {
      return generic(type, depth: depth)
    }
    return named(type, depth: depth)
  }

  private func named(_ type: String, depth: Int) -> String? {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    guard let sketch = sketches[type] ?? sketches[last] else {
      return ["Any", "Self", "AnyObject"].contains(type) || type.count == 1 ? nil : type + "()"
    }
    switch sketch.kind {
    case .made: return type + "()"
    case .alias(let other): return value(of: other, depth: depth + 1)
    case .valueless: return nil
    case .cases(let first, let labels, let types):
      guard !types.isEmpty else { return "\(type).\(first)" }
      var parts: [String] = []
      for (label, payload) in zip(labels, types) {
        guard let value = value(of: payload, depth: depth + 1) else { return nil }
        parts.append(label.isEmpty ? value : "\(label): \(value)")
      }
      return "\(type).\(first)(\(parts.joined(separator: ", ")))"
    }
  }

  private func generic(_ type: String, depth: Int) -> String? {
    guard let angle = type.firstIndex(of: "<"), type.hasSuffix(">"),
      type[..<angle].utf8.allSatisfy({ $0.isPlainName }), type.first?.isUppercase == true
    else { return nil }
    if case .made? = sketches[String(type[..<angle])]?.kind { return type + "()" }
    return sketches[String(type[..<angle])] == nil ? type + "()" : nil
  }

  private func tuple(_ type: String, depth: Int) -> String? {
    var values: [String] = []
    for part in Self.parts(type.dropFirst().dropLast(), at: ",") {
      let named = Self.parts(Substring(part), at: ":")
      guard let value = value(of: named.last ?? part, depth: depth + 1) else { return nil }
      values.append(named.count > 1 ? "\(named[0]): \(value)" : value)
    }
    return "(" + values.joined(separator: ", ") + ")"
  }

  private func closure(_ shape: (count: Int, result: String), depth: Int) -> String? {
    guard let value = value(of: shape.result, depth: depth + 1) else { return nil }
    let names = Array(repeating: "_", count: shape.count).joined(separator: ", ")
    let body = value == "()" ? "" : " \(value) "
    return shape.count == 0 ? "{\(body)}" : "{ \(names) in\(body)}"
  }
}

extension PlainValues {
  /// A type without attributes and the words that say how it is handed over.
  static func cleaned(_ written: String) -> String {
    var words = written.split(separator: " ", omittingEmptySubsequences: true)[...]
    while let first = words.first,
      first.hasPrefix("@") || ["inout", "borrowing", "consuming", "any"].contains(String(first))
    { words = words.dropFirst() }
    return words.joined(separator: " ")
  }

  /// The number of parameters and the result of a type of functions.
  static func result(ofClosure type: String) -> (count: Int, result: String)? {
    guard type.hasPrefix("("), let arrow = outermostArrow(type) else { return nil }
    let list = type[..<arrow].drop { $0 == " " }
    guard let close = list.lastIndex(of: ")") else { return nil }
    let inner = list[list.index(after: list.startIndex)..<close]
    let count = inner.allSatisfy { $0 == " " } ? 0 : parts(inner, at: ",").count
    let result = type[type.index(arrow, offsetBy: 2)...].drop { $0 == " " }
    return (count, String(result))
  }

  private static func outermostArrow(_ type: String) -> String.Index? {
    var depth = 0
    var index = type.startIndex
    while index < type.endIndex {
      switch type[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "-" where depth == 0 && type[index...].hasPrefix("->"): return index
      default: break
      }
      index = type.index(after: index)
    }
    return nil
  }

  /// Cuts a text at a sign that no bracket encloses.
  static func parts(_ text: Substring, at sign: Character) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    var before: Character = " "
    for next in text {
      if "([<{".contains(next) { depth += 1 }
      if ")]}".contains(next) || (next == ">" && before != "-") { depth -= 1 }
      if next == sign && depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(next)
      }
      before = next
    }
    return parts.map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension UInt8 {
  /// Whether a name with points has the byte.
  fileprivate var isPlainName: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
