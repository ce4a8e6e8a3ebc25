import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as the system's XML parser reads it.
final class ParsedMarkup: NSObject, XMLParserDelegate {
  /// The elements with their attributes, in order.
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// The text of each element that has no element inside, with the element's name.
  private(set) var texts: [(name: String, text: String)] = []
  private var current = ""

  /// Reads a document; nil where it is not well-formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?,
    qualifiedName _: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
    current = ""
  }

  func parser(_: XMLParser, foundCharacters text: String) { current += text }

  func parser(
    _: XMLParser, didEndElement name: String, namespaceURI _: String?, qualifiedName _: String?
  ) {
    texts.append((name, current))
    current = ""
  }

  /// The texts of the elements with a name.
  func texts(of name: String) -> [String] { texts.filter { $0.name == name }.map(\.text) }
}
