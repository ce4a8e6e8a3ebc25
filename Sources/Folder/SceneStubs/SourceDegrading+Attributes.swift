import SceneLowering
import SceneSources

extension SourceDegrading {
  /// An attribute of a module that is not there goes; a property that it gave a value gets another one.
  func attribute(_ mistake: Mistake, _ offset: Int, _ file: inout EditedSource) -> Bool {
    let list = file.source.list
    var index = list.index(atOrBehind: offset)
    if list.isWord(index - 1, "@") { index -= 1 }
    guard list.isWord(index, "@"), index + 1 < list.count else { return false }
    var end = index + 1
    if list.isWord(end + 1, "("), list.touchesPrevious(end + 1), list.partners[end + 1] > end {
      end = list.partners[end + 1]
    }
    let isPut = file.put(
      SourceChange(
        range: list[index].start..<list[end].end, text: "", reason: .word, cause: mistake.text))
    if isPut, let (text, offset) = value(ofPropertyAround: list[index].start, file.source, mistake)
    {
      _ = file.put(
        SourceChange(range: offset..<offset, text: text, reason: .word, cause: mistake.text))
    }
    return isPut
  }

  /// Returns the text that gives a property a value, and its offset; nil where it has one.
  private func value(
    ofPropertyAround offset: Int, _ source: StubbedSource, _ mistake: Mistake
  ) -> (text: String, offset: Int)? {
    guard let property = Self.property(around: offset, in: source.declarations, source) else {
      return nil
    }
    let words = source.tokens(property.start..<property.end)
    guard let colon = source.first(":", in: words), source.first("=", in: words) == nil,
      source.first("{", in: words) == nil, colon + 1 < words.upperBound
    else { return nil }
    let type = source.list.joined((colon + 1)..<words.upperBound)
    if let value = plain.value(of: type) { return (" = \(value)", property.end) }
    let name = Keywords.plain(source.list.name(colon - 1))
    let text =
      " { get { StubCall.asked(\"\(name)\") } set { StubCall.note(\"\(name)=\", [newValue]) } }"
    return (text, property.end)
  }

  private static func property(
    around offset: Int, in level: [SourceDeclaration], _ source: StubbedSource
  ) -> SourceDeclaration? {
    for declaration in level {
      let start = beginning(of: declaration, in: source)
      guard start <= offset, offset <= declaration.end else { continue }
      if declaration.kind == "pattern_binding_decl" { return declaration }
      if let found = property(around: offset, in: declaration.members, source) { return found }
    }
    return nil
  }
}
