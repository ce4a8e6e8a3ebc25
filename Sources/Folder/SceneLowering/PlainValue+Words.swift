import SceneSources

extension PlainValue {
  /// Types of values in which nothing can change.
  private static let constantTypes: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "TimeInterval", "Bool", "Set",
    "CGSize", "CGPoint", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset", "NSRange", "IndexPath",
    "Notification", "NSNotification", "Name", "Duration", "true", "false", "nil", "Array",
    "Dictionary", "Optional",
  ]
  /// Their members.
  private static let constantMembers: Set<String> = [
    "zero", "pi", "infinity", "max", "min", "greatestFiniteMagnitude", "leastNonzeroMagnitude",
    "seconds", "milliseconds", "nan", "ulpOfOne",
  ]

  /// Whether words make a value that is the same in each process, and in which nothing can change.
  ///
  /// - Parameters:
  ///   - words: The tokens of the value.
  ///   - type: Those of the type, where it is written: a class may be made of a literal.
  static func isConstant(_ words: Range<Int>?, of type: Range<Int>?, in list: TokenList) -> Bool {
    guard let words, !words.isEmpty else { return false }
    let isPlain = (type ?? 0..<0).allSatisfy {
      list[$0].kind != .word || constantTypes.contains(list.name($0))
    }
    guard isPlain else { return false }
    if list.isWord(words.lowerBound, "#selector") || list.isWord(words.lowerBound, "#keyPath") {
      return list.partners[words.upperBound - 1] == words.lowerBound + 1
    }
    return words.allSatisfy { index in
      switch list[index].kind {
      case .number: return true
      case .text: return list.wholeEnd(index) == list[index].end
      case .sign: return !"{}@#$!?&".contains(list.text(index))
      case .regex, .directive: return false
      case .word:
        let name = list.name(index)
        // A label, as in `CGSize(width: 1, height: 2)`, or in the type of a set of options.
        if list.isWord(index + 1, ":") { return !list.isWord(index - 1, "?") }
        if list.isWord(index - 1, "."), constantMembers.contains(name) { return true }
        return constantTypes.contains(name) || isRawValue(index, in: list)
      }
    }
  }

  /// Whether a type is made of its raw value, which is a constant: an option.
  private static func isRawValue(_ index: Int, in list: TokenList) -> Bool {
    let name = list.name(index)
    return name.first?.isUppercase == true && list.isWord(index + 1, "(")
      && list.isWord(index + 2, "rawValue")
  }

  /// Types that may answer with nothing where they are made of something.
  private static let failable: Set<String> = [
    "URL", "UIImage", "Int", "Double", "Float", "Bool", "UIColor", "UIFont", "TimeZone", "Bundle",
    "UserDefaults", "URLComponents", "Data", "String", "UUID", "Character", "Unicode", "NSURL",
    "InputStream", "OutputStream", "FileHandle", "Decimal", "Calendar", "IndexPath", "Date",
  ]

  /// The type of a value, where its words show it; nil elsewhere.
  static func type(of words: Range<Int>, in list: TokenList) -> String? {
    guard let first = words.first, let last = words.last else { return nil }
    switch list[first].kind {
    case .text: return list.wholeEnd(first) == list[last].end ? "String" : nil
    case .number where words.count == 1:
      let digits = list.text(first)
      let isWhole = digits.hasPrefix("0x") || !digits.contains { ".eE".contains($0) }
      return isWhole ? "Int" : "Double"
    case .word where words.count == 1:
      return list.isWord(first, "true") || list.isWord(first, "false") ? "Bool" : nil
    case .sign where list.isWord(first, "["):
      // Of an empty list the type is written: `[Link]()`.
      let close = list.partners[first]
      guard close > first + 1, close + 2 == last, list.isWord(close + 1, "("),
        list.partners[close + 1] == last
      else { return nil }
      return list.joined(first..<(close + 1))
    case .word: return madeType(words, in: list)
    default: return nil
    }
  }

  /// The type of `Type(…)`.
  private static func madeType(_ words: Range<Int>, in list: TokenList) -> String? {
    var end = words.upperBound
    let isForced = list.isWord(end - 1, "!")
    if isForced { end -= 1 }
    guard end > words.lowerBound, list.isWord(end - 1, ")") else { return nil }
    let open = list.partners[end - 1]
    guard open > words.lowerBound, list.touchesPrevious(open) else { return nil }
    var path = words.lowerBound..<open
    if path.count > 2, list.isWord(open - 1, "init") { path = path.lowerBound..<(open - 2) }
    let names = path.enumerated().allSatisfy { number, index in
      number % 2 == 0
        ? list.name(index).first?.isUppercase == true : list.isWord(index, ".")
    }
    guard names, let last = path.last, list[last].kind == .word else { return nil }
    let mayFail = open + 2 < end && failable.contains(list.name(last))
    return isForced || !mayFail ? CapitalFunctions.type(ofCall: list.joined(path)) : nil
  }
}
