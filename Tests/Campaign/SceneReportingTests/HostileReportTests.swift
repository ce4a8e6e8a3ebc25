import Foundation
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format of a run holds names and sentences that a stranger chose, in each of their fields.
@Suite struct HostileReportTests {
  /// A run in which one text stands in every field that is not of our own.
  private func events(_ text: String) -> [RunEvent] {
    let position = FilePosition(file: text, line: 7)
    let judged = JudgedInvariant(
      id: text, kind: .hard, help: [text, text], declaration: position)
    var failure = ReportedFailure(
      FailureReport(Transcript.example(breaking: 6), ReportFacts(repeatedBy: text.shellWord)))
    failure.invariant = text
    failure.text = text + "\n"
    failure.remark = text
    failure.drained = [text]
    failure.seed = text
    failure.token = text
    failure.file = text
    failure.checkedOut = position
    failure.keeping = text.shellWord
    var replayed = ReplayedScenario(path: text, verdict: "bad", remarks: [text, text])
    replayed.checkedOut = position
    return [
      .replayed(replayed),
      .played(
        PlayedCampaign(
          name: text, seed: text, command: text.shellWord, exercise: ExerciseReport())),
      .estimated([text], brief: [text]), .covered([text]), .reached([text]), .compared([text]),
      .missed(Shortcoming(text, at: position)), .judged(judged), .violated(failure, .new),
      .unsteady(text + "\n"), .faulted(ToolFault(text, message: text)),
      .ended(RunEnd(status: 4, conclusion: text, generator: text)),
    ]
  }

  private func document(_ recorder: any Recorder, _ text: String) -> String {
    var recorder = recorder
    recorder.record(events(text))
    return recorder.document
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// The values of texts in a JSON document, at any depth, in no order.
  private func texts(_ object: Any) -> [String] {
    switch object {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let members as [String: Any]: members.values.flatMap(texts)
    default: []
    }
  }

  @Test(arguments: HostileText.all)
  func `JUnit is read by a parser, which finds the elements that it always finds`(
    text: String
  ) throws {
    let counts = try [document(JUnitRecorder(), text), document(JUnitRecorder(), "a")].map {
      document in
      let counter = ElementCounter()
      let parser = XMLParser(data: Data(document.utf8))
      parser.delegate = counter
      try #require(parser.parse(), "\(document)")
      return counter.count
    }
    #expect(counts[0] == counts[1] && counts[0] > 10)
  }

  @Test(arguments: HostileText.all)
  func `SARIF and JSON hold the text as it is`(text: String) throws {
    for recorder in [SarifRecorder(), JSONRecorder()] as [any Recorder] {
      let document = document(recorder, text)
      let found = texts(try JSONSerialization.jsonObject(with: Data(document.utf8)))
      #expect(found.contains { Array($0.utf8) == Array(text.utf8) })
      #expect(document.unicodeScalars.allSatisfy { $0.isVisible || $0 == "\n" })
    }
  }

  @Test(arguments: HostileText.all)
  func `The help of a SARIF rule is Markdown that shows the text`(text: String) throws {
    let log = try JSONSerialization.jsonObject(with: Data(document(SarifRecorder(), text).utf8))
    let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
    let driver = (runs?.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rule = try #require((driver?["rules"] as? [[String: Any]])?.first)
    let help = try #require(rule["help"] as? [String: String])
    let sentence = Markdown.escaped(text)
    #expect(help["markdown"] == "**\(sentence)**\n\n- \(sentence)")
  }

  @Test(arguments: HostileText.all)
  func `Annotations and the summary of a job are the lines that they always are`(text: String) {
    let commands = lines(document(GitHubRecorder(), text))
    let others = commands.filter { !$0.hasPrefix("::error ") && !$0.hasPrefix("::warning ") }
    #expect(others == [])
    #expect(commands.count == lines(document(GitHubRecorder(), "a")).count)
    let summary = document(MarkdownRecorder(), text)
    let bare = summary.unicodeScalars.filter { !$0.isVisible && $0 != "\n" && $0 != "\t" }
    #expect(bare.isEmpty)
    let sentence = Markdown.escaped(text)
    #expect(summary.hasPrefix("## scenefuzz: " + sentence + "\n"))
    #expect(summary.contains("\n### \(sentence)\n"))
    #expect(summary.hasSuffix("\n\n</details>\n"))
  }
}

/// Counts what a parser finds.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
  }
}
