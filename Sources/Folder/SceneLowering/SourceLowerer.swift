import SceneSources

/// Finds what is to be changed in one source.
struct SourceLowerer {
  let source: ParsedSource
  let facts: ModuleFacts
  let options: LoweringOptions
  var edits = EditList()
  var remarks: [LoweringRemark] = []

  var list: TokenList { source.list }

  private static let mostWordsOfRemark = 40
  /// More words than a person writes between the parentheses of a directive, or before a point.
  static let mostWords = 256

  init(_ source: ParsedSource, _ facts: ModuleFacts, _ options: LoweringOptions) {
    self.source = source
    self.facts = facts
    self.options = options
  }

  /// Finds all of it.
  mutating func lower() {
    lowerDeclarations()
    lowerStatics()
    var index = 0
    while index < list.count { index = step(at: index) }
    compareReaders()
  }

  /// Looks at one token and what it begins; returns where to go on.
  private mutating func step(at index: Int) -> Int {
    switch list[index].kind {
    case .sign where list.isWord(index, "@"): lowerAttribute(at: index)
    case .directive:
      if list.isWord(index, "#Preview") { return cutPreview(at: index) }
      lowerDirective(at: index)
    case .word:
      if list.isWord(index, "struct"), let end = cutProvider(at: index) { return end }
      lowerWord(at: index)
    default: break
    }
    return index + 1
  }

  private mutating func lowerWord(at index: Int) {
    if list.isWord(index, "dynamic") {
      lowerDynamic(at: index)
    } else if list.isWord(index, "as") {
      lowerCast(at: index)
    } else if list.isWord(index, "import") {
      lowerImport(at: index)
    } else if list.isWord(index, "Selector") || list.isWord(index, "NSSelectorFromString") {
      remarkSelector(at: index)
    } else if list.isWord(index, "UIApplicationMain"), list.isWord(index + 1, "("),
      !list.isWord(index - 1, "func"), !list.isWord(index - 1, ".")
    {
      remark(.entryByCall, at: index, index..<(index + 1))
    } else if list.isWord(index, "sleep") || list.isWord(index, "usleep") {
      lowerSleep(at: index)
    } else {
      lowerOptionalCall(at: index)
    }
  }

  mutating func remark(_ reason: LoweringRemark.Reason, at index: Int, _ words: Range<Int>) {
    let text = String(list.joined(words.prefix(Self.mostWordsOfRemark)).prefix(120))
    let line = index < list.count ? list[index].line : 1
    remarks.append(LoweringRemark(file: source.path, line: line, reason: reason, text: text))
  }

  /// The bytes from one token to another.
  func bytes(_ first: Int, through last: Int) -> Range<Int> {
    list[first].start..<list[max(first, last)].end
  }

  /// The bracket that closes one, if a token is one that opens and is closed.
  func closing(_ index: Int) -> Int? {
    guard index < list.count, list.partners[index] > index else { return nil }
    return list.partners[index]
  }

  /// The parenthesis that closes the list behind a directive, where something stands in the list.
  func closingList(of directive: Int) -> Int? {
    guard list.isWord(directive + 1, "("), let last = closing(directive + 1),
      (2..<Self.mostWords).contains(last - directive - 1)
    else { return nil }
    return last
  }
}

// MARK: - Comparison

extension SourceLowerer {
  /// The compiler's words for attributes that no copy has.
  static let gone: Set<String> = [
    "objc_attr", "obj_c_members_attr", "objc_members_attr", "non_objc_attr", "ib_outlet_attr",
    "ib_action_attr", "ib_inspectable_attr", "ib_designable_attr", "ib_segue_action_attr",
    "gk_inspectable_attr", "ns_copying_attr", "ns_managed_attr", "ui_application_main_attr",
    "ns_application_main_attr", "optional_attr", "dynamic_attr",
  ]

  /// Notes where the compiler sees a declaration or an attribute that the tokens do not have.
  private mutating func compareReaders() {
    let starts = edits.starts
    var lost: [Int] = []
    source.eachDeclaration { declaration, _ in
      if list.index(at: declaration.start) == nil { lost.append(declaration.start) }
      for attribute in declaration.attributes where Self.gone.contains(attribute.kind) {
        let isFound = starts.contains(attribute.start) || starts.contains(attribute.start - 1)
        if !isFound && !isCut(attribute.start) { lost.append(attribute.start) }
      }
    }
    for offset in Set(lost).sorted().prefix(8) {
      let index = min(list.index(atOrBehind: offset), max(0, list.count - 1))
      remark(.readersDisagree, at: index, index..<min(index + 3, list.count))
    }
  }

  /// Whether what is at an offset is cut as a part of something else.
  private func isCut(_ offset: Int) -> Bool { edits.cuts.contains { $0.contains(offset) } }
}
