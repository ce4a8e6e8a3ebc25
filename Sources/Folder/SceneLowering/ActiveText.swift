import SceneSources

/// A source of which only what is compiled for iOS is left: the rest is blank, so that lines and offsets
/// stay.
struct ActiveText {
  /// The bytes, as many as before.
  private(set) var bytes: [UInt8]
  /// The tokens that are left, without the directives.
  private(set) var tokens: [SourceToken] = []
  private(set) var remarks: [LoweringRemark] = []

  /// An `#if` whose end has not come.
  private struct OpenCondition {
    var line: Int
    /// Whether what is around it is compiled.
    var isAroundActive: Bool
    /// Whether one of its branches was.
    var isDone: Bool
    /// Whether the present branch is.
    var isActive: Bool
  }

  private let path: String
  private let conditions: BuildConditions
  private var open: [OpenCondition] = []
  /// Where the branch that is not compiled begins.
  private var leftOutFrom: Int?

  /// Resolves the conditions of a source.
  ///
  /// - Throws: `LoweringError` where an `#if` and its end do not fit.
  init(_ source: SourceFile, _ conditions: BuildConditions) throws(LoweringError) {
    bytes = source.bytes
    path = source.path
    self.conditions = conditions
    let all = TokenReader.tokens(in: source.bytes, hasBareRegex: conditions.hasBareRegex)
    try resolve(TokenList(source.bytes, all))
    // What may stand at the beginning of a file only, and the copy has a line before it.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.blank(0..<3) }
    let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes[start...].starts(with: Array("#!".utf8)) {
      bytes.blank(start..<(bytes.firstIndex(of: .lineFeed) ?? bytes.count))
    }
  }

  private mutating func resolve(_ list: TokenList) throws(LoweringError) {
    tokens.reserveCapacity(list.count)
    var index = 0
    while index < list.count {
      guard list[index].kind == .directive, let kind = Directive(list.text(index)) else {
        if leftOutFrom == nil { tokens.append(list[index]) }
        index += 1
        continue
      }
      var end = index + 1
      while end < list.count && list[end].line == list[index].line { end += 1 }
      // A condition is on one line; `#else` and `#endif` have none, and something may follow them.
      if kind == .otherwise || kind == .end { end = index + 1 }
      try take(kind, list, index..<end)
      bytes.blank(list[index].start..<list[end - 1].end)
      index = end
    }
    if let last = open.last {
      throw LoweringError(.unbalancedCondition, file: path, line: last.line, detail: "#if")
    }
  }

  private enum Directive: String {
    case begin = "#if"
    case another = "#elseif"
    case otherwise = "#else"
    case end = "#endif"

    init?(_ text: String) { self.init(rawValue: text) }
  }

  private mutating func take(
    _ directive: Directive, _ list: TokenList, _ range: Range<Int>
  ) throws(LoweringError) {
    let line = list[range.lowerBound].line
    let isAround = open.last?.isActive ?? true
    if directive == .begin {
      let value = isAround && self.value(list, range, line)
      open.append(
        OpenCondition(line: line, isAroundActive: isAround, isDone: value, isActive: value))
    } else if var condition = open.popLast() {
      if directive != .end {
        let mayBe = condition.isAroundActive && !condition.isDone
        condition.isActive = mayBe && (directive == .otherwise || value(list, range, line))
        condition.isDone = condition.isDone || condition.isActive
        open.append(condition)
      }
    } else {
      throw LoweringError(
        .unbalancedCondition, file: path, line: line, detail: list.text(range.lowerBound))
    }
    let isActive = open.last?.isActive ?? true
    if let start = leftOutFrom {
      bytes.blank(start..<list[range.lowerBound].start)
      leftOutFrom = nil
    }
    if !isActive { leftOutFrom = list[range.upperBound - 1].end }
  }

  private mutating func value(_ list: TokenList, _ range: Range<Int>, _ line: Int) -> Bool {
    var reader = ConditionReader(list, range.dropFirst(), conditions)
    let value = reader.value()
    remarks += reader.unknown.map {
      LoweringRemark(file: path, line: line, reason: .conditionChosen, text: $0)
    }
    return value
  }
}
