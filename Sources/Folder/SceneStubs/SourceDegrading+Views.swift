import SceneLowering
import SceneSources

// What stands in a view's body: it is a list of views, so that what replaces one is a view as well.

extension SourceDegrading {
  /// Whether a mistake is about a modifier that SwiftUI has here not, or about one of its styles.
  func isOfViews(_ missing: Mistake.Missing, in list: TokenList, at offset: Int) -> Bool {
    guard isProgram, case .member(let type, let name, let isStatic) = missing else { return false }
    if type == StandInSet.styles { return false }
    let plain = String(type.prefix { $0 != "<" && $0 != "." })
    if type.hasPrefix("some ") || type.hasSuffix("Style") || ViewNames.types.contains(plain) {
      return !isStatic || type.hasSuffix("Style")
    }
    // A modifier stands behind a call on a line of its own.
    let index = list.index(atOrBehind: offset)
    return !isStatic && list.isWord(index - 1, ".") && list.name(index) == name
      && (list.isWord(index - 2, ")") || list.isWord(index - 2, "}"))
      && list.isWord(index + 1, "(")
      && (list.beginsLine(index - 1) || delegates.views.contains(plain))
  }

  /// Cuts the modifier in which a mistake is, or the one that it names.
  ///
  /// - Returns: Whether anything was changed.
  func cutModifier(_ mistake: Mistake, in file: inout EditedSource) -> Bool {
    let offset = file.offset(line: mistake.line, column: mistake.column)
    if file.isFresh(offset) { return true }
    let list = file.source.list
    let last = list.index(atOrBehind: offset)
    guard last < list.count else { return false }
    // No modifier lies behind the mistake, and none has its beginning far before it.
    let first = max(0, last - ViewNames.mostWords)
    return cut(links(in: first..<min(list.count, last + 2), at: offset, list), mistake, &file)
  }

  /// Cuts the innermost of some modifiers that is not cut yet.
  func cut(_ links: [Range<Int>], _ mistake: Mistake, _ file: inout EditedSource) -> Bool {
    let list = file.source.list
    for link in links {
      let range = list[link.lowerBound].start..<list[link.upperBound - 1].end
      if file.isChanged(range) { continue }
      // What a modifier shows or does is lost with it; else it only draws.
      let hasBlock = link.contains { list.isWord($0, "{") }
      let reason: StubRemark.StubReason = hasBlock ? .statement : .word
      if file.put(SourceChange(range: range, text: "", reason: reason, cause: mistake.text)) {
        return true
      }
    }
    return false
  }

  /// The modifiers that have an offset, the innermost first.
  func links(in words: Range<Int>, at offset: Int, _ list: TokenList) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for point in words.reversed() where list.isWord(point, ".") && list[point].start <= offset {
      let name = point + 1
      guard name < list.count, point > 0, list[name].kind == .word, endsValue(point - 1, list),
        list.touchesPrevious(name)
      else { continue }
      var end = name + 1
      if list.isWord(end, "("), list.touchesPrevious(end), list.partners[end] > end {
        end = list.partners[end] + 1
      }
      while end < list.count, !isHead(point, list) {
        if list.isWord(end, "{"), list.partners[end] > end {
          end = list.partners[end] + 1
        } else if list[end].kind == .word, list.isWord(end + 1, ":"), list.isWord(end + 2, "{"),
          list.partners[end + 2] > end, !list.beginsLine(end)
        {
          end = list.partners[end + 2] + 1
        } else {
          break
        }
      }
      guard end > name + 1, list[end - 1].end > offset else { continue }
      found.append(point..<end)
    }
    return found
  }

  /// Whether a member stands in the head of a statement: the brace behind it is no closure.
  private func isHead(_ point: Int, _ list: TokenList) -> Bool {
    var index = point - 1
    while index >= 0 {
      if ["if", "guard", "while", "for", "switch"].contains(list.text(index)) {
        return !list.isWord(index - 1, ".")
      }
      let isOther =
        list.beginsLine(index + 1) && !list.isWord(index + 1, ".") && list.isWord(index, "}")
      if isOther || list.isWord(index, "{") || list.isWord(index, "(") || list.isWord(index, ";") {
        return false
      }
      let isClosing = list.partners[index] >= 0 && list.partners[index] < index
      index = isClosing ? list.partners[index] - 1 : index - 1
    }
    return false
  }

  private func endsValue(_ index: Int, _ list: TokenList) -> Bool {
    list.isWord(index, ")") || list.isWord(index, "}") || list.isWord(index, "]")
      || list[index].kind == .word && !Keywords.has(list.text(index))
  }

  // MARK: - Statements

  /// Whether a statement of a view's body stands in a list of views; false where it is code.
  ///
  /// - Parameters:
  ///   - chain: The statements around it, the innermost first.
  ///   - number: Which of them is replaced.
  ///   - isDrawn: Whether the body around all of them is a list of views.
  func isOfViews(
    _ chain: [Statement], _ number: Int, _ open: Int, isDrawn: Bool, _ source: StubbedSource
  ) -> Bool {
    var isDrawn = isDrawn
    for statement in chain[number...].reversed() where statement.block != open {
      guard isClosure(statement.block, source) else { continue }
      isDrawn = drawsViews(statement.block, source.list)
    }
    return isDrawn
  }

  /// Whether a closure is a list of views: what it is handed to says so.
  private func drawsViews(_ open: Int, _ list: TokenList) -> Bool {
    var index = open - 1
    if list.isWord(index, ":") { return ViewNames.labels.contains(list.name(index - 1)) }
    if list.isWord(index, ")"), list.partners[index] > 0 { index = list.partners[index] - 1 }
    if list.isWord(index, ">") {
      while index > 0, !list.isWord(index, "<") { index -= 1 }
      index -= 1
    }
    guard index >= 0, list[index].kind == .word else { return false }
    let name = list.name(index)
    if name.first?.isUppercase == true { return !ViewNames.doers.contains(name) }
    return ViewNames.showers.contains(name)
  }

  /// The type of a property that is computed.
  func type(ofProperty member: SourceDeclaration, in source: StubbedSource) -> String? {
    guard member.kind == "pattern_binding_decl" else { return nil }
    let words = source.tokens(member.start..<member.end)
    guard let colon = source.first(":", in: words),
      let open = source.first("{", in: colon..<words.upperBound)
    else { return nil }
    return source.list.joined((colon + 1)..<open)
  }

  /// Whether a type is what a view's body is.
  func isDrawnType(_ type: String?) -> Bool {
    guard let type else { return false }
    return type.hasPrefix("some View") || type.hasPrefix("some Scene")
      || type.hasPrefix("some ToolbarContent") || type == "AnyView"
  }
}
