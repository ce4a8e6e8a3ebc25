import SceneSources

extension SourceLowerer {
  mutating func lowerDirective(at index: Int) {
    switch list.text(index) {
    case "#available": lowerQuestion(at: index, isTurned: false)
    case "#unavailable": lowerQuestion(at: index, isTurned: true)
    case "#selector": lowerSelector(at: index)
    case "#keyPath": lowerKeyPath(at: index)
    case "#colorLiteral": lowerLiteral(at: index, "UIColor")
    case "#imageLiteral": lowerImage(at: index)
    case "#fileLiteral": remark(.fileLiteral, at: index, index..<(index + 1))
    case "#warning": cut(at: index, remark: nil)
    case "#error": cut(at: index, remark: .errorDirective)
    case "#sourceLocation": cut(at: index, remark: .sourceLocation)
    default: break
    }
  }

  private mutating func cut(at index: Int, remark reason: LoweringRemark.Reason?) {
    guard let last = closing(index + 1) else { return }
    if let reason { remark(reason, at: index, index..<(last + 1)) }
    edits.append(.blank(bytes(index, through: last), .directive))
  }

  private mutating func lowerLiteral(at index: Int, _ type: String) {
    guard list.isWord(index + 1, "(") else { return }
    edits.append(.replace(list[index].range, type, .literal))
  }

  private mutating func lowerImage(at index: Int) {
    guard let last = closing(index + 1), last - index == 5, list.isWord(index + 2, "resourceName")
    else { return }
    let name = list.text(index + 4)
    edits.append(
      .replace(
        bytes(index, through: last), "(UIImage(named: \(name)) ?? UIImage())", .literal))
  }

  /// A question about the system's version becomes a question to the world that is played.
  private mutating func lowerQuestion(at index: Int, isTurned: Bool) {
    guard let last = closingList(of: index) else {
      return remark(.systemQuestion, at: index, index..<(index + 1))
    }
    var version: [Int]?
    var isOther = false
    var item = index + 2
    while item < last {
      var end = item
      while end < last && !list.isWord(end, ",") { end += 1 }
      let name = list.text(item)
      if name == "iOS" || (name == "iOSApplicationExtension" && version == nil) {
        let written = list.joined((item + 1)..<end).filter { $0 != " " }
        version = BuildConditions.Version(written)?.numbers
        isOther = isOther || version == nil
      } else if list[item].kind != .word && name != "*" {
        isOther = true
      }
      item = end + 1
    }
    guard !isOther else { return remark(.systemQuestion, at: index, index..<(last + 1)) }
    let question =
      version.map { numbers in
        (isTurned ? "!" : "") + "\(SupportSource.question)(iOS: "
          + numbers.map(String.init).joined(separator: ", ") + ")"
      } ?? (isTurned ? "(false)" : "(true)")
    edits.append(
      .replace(
        bytes(index, through: last), String(question.dropLast()), tail: ")", .systemQuestion))
  }

  /// A key path of Objective-C is a text: the names behind those of types.
  private mutating func lowerKeyPath(at index: Int) {
    guard let last = closingList(of: index) else {
      return remark(.keyPath, at: index, index..<(index + 1))
    }
    var names: [String] = []
    var angles = 0
    for item in (index + 2)..<last {
      if list.isWord(item, "<") { angles += 1 }
      if list.isWord(item, ">") { angles -= 1 }
      if angles == 0 && list[item].kind == .word { names.append(list.name(item)) }
    }
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
      names.removeFirst()
    }
    // The name is one word of letters, so that it needs no escape.
    edits.append(
      .replace(
        bytes(index, through: last), "\"" + names.joined(separator: "."), tail: "\"", .keyPath))
  }
}
