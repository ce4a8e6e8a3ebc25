import SceneSources

/// Reads the condition behind an `#if`.
struct ConditionReader {
  private let list: TokenList
  private let conditions: BuildConditions
  private var index: Int
  private let end: Int
  private var nesting = 0
  /// The conditions that were asked for and are not known.
  private(set) var unknown: [String] = []
  /// More parentheses than a person writes are not followed.
  private static let mostNested = 100

  /// A condition that is between two tokens.
  init(_ list: TokenList, _ range: Range<Int>, _ conditions: BuildConditions) {
    self.list = list
    self.conditions = conditions
    index = range.lowerBound
    end = range.upperBound
  }

  /// The value; false where a part that decides is not known.
  mutating func value() -> Bool { any() }

  private mutating func skip(_ sign: StaticString) -> Bool {
    guard index < end, list.isWord(index, sign) else { return false }
    index += 1
    return true
  }

  private mutating func any() -> Bool {
    var value = all()
    while skip("|") {
      _ = skip("|")
      let next = all()
      value = value || next
    }
    return value
  }

  private mutating func all() -> Bool {
    var value = single()
    while skip("&") {
      _ = skip("&")
      let next = single()
      value = value && next
    }
    return value
  }

  private mutating func single() -> Bool {
    // Many signs in a row turn the value so many times.
    var isTurned = false
    while skip("!") { isTurned.toggle() }
    return operand() != isTurned
  }

  private mutating func operand() -> Bool {
    if nesting < Self.mostNested, skip("(") {
      nesting += 1
      let value = any()
      nesting -= 1
      _ = skip(")")
      return value
    }
    guard index < end else { return false }
    let name = list.text(index)
    index += 1
    guard list.isWord(index, "("), index < end else {
      return name == "true" || (name != "false" && conditions.flags.contains(name))
    }
    let last = list.partners[index]
    let close = last < 0 ? end : min(last, end)
    let argument = index + 1
    index = min(close + 1, end)
    return call(name, argument..<max(argument, close))
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
