import Foundation
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Text that a stranger chose stays text in each notation.
@Suite struct NotationTests {
  /// Reads a literal back: what stands between quotes, with the escapes of Swift or of YAML.
  private func read(_ literal: String, _ escapes: [Unicode.Scalar: Unicode.Scalar]) -> String? {
    let scalars = Array(literal.unicodeScalars)
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    var rest = scalars.dropFirst().dropLast()[...]
    var text = ""
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        if scalar == "\"" || scalar == "\n" || scalar == "\r" { return nil }
        text.unicodeScalars.append(scalar)
        continue
      }
      guard let kind = rest.popFirst() else { return nil }
      if let plain = escapes[kind] {
        text.unicodeScalars.append(plain)
        continue
      }
      let digits: ArraySlice<Unicode.Scalar>
      switch kind {
      case "u" where rest.first == "{":
        digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
      case "u", "U":
        digits = rest.prefix(kind == "u" ? 4 : 8)
        rest = rest.dropFirst(digits.count)
      default: return nil
      }
      guard let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
        let found = Unicode.Scalar(number)
      else { return nil }
      text.unicodeScalars.append(found)
    }
    return text
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", "\"": "\"", "n": "\n", "r": "\r", "t": "\t",
  ]

  private func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.isVisible }
  }

  @Test(arguments: HostileText.all)
  func `A literal of Swift and one of YAML read back as the text`(text: String) {
    let literals = [SwiftText.literal(text), YAML.quoted(text)]
    for literal in literals {
      #expect(read(literal, Self.escapes).map { Array($0.utf8) } == Array(text.utf8), "\(literal)")
      #expect(isVisible(literal))
    }
    #expect(SwiftText.list([text, "a"]) == "[\(literals[0]), \"a\"]")
    #expect(isVisible(SwiftText.comment(text)))
  }

  @Test(arguments: HostileText.all)
  func `No expression of a workflow begins in a scalar`(text: String) {
    let scalar = WorkflowText.scalar(text)
    let inert = read(scalar, Self.escapes)?.replacingOccurrences(
      of: "${{ '$' }}", with: "\u{0}", options: .literal)
    #expect(inert?.range(of: "${{", options: .literal) == nil, "\(scalar)")
  }

  @Test(arguments: HostileText.all)
  func `JSON reads back as the text`(text: String) throws {
    let line = JSON.members(["a": .list([.text(text)])]).line
    let read = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: [String]]
    #expect(read?["a"]?.first.map { Array($0.utf8) } == Array(text.utf8))
    #expect(isVisible(line))
  }

  @Test(arguments: HostileText.all)
  func `XML reads back as the text, but for what no document may hold`(text: String) throws {
    let document = "<a \(XML.attribute("b", text))>\(XML.escaped(text))</a>"
    let reader = ElementReader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(document)")
    let expected = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          $0.value < 32 && !"\n\r\t".unicodeScalars.contains($0)
            || $0.value == 0xFFFE ? "\u{FFFD}" : $0
        }))
    #expect(reader.names == ["a"])
    for read in [reader.value, reader.text] {
      #expect(read.replacing("\u{FFFD}", with: "") == expected.replacing("\u{FFFD}", with: ""))
    }
  }

  @Test(arguments: HostileText.all)
  func `Markdown shows the text, in a line, in a block and as code`(text: String) {
    let line = Markdown.escaped(text)
    var read = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      #expect(isEscaped || !"`*_[]<>#|~&$".unicodeScalars.contains(scalar), "\(line)")
      read.unicodeScalars.append(scalar)
      isEscaped = false
    }
    #expect(Array(read.utf8) == Array(text.shown.utf8))
    #expect(!line.hasPrefix("-") && !line.hasPrefix("=") && !line.hasPrefix("1."))
    let block = Markdown.block(text)
    let inside = block.dropFirst().dropLast().joined(separator: "\n")
    #expect(block[0].count >= 3 && block[0] == block.last && !inside.contains(block[0]))
    let span = Markdown.span(text)
    #expect(isVisible(span))
    let runs = span.unicodeScalars.split { $0 != "`" }.map(\.count)
    #expect(runs.count { $0 == runs.first } == (text.isEmpty ? 0 : 2), "\(span)")
  }

  @Test(arguments: HostileText.all)
  func `A command of a runner is one line, and its properties end where they should`(
    text: String
  ) throws {
    let command = WorkflowText.command("error", [("file", text), ("title", text)], text)
    #expect(isVisible(command.replacing("\t", with: "")))
    let parts = try #require(command.firstMatch(of: /^::error file=([^,:]*),title=([^,:]*)::(.*)$/))
    for part in [parts.1, parts.2, parts.3] {
      #expect(part.removingPercentEncoding.map { Array($0.utf8) } == Array(text.shownLines.utf8))
    }
  }

  @Test(arguments: HostileText.all)
  func `Labels of diagrams and lines of the manual stay in their quotes`(text: String) {
    let graphviz = DiagramText.graphviz(text)
    #expect(isVisible(graphviz))
    #expect(read(graphviz, Self.escapes) != nil)
    let mermaid = DiagramText.mermaid([text, "a"])
    #expect(isVisible(mermaid) && mermaid.unicodeScalars.count { $0 == "\"" } == 2)
    #expect(!mermaid.dropFirst().replacing("<br>", with: "").contains { "<>`".contains($0) })
    let manual = ManualText.escaped(text)
    #expect(isVisible(manual) && !manual.hasPrefix(".") && !manual.contains("'"))
  }

  @Test(arguments: HostileText.all)
  func `A path in an address has no sign that means something there`(text: String) {
    let address = FileAddress.escaped(text)
    #expect(address.allSatisfy { $0.isASCII && !" :?#\"<>\\".contains($0) })
    #expect(address.removingPercentEncoding.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [
    ("Notes", "Notes"), ("_a1", "_a1"), ("class", "`class`"), ("Self", "`Self`"),
    ("a b", "`a b`"), ("A(); f(); B", "`A(); f(); B`"), ("Größe", "Größe"), ("1a", "`1a`"),
  ])
  func `A name is written as it is, or between back quotes`(name: String, written: String) {
    #expect(SwiftText.identifier(name) == written)
  }

  @Test(arguments: ["", "a`b", "a\\b", "a\nb", "\u{202E}a", "+", " ", "a\u{0}"])
  func `What is no name is none`(name: String) {
    #expect(SwiftText.identifier(name) == nil)
    #expect(!SwiftText.isModuleName(name))
    #expect(SwiftText.sentence(name).hasPrefix("`") && SwiftText.sentence(name).hasSuffix("`"))
  }

  @Test(arguments: [
    ("Notes", true), ("A_1", true), ("class", false), ("Self", false), ("_A", false), ("1A", false),
    ("Größe", false), (String(repeating: "a", count: 101), false),
  ])
  func `A module has a name of ASCII that is no keyword`(name: String, isOne: Bool) {
    #expect(SwiftText.isModuleName(name) == isOne)
  }
}

/// Notes what a parser finds in a document of one element.
private final class ElementReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var value = ""
  var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    value = attributes["b"] ?? ""
  }

  func parser(_ parser: XMLParser, foundCharacters found: String) { text += found }
}
