/// Markup that a worker process wrote, looked at before it becomes a part of a file.
///
/// The process ran an app's code. So its markup is kept only where it is well-formed and holds nothing
/// but the elements and attributes that pictures have: no script, no handler, no address outside.
package enum InertMarkup {
  private static let elements = [
    "html", "head", "meta", "title", "style", "body", "main", "section", "h1", "h2", "h3", "h4",
    "p",
    "dl", "dt", "dd", "pre", "div", "figure", "figcaption", "details", "summary", "table",
    "caption",
    "thead", "tbody", "tr", "th", "td", "a", "ul", "li", "svg", "desc", "g", "rect", "line", "path",
    "circle", "text", "input", "label", "span",
  ]

  private static let attributes = [
    "xmlns", "lang", "charset", "http-equiv", "content", "name", "id", "class", "role", "href",
    "aria-labelledby", "aria-label", "type", "for", "checked", "title", "fill", "scope", "open",
    "colspan", "width", "height", "viewBox",
    "x", "y", "x1", "y1",
    "x2", "y2", "cx", "cy", "r", "rx", "d", "text-anchor",
  ]

  /// Says what markup holds that no picture has; nil when there is nothing of the kind.
  ///
  /// - Complexity: O(text).
  package static func finding(in text: String) -> String? {
    var reader = TagReader(text)
    var open: [String] = []
    while true {
      switch reader.next() {
      case .end: return open.isEmpty ? nil : "no end of '\(open[open.count - 1])'"
      case .prolog: if !open.isEmpty { return "a prolog inside" }
      case .closing(let name):
        if open.popLast() != name { return "an end of '\(name)' without its beginning" }
      case .opening(let name, let values, let isEmpty):
        if let finding = finding(in: name, values) { return finding }
        if name == "style", !reader.skip(anyOf: [StyleSheet.ofPage, StyleSheet.ofPicture]) {
          return "a style sheet that is not ours"
        }
        if !isEmpty { open.append(name) }
      case .garbled: return "a tag that cannot be read"
      }
    }
  }

  private static func finding(
    in name: String, _ values: [(name: String, value: String)]
  ) -> String? {
    guard elements.contains(name) else { return "the element '\(name)'" }
    if name == "input", !values.contains(where: { $0 == ("type", "radio") }) {
      return "an input that is no radio button"
    }
    for (attribute, value) in values {
      guard attributes.contains(attribute) else { return "the attribute '\(attribute)'" }
      let isInside =
        switch attribute {
        case "href": value.hasPrefix("#")
        case "xmlns": [Namespace.page, Namespace.picture].contains(value)
        case "fill": value == "none"
        case "type": value == "radio"
        case "http-equiv": value == "Content-Security-Policy"
        default: true
        }
      if !isInside { return "an '\(attribute)' that leads outside" }
    }
    return nil
  }
}

/// Reads the tags of markup, one after the other.
struct TagReader {
  enum Tag {
    case opening(String, [(name: String, value: String)], isEmpty: Bool)
    case closing(String)
    case prolog
    case garbled
    case end
  }

  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  /// The next tag; what stands before it is text.
  mutating func next() -> Tag {
    rest = rest.drop { $0 != "<" }
    guard !rest.isEmpty else { return .end }
    for prolog in ["<!DOCTYPE html>\n", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"]
    where skip(anyOf: [prolog]) {
      return .prolog
    }
    rest.removeFirst()
    if rest.first == "/" {
      rest.removeFirst()
      let name = word()
      return take(">") ? .closing(name) : .garbled
    }
    return opening()
  }

  private mutating func opening() -> Tag {
    let name = word()
    var values: [(name: String, value: String)] = []
    while take(" ") {
      let attribute = word()
      guard !attribute.isEmpty, take("="), take("\"") else { return .garbled }
      let value = rest.prefix { $0 != "\"" && $0 != "<" }
      rest = rest[value.endIndex...]
      guard take("\"") else { return .garbled }
      values.append((attribute, String(value)))
    }
    let isEmpty = take("/")
    return take(">") && !name.isEmpty ? .opening(name, values, isEmpty: isEmpty) : .garbled
  }

  /// Skips one of some texts and the line break before it; false where none of them stands.
  mutating func skip(anyOf texts: [String]) -> Bool {
    let start = rest.first == "\n" ? rest.dropFirst() : rest
    for text in texts where start.starts(with: text.unicodeScalars) {
      rest = start.dropFirst(text.unicodeScalars.count)
      return true
    }
    return false
  }

  private mutating func word() -> String {
    let word = rest.prefix {
      $0 == "-" || $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
