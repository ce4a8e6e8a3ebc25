/// Goes through a source for what it compares with the parts of what comes to an app.
struct ArrivalReader {
  /// A part of a link, an activity, a quick action or an answer.
  enum ArrivalPart {
    case scheme, host, path, activity, shortcut, category, action, reply
  }

  /// A text that a part is compared with.
  struct FoundName {
    let part: ArrivalPart
    let text: String
    /// The token of the comparison.
    let start: Int
    /// The tokens that are reached where the two are equal; nil where that is not plain.
    var body: Range<Int>?
    /// The hosts that the same pattern asks for.
    var hosts: [String] = []
  }

  /// A constant of a function that holds a part.
  private struct HeldPart {
    let name: String
    let part: ArrivalPart
    /// The token behind the block in which it is known.
    let end: Int
  }

  let list: TokenList
  let texts: WrittenTexts
  /// The texts, in the order of the source; no more than a person compares.
  private(set) var found: [FoundName] = []
  /// The tokens that look at the path of a link.
  private(set) var pathReads: [Int] = []
  /// Whether the source awaits pages of the web.
  private(set) var readsPages = false

  private var held: [HeldPart] = []
  /// The braces that are open.
  private var open: [Int] = []
  /// The names of values that are quick actions.
  private var shortcuts: Set<String> = []

  /// No source names more.
  private static let most = 500

  init(_ list: TokenList, _ texts: WrittenTexts) {
    self.list = list
    self.texts = texts
  }

  private static let parts: [String: ArrivalPart] = [
    "scheme": .scheme, "host": .host, "path": .path, "lastPathComponent": .path,
    "pathComponents": .path, "activityType": .activity, "type": .shortcut,
    "categoryIdentifier": .category, "actionIdentifier": .action,
  ]

  /// The calls whose first argument names a part, with its label.
  private static let calls: [String: (label: String, part: ArrivalPart)] = [
    "onContinueUserActivity": ("", .activity), "UIApplicationShortcutItem": ("type", .shortcut),
    "UIMutableApplicationShortcutItem": ("type", .shortcut),
    "UNNotificationCategory": ("identifier", .category),
    "UNNotificationAction": ("identifier", .action),
    "UNTextInputNotificationAction": ("identifier", .reply),
  ]

  mutating func read() {
    findShortcuts()
    for index in 0..<list.count where found.count < Self.most {
      if list.isWord(index, "{") {
        open.append(index)
      } else if list.isWord(index, "}") {
        _ = open.popLast()
        held.removeAll { $0.end <= index }
      } else if list[index].kind == .word {
        readWord(index)
      }
    }
  }

  private mutating func readWord(_ index: Int) {
    if list.isWord(index, "switch") {
      readSwitch(index)
    } else if let part = part(at: index) {
      if part == .path { pathReads.append(index) }
      readComparison(index, part)
    } else if let call = Self.calls[list.text(index)], list.isWord(index + 1, "(") {
      let hasLabel = call.label.isEmpty || list.text(index + 2) == call.label
      let value = index + (call.label.isEmpty ? 2 : 4)
      if hasLabel, let text = text(at: value) { add(call.part, text, at: index) }
    } else if list.isWord(index, "webpageURL") || list.text(index) == WrittenTexts.page {
      readsPages = true
    }
  }

  mutating func add(
    _ part: ArrivalPart, _ text: String, at index: Int, body: Range<Int>? = nil,
    hosts: [String] = []
  ) {
    found.append(FoundName(part: part, text: text, start: index, body: body, hosts: hosts))
  }

  // MARK: Parts

  private mutating func findShortcuts() {
    for index in 0..<list.count where list[index].kind == .word {
      if list.isWord(index, "UIApplicationShortcutItem"), list.isWord(index - 1, ":") {
        shortcuts.insert(list.name(index - 2))
      } else if list.isWord(index, "shortcutItem"), list.isWord(index - 1, ".") {
        let first = start(of: index)
        if list.isWord(first - 1, "=") { shortcuts.insert(list.name(first - 2)) }
      }
    }
  }

  /// The part that a token names: a property, or a constant that holds one.
  func part(at index: Int) -> ArrivalPart? {
    guard index < list.count, list[index].kind == .word else { return nil }
    guard list.isWord(index - 1, ".") else {
      guard !held.isEmpty, !list.isWord(index + 1, ":") else { return nil }
      let name = list.name(index)
      return held.last { $0.name == name }?.part
    }
    guard let part = Self.parts[list.text(index)] else { return nil }
    if part != .shortcut { return part }
    var base = index - 2
    while list.isWord(base, "?") || list.isWord(base, "!") { base -= 1 }
    let name = list.name(base)
    return shortcuts.contains(name) || name.lowercased().contains("shortcut") ? part : nil
  }

  /// The first token of the expression whose last name is at an index.
  func start(of index: Int) -> Int {
    var start = index
    while list.isWord(start - 1, ".") {
      var last = start - 2
      while list.isWord(last, "?") || list.isWord(last, "!") { last -= 1 }
      while last >= 0, list.isWord(last, ")") || list.isWord(last, "]"), list.partners[last] >= 0 {
        last = list.partners[last] - 1
      }
      guard last >= 0, list[last].kind == .word else { return last + 1 }
      start = last
    }
    return start
  }

  /// Names behind a part that leave of it what is compared.
  private static let passed: Set<String> = [
    "lowercased", "uppercased", "first", "last", "dropFirst", "dropLast", "prefix", "suffix",
    "split", "components", "filter", "map", "compactMap", "trimmingCharacters", "joined",
    "removingPercentEncoding",
  ]

  /// Those whose argument is a block.
  static let withBlock: Set<String> = ["filter", "map", "compactMap"]

  /// The token behind a part with what is called on it and what stands in its place.
  func end(behind index: Int) -> Int {
    var next = index + 1
    while next < list.count {
      let isCall = list.isWord(next, "(") || list.isWord(next, "[")
      let isBlock = list.isWord(next, "{") && Self.withBlock.contains(list.text(next - 1))
      if isCall && list.touchesPrevious(next) || isBlock {
        guard list.partners[next] > next else { return next }
        next = list.partners[next] + 1
      } else if isPostfix(next) {
        next += 1
      } else if list.isWord(next, "."), Self.passed.contains(list.text(next + 1)) {
        next += 2
      } else if list.isWord(next, "?"), list.isWord(next + 1, "?"), next + 2 < list.count {
        next = list.index(atOrBehind: list.wholeEnd(next + 2))
      } else {
        break
      }
    }
    return next
  }

  private func isPostfix(_ index: Int) -> Bool {
    guard list.touchesPrevious(index) else { return false }
    if list.isWord(index, "?") { return true }
    return list.isWord(index, "!")
      && !(list.isWord(index + 1, "=") && list.touchesPrevious(index + 1))
  }

  /// The text that a literal or the name of a constant at an index stands for.
  func text(at index: Int) -> String? {
    if let literal = WrittenTexts.literal(list, index) { return literal }
    var (names, next) = ([String](), index)
    while next >= 0, next < list.count, list[next].kind == .word {
      names.append(list.name(next))
      guard list.isWord(next + 1, ".") else { break }
      next += 2
    }
    return names.isEmpty ? nil : texts.text(of: names)
  }

  /// Keeps the name of a constant that holds a part up to the end of its block.
  mutating func hold(_ name: Int, _ part: ArrivalPart) {
    let partner = open.last.map { list.partners[$0] } ?? -1
    held.append(
      HeldPart(name: list.name(name), part: part, end: partner < 0 ? list.count : partner))
  }
}
