import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// From an empty folder to the first found bug.
struct InitTests {
  private static let paths = [
    ".github/workflows/scenefuzz.yml", ".gitignore", "Package.swift",
    "Sources/Notes/NotesLifecycle.swift", "Sources/Notes/NotesTest.swift",
    "Sources/notes-fuzz/main.swift", "Tests/NotesTests/NotesTests.swift",
    "Tests/NotesTests/Scenes/README.md",
  ]

  /// Every file below a folder, with what it holds.
  private func files(below folder: String) throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var files: [String: String] = [:]
    for name in names {
      files[name] = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }
    return files
  }

  // MARK: - What is written

  @Test func `An empty folder gets a package, and a second call changes nothing`() async throws {
    let session = try Session()
    #expect(await session.run("init --path DIR --name Notes") == .holds, "\(session.messages)")
    let first = try files(below: session.folder)
    #expect(first.keys.sorted() == Self.paths)
    let lines = session.output.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.hasPrefix("wrote  ") } == Self.paths.count)
    #expect(lines.dropLast().last?.hasPrefix("  swift test ") == true)
    #expect(lines.last?.hasPrefix("  swift run notes-fuzz ci ") == true)
    #expect(await session.run("init --path DIR --name Notes") == .holds)
    #expect(try files(below: session.folder) == first)
    #expect(session.output.split(separator: "\n").count { $0.hasPrefix("kept  ") } == 8)
    #expect(!session.output.contains("is yours"), "the manifest has all parts")
    let test = try session.read("Tests/NotesTests/NotesTests.swift")
    #expect(test.contains("import SceneTesting\n") && test.contains("SceneFuzz.expect(notesTest)"))
    #expect(!test.contains("arguments:"), "what is kept is told once")
    let parts = try session.read("Package.swift").split(separator: "\n")
    #expect(parts.contains { $0.contains("\"SceneTesting\"") && $0.contains("[\"Notes\", ") })
  }

  @Test func `What exists is not touched, and what is missing in it is printed`() async throws {
    let session = try Session()
    try session.write("let package = 1\n", to: "Package.swift")
    try session.write("*.log\n.build/\n", to: ".gitignore")
    try session.make("mine", at: "Sources/Notes/NotesLifecycle.swift")
    #expect(await session.run("init --path DIR --name Notes") == .holds, "\(session.messages)")
    #expect(try session.read("Package.swift") == "let package = 1\n")
    #expect(try session.read(".gitignore") == "*.log\n.build/\n")
    #expect(try session.read("Sources/Notes/NotesLifecycle.swift") == "mine")
    #expect(session.output.contains("\nadd to .gitignore: .scenefuzz/\n"))
    #expect(session.output.contains("  .package(path: \""))
    #expect(session.output.contains("    exclude: [\"Scenes\"]),"))
    #expect(try files(below: session.folder).keys.sorted() == Self.paths)
  }

  @Test func `A link to nothing is something that exists`() async throws {
    let session = try Session()
    let link = session.folder + "/.gitignore"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: session.folder + "/elsewhere")
    #expect(await session.run("init --path DIR --name Notes") == .holds)
    #expect(!FileManager.default.fileExists(atPath: session.folder + "/elsewhere"))
  }

  @Test func `With --print no file is written, and all of them are shown`() async throws {
    let session = try Session()
    #expect(await session.run("init --path DIR --name Notes --print") == .holds)
    #expect(try files(below: session.folder).isEmpty)
    for path in Self.paths { #expect(session.output.contains("--- \(path): ")) }
    let shown = session.output
    #expect(await session.run("init --path DIR --name Notes") == .holds)
    for (path, text) in try files(below: session.folder) {
      #expect(shown.contains(text), "\(path)")
    }
  }

  @Test func `The working folder's package is the one that is meant`() async throws {
    let session = try Session()
    try session.make("", at: "my-notes 2/Package.swift")
    try session.make("", at: "my-notes 2/Sources/A/B.swift")
    session.environment = CommandEnvironment(folder: session.folder + "/my-notes 2/Sources/A")
    #expect(await session.run("init") == .holds, "\(session.messages)")
    #expect(try session.read("my-notes 2/Sources/mynotes2-fuzz/main.swift").contains("MyNotes2"))
  }

  // MARK: - What is refused

  @Test(arguments: [
    ("--path DIR --name 7up", "'7up' is not the name of a module"),
    ("--path DIR --name a-b", "is not the name"),
    ("--path DIR --name testing", "would hide another one"),
    ("--path DIR --name é", "is not the name"),
    ("--path / --print", "gives no name to a module"), ("stray", "stands where an option"),
    ("--name Notes --path DIR --dependency DIR/none", "there is no package in"),
    ("--name Notes --path DIR --dependency https://x/\"y", "has '\"' in it"),
  ])
  func `A name and a place that Swift or a shell would misread are refused`(
    line: String, message: String
  ) async throws {
    let session = try Session()
    #expect(await session.run("init " + line) == .misused)
    #expect(session.messages.contains(message), "\(session.messages)")
    #expect(try files(below: session.folder).isEmpty)
  }

  @Test func `The package of SceneFuzz itself gets no second one`() async throws {
    let session = try Session()
    #expect(await session.run("init --name Notes --path \(checkout.path)") == .misused)
    #expect(session.messages.contains("is the package of SceneFuzz itself"))
  }

  // MARK: - Where SceneFuzz comes from

  @Test func `An address is written with the version, and its last part is the package`()
    async throws
  {
    let session = try Session()
    let line = "init --path DIR --name Notes --dependency https://git.example/team/Fuzz.git"
    #expect(await session.run(line) == .holds)
    let manifest = try session.read("Package.swift")
    #expect(
      manifest.contains(
        ".package(url: \"https://git.example/team/Fuzz.git\", from: \"\(Product.version)\")"))
    #expect(manifest.contains("package: \"Fuzz\""))
    #expect(!session.output.contains("as no address is known"))
    let workflow = try session.read(".github/workflows/scenefuzz.yml")
    #expect(!workflow.contains("test -f") && !session.output.contains("on a build machine"))
    #expect(
      workflow.contains(
        "      - run: swift test\n        env: {SCENEFUZZ_SEED: \"${{ github.sha }}\"}\n"))
  }

  @Test func `A folder nearby is written as seen from the package`() async throws {
    let session = try Session()
    try session.make("", at: "Fuzz/Package.swift")
    #expect(await session.run("init --path DIR/app --name Notes --dependency DIR/Fuzz") == .holds)
    #expect(try session.read("app/Package.swift").contains(".package(path: \"../Fuzz\")"))
    let workflow = try session.read("app/.github/workflows/scenefuzz.yml")
    #expect(workflow.contains("\n      - run: \"test -f ../Fuzz/Package.swift\"\n"))
  }

  @Test func `Without an address the checkout that was built is taken, and that is said`()
    async throws
  {
    try #require(Product.address == nil, "an address is known now: it is what init writes")
    let session = try Session()
    #expect(await session.run("init --path DIR --name Notes") == .holds)
    let manifest = try session.read("Package.swift")
    let path = try #require(manifest.firstMatch(of: #/\.package\(path: "([^"]+)"\)/#)).1
    let root = URL(
      fileURLWithPath: String(path), relativeTo: URL(fileURLWithPath: session.folder + "/"))
    #expect(root.standardizedFileURL.path == checkout.standardizedFileURL.path)
    #expect(session.output.contains("as no address is known; --dependency names another place"))
    #expect(
      session.output.contains(
        "\non a build machine the workflow fails until it is there: put the address of your copy into"
          + " Package.swift, as .package(url: \"…\", from: \"\(Product.version)\")\n"))
  }
}
