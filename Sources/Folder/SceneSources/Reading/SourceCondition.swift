/// The condition behind an `#if`: questions, joined by `!`, `&&`, `||` and parentheses.
///
/// Who reads it answers the questions: what is built for iOS, or what is known of Linux.
package indirect enum SourceCondition {
  /// A flag such as `DEBUG`, or a call such as `os(iOS)`.
  package struct ConditionTerm {
    /// The name.
    package let name: String
    /// The places of a call's arguments among the words; nil for a flag.
    package let arguments: Range<Int>?
  }

  /// A question.
  case question(ConditionTerm)
  /// `true` or `false`.
  case literal(Bool)
  /// The place of a part that is not written.
  case missing
  /// The contrary of a condition.
  case not(SourceCondition)
  /// Conditions of which one suffices.
  case any([SourceCondition])
  /// Conditions that must hold together.
  case all([SourceCondition])

  /// Reads a condition.
  ///
  /// Signs of several characters are several words.
  package init(_ words: [Substring]) {
    var parser = ConditionParser(words: words)
    self = parser.any()
  }

  /// Returns the value; nil where that is not known.
  ///
  /// - Parameter answer: Called once for each question, in their order; nil where it is not known.
  package func value(_ answer: (ConditionTerm) -> Bool?) -> Bool? {
    switch self {
    case .question(let question): return answer(question)
    case .literal(let value): return value
    case .missing: return nil
    case .not(let condition): return condition.value(answer).map { !$0 }
    case .any(let conditions):
      let values = conditions.map { $0.value(answer) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .all(let conditions):
      let values = conditions.map { $0.value(answer) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
  }
}

private struct ConditionParser {
  let words: [Substring]
  private var index = 0
  private var nesting = 0
  /// More parentheses than a person writes are not followed.
  private static let mostNested = 100

  init(words: [Substring]) { self.words = words }

  private mutating func skip(_ sign: Substring) -> Bool {
    guard index < words.count, words[index] == sign else { return false }
    index += 1
    return true
  }

  mutating func any() -> SourceCondition {
    let first = all()
    var conditions = [first]
    while skip("|") {
      _ = skip("|")
      conditions.append(all())
    }
    return conditions.count == 1 ? first : .any(conditions)
  }

  private mutating func all() -> SourceCondition {
    let first = single()
    var conditions = [first]
    while skip("&") {
      _ = skip("&")
      conditions.append(single())
    }
    return conditions.count == 1 ? first : .all(conditions)
  }

  private mutating func single() -> SourceCondition {
    // Many signs in a row turn the value so many times.
    var isTurned = false
    while skip("!") { isTurned.toggle() }
    let operand = self.operand()
    return isTurned ? .not(operand) : operand
  }

  private mutating func operand() -> SourceCondition {
    if nesting < Self.mostNested, skip("(") {
      nesting += 1
      let condition = any()
      nesting -= 1
      _ = skip(")")
      return condition
    }
    guard index < words.count else { return .missing }
    let name = String(words[index])
    index += 1
    if name == "true" || name == "false" { return .literal(name == "true") }
    return .question(SourceCondition.ConditionTerm(name: name, arguments: arguments()))
  }

  /// The words between the parentheses of a call, if one follows; ends behind the closing one.
  private mutating func arguments() -> Range<Int>? {
    guard skip("(") else { return nil }
    let start = index
    var depth = 1
    while index < words.count {
      if words[index] == "(" { depth += 1 }
      if words[index] == ")" { depth -= 1 }
      index += 1
      if depth == 0 { return start..<(index - 1) }
    }
    return start..<index
  }
}
