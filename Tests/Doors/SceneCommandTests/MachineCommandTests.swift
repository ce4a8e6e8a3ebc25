import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

struct MachineCommandTests {
  @Test(arguments: ["ipad-ios27", "sceneless-ios26"])
  func `Graphviz gets the same machines`(platform: String) async throws {
    let session = try Session()
    #expect(await session.run("show --machine --platform \(platform) --format dot") == .holds)
    #expect(Golden("machine-\(platform).dot").difference(from: session.output) == nil)
    let text = try Session()
    #expect(await text.run("show --machine --platform \(platform)") == .holds)
    #expect(Golden("machine-\(platform).txt").difference(from: text.output) == nil)
  }

  @Test(arguments: ["iphone-ios26", "sceneless-ios26", "sceneless-ios27"])
  func `Mermaid and Graphviz get the same changes`(platform: String) async throws {
    let session = try Session()
    for subject in ["scene", "application"] {
      let line = "show --machine \(subject) --platform \(platform)"
      let status = await session.run(line + " --format dot")
      if platform.hasPrefix("sceneless") && subject == "scene" {
        #expect(status == .misused)
        continue
      }
      let edges = Set(
        session.output.matches(of: /s([0-9]) -> s([0-9]) (.*)/).compactMap { match in
          match.1 == match.2 ? nil : "\(match.1) \(match.2) \(match.3.contains("dashed"))"
        })
      #expect(await session.run(line + " --format mermaid") == .holds)
      let arrows = Set(
        session.output.matches(of: /m0s([0-9]) (\S+)\|".*"\| m0s([0-9])/).map { match in
          "\(match.1) \(match.3) \(match.2 == "-.->")"
        })
      #expect(arrows == edges)
      #expect(!edges.isEmpty)
    }
  }

  @Test func `A file gets the format of its ending, and its path is told`() async throws {
    let session = try Session()
    for (name, start) in [
      ("a.mmd", "flowchart "), ("a.md", "```mermaid\nflowchart "), ("a.dot", "digraph "),
      ("a.txt", "application"),
    ] {
      let line = "show --machine --platform sceneless-ios26 --output DIR/\(name)"
      #expect(await session.run(line) == .holds)
      #expect(session.lastLine == "\(session.folder)/\(name)")
      let text = try String(contentsOfFile: session.lastLine, encoding: .utf8)
      #expect(text.hasPrefix(start))
    }
  }

  @Test(arguments: [
    ("--machine scenes", "did you mean 'scene'?"),
    ("--machine --format pdf", "a format is one of text, dot, mermaid"),
    ("--machine --output DIR/a.svg", "an ending is one of txt, dot, mmd, md"),
    ("--machine --format dit", "did you mean 'dot'?"),
    ("--machine --platform ipad-ios72", "did you mean 'ipad-ios27'?"),
    ("--machine scene --platform sceneless-ios26", "--machine application"),
    ("--machine --myth x", "write scenefuzz show --machine"),
    ("--format dot", "write scenefuzz show --machine"),
  ])
  func `Wrong use gets the nearest word or one thing to do`(
    options: String, help: String
  ) async throws {
    let session = try Session()
    #expect(await session.run("show \(options)") == .misused)
    #expect(session.output.isEmpty)
    #expect(session.messages.contains(help))
  }
}
