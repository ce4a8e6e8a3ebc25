import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a storyboard: the classes of its controllers, by the names under which code asks for them.
///
/// Apple does not document the format; the names of attributes are those that Xcode writes.
final class StoryboardText: NSObject {
  /// The attributes of elements that name a class.
  private var elements: [[String: String]] = []
  private var first: String?
  private var depth = 0

  /// The controllers of a storyboard, in its order.
  ///
  /// - Throws: `ProjectError` where the file is no XML in UTF-8, or has a document type.
  static func controllers(
    _ data: Data, at location: String
  ) throws(ProjectError) -> [(identifier: String?, type: String)] {
    try ReadableXML.check(data, is: "a storyboard", at: location)
    let text = StoryboardText()
    let parser = XMLParser(data: data)
    parser.delegate = text
    // On Linux a text that ends too early is read without an error.
    guard parser.parse(), parser.parserError == nil, text.depth == 0, !data.isEmpty else {
      throw ProjectError(
        .malformed, "this is no text in XML: its controllers are plain ones", at: location,
        line: max(1, parser.lineNumber))
    }
    return text.controllers
  }

  private var controllers: [(identifier: String?, type: String)] {
    var found: [(identifier: String?, type: String)] = []
    for values in elements {
      guard let type = values["customClass"] else { continue }
      if let first, values["id"] == first {
        found.append((nil, type))
      }
      if let name = values["storyboardIdentifier"] {
        found.append((name, type))
      }
    }
    return found
  }

  private func begins(_ values: [String: String]) {
    depth += 1
    first = first ?? values["initialViewController"]
    if values["customClass"] != nil { elements.append(values) }
  }
}

extension StoryboardText: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) { begins(attributeDict) }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) { depth -= 1 }
}
