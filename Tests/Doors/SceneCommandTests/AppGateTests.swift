import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneGate
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// The gate judges an app as it judges the model: its reports, its baseline, and whom it judges.
@Suite struct AppGateTests {
  @Test func `A broken law is red in every report, with the line of the law`() throws {
    let shell = try Shell("CrashyApp")
    let line = "ci --seed 7 --fixed 16 --cases 16 --quiet --only payload.handled-once"
    #expect(try shell.run(line + " --junit a.xml --sarif a.sarif") == 1, "\(shell.messages)")
    #expect(shell.output.hasPrefix("ci judges the app 'crashy' by 1 law, crashes left out\n"))
    #expect(shell.output.hasSuffix("\nred: 1 way of failing\n"))
    let junit = String(decoding: try shell.data("a.xml"), as: UTF8.self)
    #expect(junit.contains("name=\"payload.handled-once\" file=\""))
    #expect(junit.contains("failures=\"1\""))
    let sarif = String(decoding: try shell.data("a.sarif"), as: UTF8.self)
    #expect(sarif.contains("\"ruleId\": \"payload.handled-once\""))
    #expect(sarif.contains("Tests/Fixtures/CrashyApp/"))
    #expect(sarif.contains("\"importance\""))
    #expect(sarif.contains(".scenefuzz/crashy/regressions/payload.handled-once-"))
    #expect(sarif.contains("\"executionSuccessful\": true"))
  }

  @Test func `A crash is a result with its command, and the summary says how to keep it`() throws {
    let shell = try Shell("CrashyApp")
    shell.variables["GITHUB_ACTIONS"] = "true"
    shell.variables["GITHUB_STEP_SUMMARY"] = shell.folder.appendingPathComponent("sum.md").path
    // A package in which the line that the trap names is found.
    _ = try shell.write("", to: "Package.swift")
    _ = try shell.write("", to: "Sources/CrashyApp/CrashyApp.swift")
    let line = "ci --seed 7 --fixed 0 --cases 30 --quiet --only app.crashes --sarif a.sarif"
    #expect(try shell.run(line) == 1, "\(shell.messages)")
    #expect(shell.messages.contains("::error file=Sources/CrashyApp/CrashyApp.swift,line=14,"))
    let sarif = String(decoding: try shell.data("a.sarif"), as: UTF8.self)
    #expect(sarif.contains("\"ruleId\": \"app.crashes\""))
    #expect(sarif.contains("\"uri\": \"Sources/CrashyApp/CrashyApp.swift\""))
    #expect(sarif.contains("CrashyApp replay .scenefuzz/crashy/regressions/app.crashes-"))
    let summary = String(decoding: try shell.data("sum.md"), as: UTF8.self)
    #expect(summary.contains("mkdir -p corpus/crashy/regressions && cp .scenefuzz/crashy/"))
  }

  @Test func `With a baseline a known bug is green, and without it is red`() throws {
    let shell = try Shell("CrashyApp")
    let line = "ci --seed 7 --fixed 16 --cases 16 --quiet --only payload.handled-once"
    #expect(try shell.run(line + " --write-baseline main.baseline") == 1)
    #expect(try shell.run(line + " --baseline main.baseline --junit a.xml") == 0)
    #expect(
      shell.output.contains(#/green: \d known bugs, no other law was violated in 32 cases/#),
      "\(shell.output)")
    let junit = String(decoding: try shell.data("a.xml"), as: UTF8.self)
    #expect(junit.contains("a known bug breaks it"))
    _ = try shell.write("scenefuzz-baseline 1\nbucket gone.law scene 00000000\n", to: "b.baseline")
    #expect(try shell.run(line + " --baseline b.baseline") == 1)
    #expect(shell.output.contains("NOT MET  gone.law scene 00000000"))
  }

  @Test func `An app without a bug is green, and both campaigns are played`() throws {
    let shell = try Shell("SoundApp")
    #expect(
      try shell.run("ci --seed 1 --fixed 60 --cases 70 --quiet --only levels.paired") == 0,
      "\(shell.messages)")
    #expect(shell.output.contains("fixed: 60 cases"))
    #expect(shell.output.contains("fresh: 70 cases"))
    #expect(shell.output.contains("SoundApp run --seed 2 --cases 60"))
    #expect(
      shell.output.hasSuffix(
        "green: no law was violated in 130 cases; narrowed by '--only levels.paired',"
          + " '--fixed 60', '--cases 70'; little work: 130 cases of 1,000 and more\n"))
    #expect(try shell.run("ci --fixed 0 --cases 0 --quiet") == 5)
  }

  @Test func `An app without laws is not green, unless its crashes alone are asked for`() throws {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = "lawless"
    let line = "ci --seed 1 --fixed 20 --cases 20 --quiet"
    #expect(try shell.run(line) == 3, "\(shell.messages)")
    #expect(shell.output.contains("no law judges the app: give its AppTest laws"))
    #expect(try shell.run(line + " --only app.crashes") == 0, "\(shell.output)")
  }

  // MARK: - What a green rests on

  @Test func `A law that no change of the app breaks is named in the last line`() throws {
    let shell = try Shell("SoundApp")
    shell.variables["SOUND"] = "lax"
    let line = "ci --seed 3 --fixed 200 --cases 200 --quiet --only levels.paired"
    #expect(try shell.run(line + ",sound.lax") == 0, "\(shell.output)\(shell.messages)")
    let last = try #require(shell.output.split(separator: "\n").last)
    #expect(last.hasPrefix("green: no law was violated in 400 cases; "), "\(last)")
    let hint = "; no change of a handler breaks sound.lax: 'swift run SoundApp defects' shows more"
    #expect(last.hasSuffix(hint), "\(last)")
    #expect(try shell.run(line) == 0, "\(shell.output)")
    #expect(!shell.output.contains("no change of a handler"), "\(shell.output)")
  }

  @Test func `A green names the variable and the file that narrowed it`() throws {
    let shell = try Shell("SoundApp")
    shell.variables["SCENEFUZZ_SKIP"] = "payload.handled-once"
    let line = "ci --seed 3 --fixed 100 --cases 100 --quiet"
    #expect(try shell.run(line) == 0, "\(shell.output)")
    let last = try #require(shell.output.split(separator: "\n").last)
    #expect(
      last.contains("narrowed by '--skip payload.handled-once' (SCENEFUZZ_SKIP), '--fixed 100'"),
      "\(last)")
  }

  @Test func `What a selection of events cannot reach is not asked for, and named`() throws {
    let shell = try Shell("SoundApp")
    let line = "ci --seed 3 --fixed 300 --cases 300 --quiet --skip payload.handled-once --only "
    #expect(try shell.run(line + "touch,levels.paired,sound.disconnects") == 0, "\(shell.output)")
    let sentence =
      "not asked for, because cases of this selection do not reach them: sound.disconnects"
    #expect(shell.output.contains(sentence), "\(shell.output)")
    #expect(try shell.run(line + "touch,sound.disconnects") == 3, "\(shell.output)")
  }

  // MARK: - What is enough

  @Test
  func `The fresh campaign ends when the app shows nothing new, unless the budget is asked for`()
    throws
  {
    let shell = try Shell("SoundApp")
    let line = "ci --seed 3 --fixed 500 --cases 5000 --quiet --only levels.paired,sound.two-songs"
    #expect(try shell.run(line + " --jobs 1") == 0, "\(shell.output)\(shell.messages)")
    let early = shell.output
    #expect(early.contains("fresh: 4,000 cases"))
    #expect(early.contains("1 required situation"))
    #expect(try shell.run(line + " --jobs 3") == 0)
    #expect(shell.output == early)
    #expect(try shell.run(line + " --stop budget --verbose") == 0)
    #expect(shell.output.contains("fresh: 5,000 cases"))
    #expect(shell.output.contains("what the app did in them"))
    #expect(shell.output.contains("  sound.two-songs"))
  }

  @Test func `A situation that is too rare is not green`() throws {
    let shell = try Shell("SoundApp")
    let line = "ci --seed 3 --fixed 300 --cases 300 --quiet --only levels.paired,sound.two-songs"
    #expect(try shell.run(line + " --require sound.two-songs=1%") == 0, "\(shell.output)")
    #expect(try shell.run(line + " --require sound.two-songs=99%") == 3)
    #expect(shell.output.contains("too rare sound.two-songs: "))
    #expect(try shell.run(line + " --require levels.paired=1%") == 2)
    #expect(
      shell.messages.contains("'levels.paired' is not a required situation of the test"))
  }

  @Test func `Mutants are a score with a threshold`() throws {
    let shell = try Shell("SoundApp")
    let line = "ci --seed 3 --fixed 100 --cases 100 --quiet --timeout 500ms --only levels.paired"
    #expect(try shell.run(line + " --kills 10%") == 0, "\(shell.output)")
    #expect(shell.output.contains("that change what the app does are killed ("))
    #expect(try shell.run(line + " --kills 100%") == 3)
    #expect(shell.output.contains("weak laws: they kill "))
    #expect(try shell.run("defects --cases 10 --quiet --timeout 500ms --kills 10%") == 0)
    #expect(try shell.run("defects --cases 10 --quiet --timeout 500ms") == 1)
    #expect(try shell.run(line + " --kills many") == 2)
    #expect(shell.messages.contains("'many' is not a share"))
  }

  @Test func `A share of no mutants is not green`() throws {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = "lawless"
    let line = "ci --seed 1 --fixed 20 --cases 20 --quiet --only app.crashes"
    #expect(try shell.run(line) == 0, "\(shell.output)")
    #expect(try shell.run(line + " --kills 10%") == 3, "\(shell.output)")
    #expect(shell.output.contains("no mutant changes what the app does"))
    #expect(try shell.run("defects --cases 5 --quiet --kills 10%") == 3)
  }

  // MARK: - Kept scenarios

  @Test func `A mended bug is kept, and one that still fails is not`() throws {
    let shell = try Shell("CrashyApp")
    #expect(try shell.run("corpus check") == 5)
    let sound = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n", to: "sound.scene")
    #expect(try shell.run("corpus add \(sound)") == 0, "\(shell.messages)")
    #expect(shell.output.hasPrefix("corpus/crashy/regressions/"))
    #expect(try shell.run("corpus check --format json") == 0)
    #expect(shell.output.contains("\"verdict\": \"good\""))
    #expect(try shell.run("run --seed 7 --cases 1 --quiet") == 1)
    let name = try #require(
      FileManager.default.contentsOfDirectory(
        atPath: shell.folder.path + "/.scenefuzz/crashy/regressions"
      ).first)
    #expect(try shell.run("corpus add .scenefuzz/crashy/regressions/\(name)") != 0)
    #expect(shell.messages.contains("does not hold yet"))
    #expect(try shell.run("corpus prune") == 2)
  }

  @Test func `What a unit test keeps beside itself is played by the gate, too`() throws {
    let shell = try Shell("CrashyApp")
    let line = "ci --seed 2 --fixed 0 --cases 1 --quiet --only payload.handled-once --junit a.xml"
    let lost = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nshortcutItem 1\n"
    let kept = "Tests/CrashyTests/Scenes/crashy/lost.scene"
    _ = try shell.write(lost, to: kept)
    _ = try shell.write(lost, to: "Tests/CrashyTests/Scenes/other/lost.scene")
    #expect(try shell.run(line) == 0, "no package, no tests")
    #expect(!shell.output.contains("lost.scene"))
    _ = try shell.write("", to: "Package.swift")
    #expect(try shell.run(line) == 1, "\(shell.messages)")
    #expect(shell.output.contains(kept), "\(shell.output)")
    #expect(!shell.output.contains("Scenes/other"))
    let junit = String(decoding: try shell.data("a.xml"), as: UTF8.self)
    #expect(junit.contains("it should hold and breaks payload.handled-once"))
    _ = try shell.write(lost, to: "corpus/crashy/regressions/lost.scene")
    #expect(try shell.run(line) == 1)
    #expect(shell.output.contains("corpus/crashy/regressions/lost.scene"))
    #expect(!shell.output.contains(kept), "a history that is in both places is played once")
  }

  @Test func `What a unit test keeps is checked with the corpus, and told apart from it`() throws {
    let shell = try Shell("CrashyApp")
    let head = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\n"
    let kept = "Tests/CrashyTests/Scenes/crashy"
    _ = try shell.write("", to: "Package.swift")
    #expect(try shell.run("corpus check") == 5)
    #expect(shell.output.contains("no unit test of this package has kept one"))
    _ = try shell.write(head + "shortcutItem 1\n", to: kept + "/lost.scene")
    _ = try shell.write(head + "launch 1\n", to: "corpus/crashy/regressions/home.scene")
    #expect(try shell.run("corpus check") == 1)
    #expect(shell.output.contains("BAD   \(kept)/lost.scene"), "\(shell.output)")
    #expect(shell.output.contains("good  corpus/crashy/regressions/home.scene"))
    #expect(
      shell.output.contains("\n  1 scenario kept by the corpus in corpus/crashy/regressions\n"))
    #expect(shell.output.hasSuffix("\n  1 scenario kept by unit tests in \(kept)\n"))
  }

  // MARK: - Whom the gate judges

  @Test func `Without an app the gate is not green, and says what to do`() async throws {
    let session = try Session()
    #expect(await session.run("ci") == .nothing)
    #expect(session.messages.contains("there is no app here"))
    #expect(session.messages.contains("'scenefuzz ci --contract' judges"))
    #expect(session.messages.contains("help: write scenefuzz init"))
    let shell = try Shell("scenefuzz")
    _ = try shell.write(
      "// swift-tools-version: 6.2\nimport PackageDescription\n"
        + "let package = Package(name: \"Empty\", targets: [.target(name: \"Empty\")])\n",
      to: "Package.swift")
    _ = try shell.write("let x = 1\n", to: "Sources/Empty/Empty.swift")
    #expect(try shell.run("ci --cases 1") == 5, "\(shell.messages)")
    #expect(shell.messages.contains("no executable of "))
  }

  @Test func `Where delegates are tested without a command, the gate names their tests`() throws {
    let shell = try Shell("scenefuzz")
    let head = "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(\n"
    _ = try shell.write(
      head + """
        name: "Fuzz",
        products: [.library(name: "SceneUIKit", targets: ["UIKits"])],
        targets: [.target(name: "UIKits")])
        """, to: "Fuzz/Package.swift")
    _ = try shell.write(
      head + """
        name: "Notes", dependencies: [.package(path: "Fuzz")],
        targets: [
          .executableTarget(
            name: "Notes", dependencies: [.product(name: "SceneUIKit", package: "Fuzz")]),
          .testTarget(
            name: "NotesTests",
            dependencies: ["Notes", .product(name: "SceneUIKit", package: "Fuzz")]),
        ])
        """, to: "Package.swift")
    for path in [
      "Fuzz/Sources/UIKits/A.swift", "Sources/Notes/main.swift", "Tests/NotesTests/A.swift",
    ] { _ = try shell.write("let x = 1\n", to: path) }
    #expect(try shell.run("ci --cases 1") == 5, "\(shell.messages)")
    #expect(shell.messages.contains("error: the app has no command yet: no executable of "))
    #expect(
      shell.messages.contains("note: 'swift test --filter NotesTests' plays the app's delegates"))
    #expect(shell.messages.contains("A command for delegates"))
    #expect(!shell.messages.contains("scenefuzz init"), "it would begin a second app")
  }

  @Test func `The contract's gate says that it judges the model`() async throws {
    let session = try Session()
    let line = "ci --contract --fixed 3 --cases 0 --seed 9 --corpus DIR --quiet --only session"
    _ = await session.run(line)
    #expect(session.output.hasPrefix("ci judges the model of UIKit by "))
  }

  // MARK: - Places

  @Test func `A law's line, and the line that a trap names, are relative to the package`() {
    let finder = SourceFinder(CommandEnvironment(folder: checkout.path + "/Tests"))
    let inside = Diagnostic.Location(file: checkout.path + "/Sources/A/B.swift", line: 7, column: 1)
    #expect(finder.position(of: inside).file == "Sources/A/B.swift")
    let outside = Diagnostic.Location(file: "/elsewhere/B.swift", line: 7, column: 1)
    #expect(finder.position(of: outside).file == "/elsewhere/B.swift")
    let trap = "SceneSeam/SceneID.swift:14: Fatal error: nothing"
    #expect(finder.position(inTrap: trap)?.line == 14)
    #expect(finder.position(inTrap: trap)?.file.hasSuffix("SceneSeam/SceneID.swift") == true)
    #expect(finder.position(inTrap: "SceneSeam/None.swift:14: Fatal error: nothing") == nil)
    #expect(finder.position(inTrap: "Fatal error: nothing") == nil)
  }

  @Test(arguments: [[:], ["GITHUB_WORKSPACE": "ROOT"], ["CI_PROJECT_DIR": "ROOT/"]])
  func `A package below the checkout has its folder in every path`(
    variables: [String: String]
  ) throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let root = scratch.url.standardizedFileURL.path
    let package = root + "/Packages/Notes"
    for file in ["\(package)/Package.swift", "\(package)/Sources/Notes/Notes.swift"] {
      try Disk.write("", to: file)
    }
    // Without a variable the repository says where its root is.
    if variables.isEmpty { try Disk.write("", to: root + "/.git/HEAD") }
    let finder = SourceFinder(
      CommandEnvironment(
        variables: variables.mapValues { $0.replacing("ROOT", with: root) },
        folder: package + "/Sources"))
    let law = Diagnostic.Location(file: package + "/Tests/A.swift", line: 7, column: 1)
    #expect(finder.position(of: law).file == "Packages/Notes/Tests/A.swift")
    let trap = finder.position(inTrap: "Notes/Notes.swift:3: Fatal error: nothing")
    #expect(trap == FilePosition(file: "Packages/Notes/Sources/Notes/Notes.swift", line: 3))
    #expect(finder.position(ofFile: "a.scene").file == "Packages/Notes/Sources/a.scene")
    #expect(finder.position(ofFile: "../../../../a.scene").file == "../../../../a.scene")
    #expect(finder.position(ofFile: package + "/a.scene").file == "Packages/Notes/a.scene")
  }

  @Test func `A variable that names another folder is no checkout`() {
    let environment = CommandEnvironment(
      variables: ["GITHUB_WORKSPACE": "/elsewhere"], folder: checkout.path + "/Tests")
    #expect(environment.checkoutRoot == checkout.path)
  }
}
