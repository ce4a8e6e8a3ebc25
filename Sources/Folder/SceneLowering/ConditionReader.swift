import SceneSources

/// Answers the condition behind an `#if` as for iOS.
struct ConditionReader {
  private let list: TokenList
  private let range: Range<Int>
  private let conditions: BuildConditions
  /// The conditions that were asked for and are not known.
  private(set) var unknown: [String] = []

  /// A condition that is between two tokens.
  init(_ list: TokenList, _ range: Range<Int>, _ conditions: BuildConditions) {
    self.list = list
    self.range = range
    self.conditions = conditions
  }

  /// The value; false where a part that decides is not known.
  mutating func value() -> Bool {
    let condition = SourceCondition(range.map { list.text($0)[...] })
    return condition.value { answer($0) } ?? false
  }

  /// Answers with no where nothing is known, so that the contrary holds.
  private mutating func answer(_ question: SourceCondition.ConditionTerm) -> Bool {
    guard let words = question.arguments else { return conditions.flags.contains(question.name) }
    let start = range.lowerBound
    return call(question.name, (start + words.lowerBound)..<(start + words.upperBound))
  }

  private mutating func call(_ name: String, _ arguments: Range<Int>) -> Bool {
    let first = list.text(arguments.lowerBound)
    switch name {
    case "os": return first == "iOS"
    case "arch": return first == "arm64"
    case "targetEnvironment": return false
    case "_endian": return first == "little"
    case "_pointerBitWidth": return list.joined(arguments).hasSuffix("64")
    case "_runtime": return first == "_ObjC"
    case "hasFeature": return conditions.features.contains(first)
    case "hasAttribute": return true
    case "compiler", "_compiler_version": return compares(conditions.compiler, arguments)
    case "swift": return compares(conditions.language, arguments)
    case "canImport":
      if let isThere = conditions.canImport(first) { return isThere }
      unknown.append("canImport(\(first))")
      return false
    default:
      unknown.append(name + "(" + list.joined(arguments) + ")")
      return false
    }
  }

  private func compares(_ version: BuildConditions.Version, _ arguments: Range<Int>) -> Bool {
    let text = list.joined(arguments).filter { $0 != " " }
    let digits = text.drop { !$0.isNumber }
    guard let other = BuildConditions.Version(digits) else { return false }
    return text.hasPrefix("<") ? version < other : !(version < other)
  }
}
