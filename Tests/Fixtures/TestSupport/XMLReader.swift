/// Counts the elements of a document; nil where it is not well-formed.
///
/// A reader for what our formats write: elements, attributes in quotes, text with entities.
public struct XMLReader {
  /// Creates a reader.
  public init() {}

  /// The number of elements; nil where the document is not well-formed.
  public func elements(_ text: String) -> Int? {
    var open: [Substring] = []
    var count = 0
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return nil }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return nil }
        continue
      }
      guard tag.count(where: { $0 == "\"" }).isMultiple(of: 2), !tag.contains("<") else {
        return nil
      }
      count += 1
      if !tag.hasSuffix("/") { open.append(tag.prefix { $0 != " " }) }
    }
    return open.isEmpty ? count : nil
  }
}
