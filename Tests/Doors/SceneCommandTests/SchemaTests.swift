import CommandTrials
import Foundation
import SceneLifecycle
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What we write for other programs is what their schemas ask for, and every place in it exists.
@Suite struct SchemaTests {
  /// Gates that write every kind of element: new and known failures, crashes, what was not reached.
  private static let lines = [
    ("CrashyApp", "ci --seed 7 --fixed 40 --cases 40 --quiet"),
    ("SoundApp", "ci --seed 7 --fixed 120 --cases 10 --quiet"),
    ("scenefuzz", "ci --contract --fixed 60 --seed 9 --cases 0 --quiet --defect connect-repeated"),
    ("scenefuzz", "ci --contract --fixed 3 --seed 9 --cases 0 --quiet"),
  ]

  private func written(_ program: String, _ line: String) throws -> (
    Shell, sarif: Data, junit: Data
  ) {
    let shell = try Shell(program)
    // Where a process has no words, its frames have the place.
    shell.hasBacktraces = true
    // The folder stands for the checkout: what the results name is looked for in it.
    _ = try shell.write("", to: "Package.swift")
    try FileManager.default.createSymbolicLink(
      at: shell.folder.appendingPathComponent("Sources"),
      withDestinationURL: checkout.appendingPathComponent("Sources"))
    let bad = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nlaunch 1\n"
    let folder = program == "scenefuzz" ? "contract" : program == "CrashyApp" ? "crashy" : "sound"
    _ = try shell.write(bad, to: "corpus/\(folder)/regressions/bad.scene")
    let status = try shell.run(line + " --sarif a.sarif --junit a.xml --write-baseline b.baseline")
    #expect([1, 2, 3].contains(status), "\(shell.messages)")
    return (shell, try shell.data("a.sarif"), try shell.data("a.xml"))
  }

  // One gate for all three, as a gate with crashes takes seconds.
  @Test(arguments: lines)
  func `SARIF and JUnit are what their schemas say, and every place in them exists`(
    program: String, line: String
  ) throws {
    let (shell, sarif, junit) = try written(program, line)
    try check(sarif)
    let report = try JUnitReader.read(junit)
    #expect(report.mistakes == [])
    #expect(report.cases > 3)
    try checkPositions(in: shell, sarif, report.positions)
    if program == "CrashyApp" {
      shell.hasBacktraces = false
      _ = try shell.run(line + " --baseline b.baseline --sarif known.sarif")
      let known = try shell.data("known.sarif")
      try check(known)
      #expect(String(decoding: known, as: UTF8.self).contains("\"unchanged\""))
    }
  }

  private func check(_ sarif: Data) throws {
    let log = try JSONSerialization.jsonObject(with: sarif)
    #expect(SarifSchema.mistakes(log, .object("sarifLog"), at: "log") == [])
  }

  @Test func `The schema finds what is wrong`() throws {
    let wrong: [(text: String, mistake: String)] = [
      ("{\"version\": \"2.1.0\"}", "log has no 'runs' (SARIF 3.13)"),
      ("{\"version\": \"2\", \"runs\": []}", "log.version is none of"),
      ("{\"version\": \"2.1.0\", \"runs\": [{}]}", "log.runs[0] has no 'tool'"),
      ("{\"version\": \"2.1.0\", \"runs\": 3}", "log.runs is no list"),
      ("{\"version\": \"2.1.0\", \"runs\": [], \"x\": 1}", "log.x is no member of sarifLog"),
    ]
    for (text, mistake) in wrong {
      let log = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let mistakes = SarifSchema.mistakes(log, .object("sarifLog"), at: "log")
      #expect(mistakes.contains { $0.hasPrefix(mistake) }, "\(mistakes)")
    }
  }

  /// Every place is relative, exists and has its line.
  private func checkPositions(
    in shell: Shell, _ sarif: Data, _ others: [SourcePosition]
  ) throws {
    let positions = try Self.positions(in: sarif) + others
    #expect(!positions.isEmpty)
    for position in positions {
      let name = position.file.removingPercentEncoding ?? position.file
      let path = name.replacing("file://", with: "")
      // Where the app was compiled in another checkout than the one in which its gate runs.
      #expect(!path.hasPrefix("/") || path.hasPrefix(checkout.path + "/Tests/"), "\(path)")
      let file = path.hasPrefix("/") ? path : shell.folder.path + "/" + path
      guard FileManager.default.fileExists(atPath: file) else {
        Issue.record("\(path) does not exist")
        continue
      }
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect((1...lines).contains(position.line), "\(path):\(position.line)")
    }
  }

  @Test(arguments: [
    ("CrashyApp", "payload.handled-once", "AppTest("), ("RoughApp", "rough.inactive", "AppLaw("),
  ])
  func `A broken law stands at its line of the checkout`(
    program: String, law: String, text: String
  ) throws {
    let shell = try Shell(program)
    shell.variables = ["ROUGH": "strict"]
    // From below the root: paths are relative to the checkout, wherever the command runs.
    shell.workingFolder = checkout.appendingPathComponent("Tests")
    let line =
      "--seed 7 --cases 40 --quiet --only \(law) --corpus FOLDER/kept --sarif FOLDER/a.sarif"
    for verb in ["run", "ci --fixed 40"] {
      #expect(try shell.run("\(verb) \(line)") == 1, "\(shell.messages)")
      let log = try #require(
        JSONSerialization.jsonObject(with: shell.data("a.sarif")) as? [String: Any])
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let result = try #require((run["results"] as? [[String: Any]])?.first)
      let position = try #require(Self.positions(of: result["locations"] ?? []).first)
      #expect(position.file == "Tests/Fixtures/\(program)/\(program).swift")
      let source = try Data(contentsOf: checkout.appendingPathComponent(position.file))
      let lines = String(decoding: source, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[position.line - 1].contains(text), "\(lines[position.line - 1])")
    }
  }

  // MARK: - Reading

  typealias SourcePosition = (file: String, line: Int)

  private static func positions(in sarif: Data) throws -> [SourcePosition] {
    positions(of: try JSONSerialization.jsonObject(with: sarif))
  }

  private static func positions(of value: Any) -> [SourcePosition] {
    if let list = value as? [Any] { return list.flatMap(positions(of:)) }
    guard let object = value as? [String: Any] else { return [] }
    if let artifact = object["artifactLocation"] as? [String: Any],
      let uri = artifact["uri"] as? String,
      let region = object["region"] as? [String: Any], let line = region["startLine"] as? Int
    {
      return [(uri, line)]
    }
    return object.keys.sorted().flatMap { key in object[key].map(positions(of:)) ?? [] }
  }
}

/// Reads JUnit XML as Jenkins's schema describes it, with the places that GitLab and GitHub read.
///
/// Source: Jenkins, xUnit plugin, `junit-10.xsd`; GitLab, *Unit test reports*.
private final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var mistakes: [String] = []
  private(set) var positions: [SchemaTests.SourcePosition] = []
  private(set) var cases = 0
  private var path: [String] = []
  private var suite: (stated: [String: Int], seen: [String: Int]) = ([:], [:])

  /// Which elements may stand in which, and the attributes that each has to have.
  private static let children: [String: [String]] = [
    "": ["testsuites", "testsuite"], "testsuites": ["testsuite"],
    "testsuite": ["properties", "testcase", "system-out", "system-err"],
    "properties": ["property"],
    "testcase": ["properties", "skipped", "error", "failure", "system-out", "system-err"],
  ]
  private static let required: [String: [String]] = [
    "testsuite": ["name", "tests"], "testcase": ["name", "classname"],
    "property": ["name", "value"],
  ]

  /// The attributes that each may have: those of Jenkins's `junit-10.xsd` that are written here, and
  /// the place of a test case, which GitLab and GitHub's report actions read.
  private static let known: [String: [String]] = [
    "testsuites": ["name", "tests", "failures", "errors"],
    "testsuite": ["name", "tests", "failures", "errors", "skipped"],
    "testcase": ["name", "classname", "file", "line"], "property": ["name", "value"],
    "failure": ["message", "type"], "skipped": ["message"],
  ]

  static func read(_ data: Data) throws -> JUnitReader {
    let reader = JUnitReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    if !parser.parse() { reader.mistakes.append("it is not well-formed") }
    return reader
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = path.last ?? ""
    if !(Self.children[parent] ?? []).contains(name) {
      mistakes.append("\(name) stands in '\(parent)'")
    }
    for key in Self.required[name] ?? [] where attributes[key] == nil {
      mistakes.append("\(name) has no '\(key)'")
    }
    for key in attributes.keys.sorted() where !(Self.known[name] ?? []).contains(key) {
      mistakes.append("\(name) may not have '\(key)'")
    }
    path.append(name)
    switch name {
    case "testsuite":
      let counted = ["tests", "failures", "errors", "skipped"]
      suite.stated = attributes.filter { counted.contains($0.key) }.mapValues { Int($0) ?? -1 }
      suite.seen = [:]
    case "testcase":
      cases += 1
      suite.seen["tests", default: 0] += 1
      if let file = attributes["file"] {
        positions.append((file, attributes["line"].flatMap { Int($0) } ?? 1))
      }
    case "failure" where parent == "testcase": suite.seen["failures", default: 0] += 1
    case "error" where parent == "testcase": suite.seen["errors", default: 0] += 1
    case "skipped" where parent == "testcase": suite.seen["skipped", default: 0] += 1
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
    guard name == "testsuite" else { return }
    for (key, stated) in suite.stated.sorted(by: { $0.key < $1.key })
    where suite.seen[key, default: 0] != stated {
      mistakes.append("a suite says \(stated) \(key) and has \(suite.seen[key, default: 0])")
    }
  }
}
