import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// What build servers and other tools read.
struct FormatTests {
  private static let failing =
    "ci --contract --fixed 60 --seed 9 --cases 0 --defect connect-repeated --corpus DIR --quiet"

  /// A session in the checkout, so that the lines of invariants are found.
  private func session(_ variables: [String: String] = [:]) throws -> Session {
    let session = try Session()
    session.environment = CommandEnvironment(variables: variables, folder: checkout.path)
    return session
  }

  private func object(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `JUnit results name seeds, counts, and the line of every invariant`() async throws {
    let session = try session()
    #expect(await session.run(Self.failing + " --junit DIR/results.xml") == .violated)
    let xml = try String(contentsOfFile: session.folder + "/results.xml", encoding: .utf8)
    #expect(XMLReader().elements(xml) != nil)
    #expect(xml.contains("<property name=\"fixed.seed\" value=\"1\"/>"))
    #expect(xml.contains("<property name=\"fixed.cases\" value=\"60\"/>"))
    #expect(xml.contains("<property name=\"version\" value=\"\(Product.version)\"/>"))
    let cases = xml.split(separator: "\n").filter {
      $0.contains("classname=\"scenefuzz.campaign\"")
    }
    #expect(cases.count == Contract.binding.count { $0.kind != .required })
    let file = " file=\"Sources/Model/SceneInvariants/Contract/Contract"
    #expect(cases.allSatisfy { $0.contains(file) })
    #expect(Set(cases).count == cases.count)
  }

  @Test func `A counterexample is a SARIF result with its events as the code flow`() async throws {
    let session = try session()
    let line = Self.failing.replacing("ci ", with: "ci --contract --sarif DIR/a.sarif ")
    #expect(await session.run(line) == .violated)
    let log = try object(session.folder + "/a.sarif")
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["version"] as? String == Product.version)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String }.count == rules.count)
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.isEmpty == false && help["markdown"]?.isEmpty == false)
    }
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect(result["ruleId"] as? String == "scene.connects-once")
    let flows = try #require(result["codeFlows"] as? [[String: Any]])
    let threads = try #require(flows.first?["threadFlows"] as? [[String: Any]])
    let steps = try #require(threads.first?["locations"] as? [[String: Any]])
    #expect(!steps.isEmpty)
    #expect(steps.contains { $0["importance"] as? String == "essential" })
  }

  @Test func `The SARIF of a failure is the golden`() async throws {
    let session = try session()
    let line = Self.failing.replacing("ci ", with: "ci --contract --sarif DIR/a.sarif ")
    _ = await session.run(line)
    let text = try String(contentsOfFile: session.folder + "/a.sarif", encoding: .utf8)
    let result = try #require(text.range(of: "\"results\": ["))
    let stable = Self.withoutLines(String(text[result.lowerBound...]))
    #expect(Golden("result.sarif").difference(from: stable) == nil)
  }

  /// Lines of our own sources move with every edit.
  private static func withoutLines(_ text: String) -> String {
    var isOurs = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.contains("\"uri\"") { isOurs = line.contains("Contract+") }
      return isOurs && line.contains("startLine") ? line.prefix { $0 != ":" } + ": 0" : line
    }.joined(separator: "\n")
  }

  @Test func `A workflow of GitHub gets annotations and a summary, and the same results`()
    async throws
  {
    let plain = try session()
    _ = await plain.run(Self.failing)
    let session = try session(["GITHUB_ACTIONS": "true"])
    session.environment.variables["GITHUB_STEP_SUMMARY"] = session.folder + "/summary.md"
    try session.write("earlier\n", to: "summary.md")
    #expect(await session.run(Self.failing) == .violated)
    #expect(session.output == plain.output)
    // A note that no history is kept comes before.
    let first = try #require(session.messages.split(separator: "\n").first { $0.hasPrefix("::") })
    #expect(first.hasPrefix("::error file=Sources/Model/SceneInvariants/Contract/Contract+"))
    #expect(first.contains(",title=scenefuzz%3A scene.connects-once::x scene.connects-once"))
    #expect(first.contains("%0A"))
    let summary = try String(contentsOfFile: session.folder + "/summary.md", encoding: .utf8)
    #expect(summary.hasPrefix("earlier\n## scenefuzz: red: "))
    #expect(summary.contains("`scenefuzz corpus add "))
  }

  @Test func `A play is told in JSON lines, every callback on its own`() async throws {
    let session = try Session()
    try session.write(
      "scenefuzz 1\nplatform ipad-ios17\nscenes 1\ndefect connect-repeated\n\nlaunch 1\n",
      to: "a.scene")
    #expect(await session.run("replay DIR/a.scene --format jsonl") == .violated)
    let stable = session.output.replacing(Product.title, with: "SceneFuzz VERSION")
    #expect(stable != session.output)
    #expect(Golden("play.jsonl").difference(from: stable) == nil)
    for line in session.output.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(value?["type"] is String)
    }
    #expect(await session.run("replay DIR/a.scene --format yaml") == .misused)
    #expect(session.messages.contains("'yaml' is not a format"))
  }
}
