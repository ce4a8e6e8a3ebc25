import SceneLowering
import SceneSources

extension SourceDegrading {
  /// A sign behind a value goes, where the value cannot be nothing; where the same value has it again in
  /// the same declaration, too: of a closure the compiler names one mistake a round.
  func drop(
    sign: StaticString, behind offset: Int, _ member: SourceDeclaration?, _ mistake: Mistake,
    _ file: inout EditedSource
  ) -> Bool {
    let list = file.source.list
    let start = list.index(atOrBehind: offset)
    guard let first = signs(sign, from: start, file).first else { return false }
    var isChanged = false
    for index in indices(like: start..<(first + 1), member, file.source) {
      for found in signs(sign, from: index, file) {
        let change = SourceChange(
          range: list[found].range, text: "", reason: .word, cause: mistake.text)
        isChanged = file.put(change) || isChanged
      }
    }
    return isChanged
  }

  /// Where a sign stands in a chain of members, from a word on.
  private func signs(_ sign: StaticString, from start: Int, _ file: EditedSource) -> [Int] {
    let list = file.source.list
    var found: [Int] = []
    var index = start
    while index < list.count, index == start || !list.beginsLine(index) || list.isWord(index, ".") {
      // Two of them are an operator of their own, such as `??`.
      let isDouble = list.isWord(index + 1, sign) || list.isWord(index - 1, sign)
      if list.isWord(index, sign), !isDouble, list.touchesPrevious(index),
        !file.isChanged(list[index].range)
      {
        found.append(index)
      }
      // Of a member of a stand-in, the same is true; of what comes behind, it is not.
      let isEnd = ["=", ",", "{", ")", "}", "else"].contains(list.text(index))
      if isEnd && (!found.isEmpty || !list.touchesPrevious(index)) { break }
      let isGroup = list.isWord(index, "(") && list.partners[index] > index
      index = isGroup ? list.partners[index] + 1 : index + 1
    }
    return found
  }

  /// Where in the body of a declaration the same words stand.
  private func indices(
    like words: Range<Int>, _ member: SourceDeclaration?, _ source: StubbedSource
  ) -> [Int] {
    let list = source.list
    // A sign alone says nothing of the value before it.
    guard let member, (2...12).contains(words.count) else { return [words.lowerBound] }
    let texts = words.map { list.text($0) }
    // A sign in the head of a method is part of its type: without it the system would not call it.
    let start = member.body?.lowerBound ?? member.start
    return source.tokens(start..<member.end).filter { index in
      index == words.lowerBound
        || (index + texts.count <= list.count
          && texts.indices.allSatisfy { list.text(index + $0) == texts[$0] })
    }
  }
}
