import SceneSources

extension SourceLowerer {
  /// Methods of Apple's delegates begin with what calls them.
  private static let senders = [
    "application", "scene", "windowScene", "window", "scrollView", "tableView", "collectionView",
    "textField", "textView", "searchBar", "search", "navigationController", "tabBarController",
    "splitViewController", "presentationController", "adaptivePresentationStyle",
    "pageViewController", "gestureRecognizer", "webView", "pickerView", "userNotificationCenter",
    "imagePickerController", "locationManager", "documentPicker", "popoverPresentationController",
    "update", "willPresent", "willDismiss", "didPresent", "didDismiss", "traitCollectionDidChange",
    "number", "position", "bar", "tabBar", "navigationBar", "controller", "session",
  ]

  /// Whether a name is that of a method that a type need not have, when it is called with `?`.
  private func isOptionalMethod(_ index: Int, _ arguments: Range<Int>) -> Bool {
    let name = list.name(index)
    if facts.optionalMethods.contains(name) { return true }
    // No closure has labels.
    if hasLabel(arguments) { return true }
    guard !facts.variables.contains(name) else { return false }
    return Self.senders.contains { sender in
      name.hasPrefix(sender) && (name.dropFirst(sender.count).first?.isUppercase ?? true)
    }
  }

  private func hasLabel(_ arguments: Range<Int>) -> Bool {
    var index = arguments.lowerBound
    while index < arguments.upperBound {
      let follows = list.isWord(index - 1, "(") || list.isWord(index - 1, ",")
      if follows, list[index].kind == .word, list.isWord(index + 1, ":") { return true }
      index = max(index, list.partners[index]) + 1
    }
    return false
  }

  /// `x?.f?(1)` becomes `(try? x?.f(1))`: the requirement throws where a type does not have it.
  ///
  /// A call that throws in this way is nothing, and what a method returns is optional, as with
  /// Objective-C.
  mutating func lowerOptionalCall(at index: Int) {
    let mark = index + 1
    let isForced = list.isWord(mark, "!")
    guard isForced || list.isWord(mark, "?"), list.touchesPrevious(mark) else {
      return noteValue(at: index)
    }
    guard list.isWord(index - 1, "."), list.isWord(mark + 1, "("), list.touchesPrevious(mark + 1),
      let last = closing(mark + 1), isOptionalMethod(index, (mark + 2)..<last)
    else { return }
    // What is unwrapped with a sign is as often a closure: only the module's own methods are known.
    if isForced && !facts.optionalMethods.contains(list.name(index)) { return }
    guard let first = receiver(endingAt: index - 1) else {
      return remark(.optionalCall, at: index, index..<(last + 1))
    }
    if !facts.optionalMethods.contains(list.name(index)) {
      remark(.defaultAnswers, at: index, first..<(last + 1))
    }
    let start = list[first].start
    edits.append(.insert(start, "(try" + (isForced ? "! " : "? "), .optionalCall))
    edits.append(.replace(list[mark].range, "", .optionalCall))
    let isChained = list.isWord(last + 1, ".") || (list.isWord(last + 1, "[") && touches(last + 1))
    edits.append(
      .insert(list[last].end, isChained && !isForced ? ")?" : ")", .optionalCall))
  }

  private func touches(_ index: Int) -> Bool { list.touchesPrevious(index) }

  /// Notes a method that is compared or bound, and not called.
  private mutating func noteValue(at index: Int) {
    guard list.isWord(index - 1, "."), facts.optionalMethods.contains(list.name(index)) else {
      return
    }
    let next = index + 1
    let isCompared =
      (list.isWord(next, "=") || list.isWord(next, "!")) && list.isWord(next + 1, "=")
      && list.isWord(next + 2, "nil")
    if isCompared { remark(.optionalMethodAsValue, at: index, max(0, index - 2)..<(next + 3)) }
  }

  /// The first token of the expression before a point; nil where it is not understood.
  private func receiver(endingAt point: Int) -> Int? {
    var first = point
    while list.isWord(first, "."), point - first < Self.mostWords {
      var part = first - 1
      while part > 0, list.isWord(part, "?") || list.isWord(part, "!") { part -= 1 }
      // A call, a subscript, or both; then the name before it.
      while part > 0, point - part < Self.mostWords,
        list.isWord(part, ")") || list.isWord(part, "]")
      {
        guard list.partners[part] >= 0 else { return nil }
        let open = list.partners[part]
        guard open > 0, list.touchesPrevious(open), isOperand(open - 1) else { return open }
        part = open - 1
        while part > 0, list.isWord(part, "?") || list.isWord(part, "!") { part -= 1 }
      }
      guard part >= 0, list[part].kind == .word else { return nil }
      first = part
      if list.isWord(part - 1, ".") { first = part - 1 } else { return first }
      // A point without anything before it begins an expression of its own.
      if !isOperand(first - 1) { return first }
    }
    return nil
  }

  private func isOperand(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    switch list[index].kind {
    case .word:
      return !["return", "in", "try", "await", "case", "if", "guard", "while", "else", "throw"]
        .contains(list.text(index))
    case .sign:
      return [")", "]", "?", "!"].contains(list.text(index))
    default: return false
    }
  }
}
