import CommandKit
import Foundation
import SceneLifecycle
import SceneReporting
import SceneSources
import SceneStarting
import TestSupport
import Testing

/// Names in an app's folder reach the manifest, the test and the workflow as text.
@Suite struct HostileNameTests {
  private static let manifest = "Package.swift"
  private static let test = "ByHand/NotesTest.swift"
  private static let workflow = ".github/workflows/scenefuzz.yml"

  /// The fields whose text stands in a literal.
  private static let literals: [HostileApp.Field] = [
    .storyboard, .delegateName, .dependency,
  ]
  /// The fields whose text names a class.
  private static let classes: [HostileApp.Field] = [.application, .sceneDelegate]

  private func words(_ source: String) -> [String] {
    SwiftWords.all(in: source).map { String($0.text) }
  }

  /// Parses sources; what the compiler says is empty where all of them are right.
  private func parsed(_ sources: [String]) throws -> String {
    let scratch = try Scratch()
    let paths = sources.indices.map { "\(scratch.path)/f\($0).swift" }
    for (path, source) in zip(paths, sources) {
      try Data(source.utf8).write(to: URL(fileURLWithPath: path))
    }
    return try Tool.run(["swiftc", "-frontend", "-parse"] + paths).text
  }

  @Test func `Whatever a file is called, the files have the words that they always have`() throws {
    let usual = try HostileApp()
    _ = try usual.start()
    let expected = try [Self.manifest, Self.test].map { words(try usual.read($0)) }
    let lines = try usual.read(Self.workflow).split(separator: "\n")
    var sources: [String] = []
    for field in Self.literals {
      for name in HostileText.names {
        let app = try HostileApp([field: name])
        _ = try app.start()
        let written = try [Self.manifest, Self.test].map { try app.read($0) }
        sources += written
        // In a property list such a name is a variable, which no build setting sets.
        if field == .storyboard, name.contains("$(") || name.contains("${") { continue }
        #expect(written.map(words) == expected, "\(field): \(name.shown)")
        if field == .dependency {
          #expect(written[0].contains(SwiftText.literal("../../" + name)), "\(name.shown)")
        }
        if field == .storyboard {
          #expect(written[1].contains("storyboard: " + SwiftText.literal(name)))
        }
        let workflow = try app.read(Self.workflow).split(separator: "\n")
        let others = zip(lines, workflow).filter { $0 != $1 }.map { $1 }
        #expect(workflow.count == lines.count && others.count <= 1, "\(field): \(name.shown)")
        #expect(others.allSatisfy { $0.hasPrefix("      - run: \"test -f ") && $0.hasSuffix("\"") })
      }
    }
    #expect(sources.count > 200)
    #expect(try parsed(sources) == "")
  }

  @Test func `A class is named between back quotes, or refused`() throws {
    let usual = try HostileApp()
    _ = try usual.start()
    let count = words(try usual.read(Self.test)).count
    var sources: [String] = []
    var refused = 0
    for field in Self.classes {
      for name in HostileText.names where !name.contains("`") && !name.contains(where: \.isNewline)
      {
        let given = "`A" + name + "`"
        let app = try HostileApp([field: given])
        do {
          _ = try app.start()
        } catch {
          refused += 1
          // What is no name at all is no class for the compiler.
          let sentences = ["that is no name in Swift", "adopts UIApplicationDelegate"]
          #expect(sentences.contains(where: error.diagnostic.error.contains), "\(name.shown)")
          #expect(SwiftText.identifier("A" + name) == nil, "\(name.shown)")
          #expect(!app.files.contains(Self.manifest))
          continue
        }
        let source = try app.read(Self.test)
        sources.append(source)
        #expect(words(source).count == count, "\(field): \(name.shown)")
      }
    }
    #expect(refused > 10 && sources.count > 50)
    #expect(try parsed(sources) == "")
  }

  @Test func `A manifest that is run shows the names as they are`() throws {
    let name = "\\({ print(\"forged\"); return 1 }()) \"'`$(touch forged): #\n\u{202E}"
    let app = try HostileApp([.dependency: name])
    _ = try app.start()
    let answer = try Tool.run(["swift", "package", "--package-path", app.root, "dump-package"])
    #expect(answer.status == 0, "\(answer.text)")
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let targets = try #require((object as? [String: Any])?["targets"] as? [[String: Any]])
    #expect(targets.contains { $0["name"] as? String == "Notes" })
    let dependencies = try #require((object as? [String: Any])?["dependencies"] as? [Any])
    #expect("\(dependencies)".contains("touch forged"))
    #expect(!answer.text.contains("forged\n"))
  }

  @Test func `A file whose name no copy can have is left out, and a folder of such a name refused`()
    throws
  {
    var refused = 0
    for field in [HostileApp.Field.folder, .source] {
      for name in HostileText.names {
        let app = try HostileApp([field: name])
        do {
          _ = try app.start()
          let copy = try app.read(Self.test)
          #expect(try parsed([copy]) == "", "\(name.shown)")
        } catch let error as CommandError {
          refused += 1
          #expect(error.diagnostic.notes.first?.isEmpty == false, "\(name.shown)")
          #expect(!app.files.contains(Self.manifest))
        }
      }
    }
    #expect(refused > 4)
  }

  @Test(arguments: HostileText.all + ["Self", String(repeating: "a", count: 101)])
  func `A name that no module can have is refused before anything is written`(name: String) throws {
    let app = try HostileApp()
    let before = app.files
    let error = try #require(throws: CommandError.self) { try app.start(named: name) }
    #expect(error.diagnostic.error.contains("is not the name of a module"))
    #expect(error.diagnostic.help?.isEmpty == false)
    #expect(app.files == before)
  }

  @Test func `A module whose test has a keyword's name gets it between back quotes`() throws {
    let app = try HostileApp()
    _ = try app.start(named: "Default")
    let value = try app.read("ByHand/DefaultTest.swift")
    #expect(value.contains("\nlet `default` = AppTest(\n  \"default\", actions: stubAnswers,\n"))
    let test = try app.read("Tests/DefaultTests/DefaultTests.swift")
    #expect(test.contains("SceneFuzz.expect(`default`)"))
  }
}
