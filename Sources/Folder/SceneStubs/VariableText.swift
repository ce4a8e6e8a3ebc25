import SceneLowering
import SceneSources

/// A variable as it is written.
struct VariableText: Hashable, Sendable {
  let name: String
  /// Whether it is a `let`.
  let isConstant: Bool
  /// Its type: the written one, or what its value shows; nil where neither tells.
  let type: String?
  /// Whether the type is written.
  let isTyped: Bool
  /// Whether it has a value.
  let hasValue: Bool
  /// The value where it is a word of Swift's own, such as a text or a number, or a name made of a text.
  let literal: String?
  /// Whether code gives its value.
  let isComputed: Bool
  /// Whether it can be set.
  let isSettable: Bool

  /// Reads a variable.
  ///
  /// - Parameter siblings: What is declared beside it, with the pattern that it belongs to.
  init?(
    _ variable: SourceDeclaration, among siblings: [SourceDeclaration], in source: StubbedSource
  ) {
    let list = source.list
    guard let index = list.index(at: variable.start) else { return nil }
    let pattern = siblings.first {
      $0.kind == "pattern_binding_decl" && $0.start <= variable.start && variable.start < $0.end
    }
    let end = pattern.map { list.index(atOrBehind: $0.end) } ?? list.count
    guard index < end, let first = pattern.flatMap({ source.keyword(at: $0.start) }),
      !list.isWord(first + 1, "(")
    else { return nil }
    name = list.text(index)
    isConstant = list.isWord(first, "let")
    let accessors = Set(variable.accessors)
    let isObserved = accessors.contains("willSet") || accessors.contains("didSet")
    let colon = Self.colon(index, end, source)
    var next = colon ?? (index + 1)
    var type: String?
    if let colon {
      next = Self.typeEnd(colon + 1, end, source)
      type = list.joined((colon + 1)..<next)
    }
    isTyped = type != nil
    hasValue = list.isWord(index + 1, "=") || (colon != nil && list.isWord(next, "="))
    isComputed = !hasValue && !isObserved && list.isWord(next, "{") && next < end
    isSettable = isComputed ? accessors.contains("set") : !isConstant
    if hasValue {
      let start = (list.isWord(index + 1, "=") ? index + 1 : next) + 1
      let value = start..<Self.valueEnd(start, end, source)
      literal = Self.literal(value, source)
      if type == nil { type = Self.shown(value, source) }
    } else {
      literal = nil
    }
    self.type = type?.isEmpty == true ? nil : type
  }

  /// The colon of the variable, or of one behind it whose type it shares.
  private static func colon(_ index: Int, _ end: Int, _ source: StubbedSource) -> Int? {
    var next = index + 1
    while source.list.isWord(next, ",") && next + 2 < end { next += 2 }
    return source.list.isWord(next, ":") && next < end ? next : nil
  }

  private static func typeEnd(_ start: Int, _ end: Int, _ source: StubbedSource) -> Int {
    let list = source.list
    var (index, angles) = (start, 0)
    while index < end {
      if list.isWord(index, "<") { angles += 1 }
      if list.isWord(index, ">") && !list.isWord(index - 1, "-") { angles -= 1 }
      if list.isWord(index, "{") || list.isWord(index, "=") { return index }
      if list.isWord(index, ",") && angles == 0 { return index }
      index = list.partners[index] > index ? list.partners[index] + 1 : index + 1
    }
    return min(index, end)
  }

  /// Where a value ends: at the comma of the next variable, or at the accessors.
  private static func valueEnd(_ start: Int, _ end: Int, _ source: StubbedSource) -> Int {
    let part = source.parts(start..<end).first ?? start..<end
    return part.upperBound
  }

  private static func literal(_ value: Range<Int>, _ source: StubbedSource) -> String? {
    let list = source.list
    guard let first = value.first else { return nil }
    if value.count == 1 {
      let isWord = ["true", "false", "nil"].contains(list.text(first))
      let isPlain = list[first].kind == .number || list[first].kind == .text || isWord
      return isPlain ? list.text(first) : nil
    }
    // A name that is made of a text, such as `Notification.Name("left")`.
    let texts = value.filter { list[$0].kind == .text }
    guard texts.count == 1, list.isWord(value.upperBound - 1, ")"),
      value.upperBound - 2 == texts[0], value.count <= 9,
      value.allSatisfy({
        list[$0].kind == .word || list[$0].kind == .text
          || list.isWord($0, ".") || list.isWord($0, "(") || list.isWord($0, ")")
          || list.isWord($0, ":")
      })
    else { return nil }
    return list.joined(value)
  }

  /// The type that a value shows.
  private static func shown(_ value: Range<Int>, _ source: StubbedSource) -> String? {
    let list = source.list
    guard let first = value.first else { return nil }
    if value.count == 1 {
      switch list[first].kind {
      case .text: return "String"
      case .number: return list.text(first).contains(".") ? "Double" : "Int"
      default: return list.isWord(first, "true") || list.isWord(first, "false") ? "Bool" : nil
      }
    }
    if list.isWord(first, "["), list.partners[first] > first,
      list.isWord(list.partners[first] + 1, "(")
    {
      return list.joined(first..<(list.partners[first] + 1))
    }
    return made(first, value, source)
  }

  /// The type of a value such as `Cache<Int>()`, or of `Palette.shared`.
  private static func made(_ first: Int, _ value: Range<Int>, _ source: StubbedSource) -> String? {
    let list = source.list
    guard list[first].kind == .word, list.text(first).first?.isUppercase == true else { return nil }
    var index = first + 1
    while list.isWord(index, "."), index + 1 < value.upperBound,
      list.text(index + 1).first?.isUppercase == true
    { index += 2 }
    let behind = source.behindAngles(index)
    if list.isWord(behind, "("), list.partners[behind] + 1 == value.upperBound {
      return CapitalFunctions.type(ofCall: list.joined(first..<behind))
    }
    let isShared =
      list.isWord(index, ".") && index + 2 == value.upperBound && list[index + 1].kind == .word
    return isShared ? list.joined(first..<index) : nil
  }
}
