import SceneLifecycle
import SceneReporting

/// Elements as text, one a line; what comes from outside is escaped on its way in.
///
/// The text is well-formed XML, so that an SVG stands by itself and a page can be read by XML tools.
struct Markup {
  /// The text that was written up to now.
  private(set) var text = ""

  /// Returns text from outside as content or as an attribute's value.
  ///
  /// Controls and directions are shown by their numbers, then signs of markup become entities.
  static func escaped(_ text: String) -> String { XML.escaped(text.shown) }

  /// Returns an attribute whose value comes from outside.
  static func attribute(_ name: String, _ value: String) -> String {
    XML.attribute(name, value.shown)
  }

  /// Writes a start tag; its attributes are ours and are not escaped.
  mutating func open(_ name: String, _ attributes: String = "") {
    text += "<" + name + (attributes.isEmpty ? "" : " " + attributes) + ">\n"
  }

  /// Writes an end tag.
  mutating func close(_ name: String) { text += "</" + name + ">\n" }

  /// Writes an element that has nothing inside.
  mutating func empty(_ name: String, _ attributes: String) {
    text += "<" + name + " " + attributes + "/>\n"
  }

  /// Writes an element with text from outside.
  mutating func element(_ name: String, _ attributes: String, _ content: String) {
    lines(name, attributes, [content])
  }

  /// Writes an element without attributes.
  mutating func element(_ name: String, _ content: String) { lines(name, "", [content]) }

  /// Writes what was made here before.
  mutating func add(_ markup: Markup) { text += markup.text }

  /// Writes markup of ours as it is.
  mutating func raw(_ markup: String) { text += markup }

  /// Writes several lines from outside into one element; their line breaks stay.
  mutating func lines(_ name: String, _ attributes: String, _ lines: [String]) {
    let tag = "<" + name + (attributes.isEmpty ? "" : " " + attributes) + ">"
    text += tag + lines.map(Self.escaped).joined(separator: "\n") + "</" + name + ">\n"
  }
}

/// The names of the vocabularies of documents: they are compared, and nothing is loaded from there.
enum Namespace {
  /// Of pages.
  ///
  /// Source: WHATWG, *HTML*, 14 The XML syntax.
  static let page = "http://www.w3.org/1999/xhtml"
  /// Of pictures.
  ///
  /// Source: W3C, *SVG 2*, 5.2 Namespace.
  static let picture = "http://www.w3.org/2000/svg"
}
