import CommandKit
import Foundation
import SceneGate
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// Reports point to the line of the app in which its process ended.
@Suite struct SourceFinderTests {
  /// A package with one source in a folder of the module's name and one in another.
  private func withPackage(_ body: (SourceFinder, String) throws -> Void) throws {
    let scratch = try Scratch()
    for file in [
      "Package.swift", "Sources/Notes/Notes.swift", "Sources/Room/Deep/Deep.swift",
      "App/Window.swift", "A/Two.swift", "B/Two.swift", ".build/checkouts/Other/Other.swift",
    ] {
      let url = scratch.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    try withExtendedLifetime(scratch) {
      try body(SourceFinder(CommandEnvironment(folder: scratch.path)), scratch.path)
    }
  }

  @Test(arguments: [
    ("Notes/Notes.swift:14: Fatal error: no window", "Sources/Notes/Notes.swift:14"),
    ("FOLDER/Sources/Notes/Notes.swift:14: Fatal error", "Sources/Notes/Notes.swift:14"),
    ("Deep/Deep.swift:2: Fatal error: too deep", "Sources/Room/Deep/Deep.swift:2"),
    ("Renamed/Window.swift:3: Precondition failed", "App/Window.swift:3"),
    ("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", nil),
    ("Other/Other.swift:1: Fatal error", nil), ("Fatal error: no place", nil),
    ("/elsewhere/Sources/Notes/Notes.swift:14: Fatal error", nil),
  ])
  func `A trap is at the line of the app that it names`(trap: String, location: String?) throws {
    try withPackage { sources, folder in
      let found = sources.position(inTrap: trap.replacing("FOLDER", with: folder))
      #expect(found.map { "\($0.file):\($0.line)" } == location)
    }
  }

  /// A repository with an app, and beside it the package of its copies.
  private func withCopies(
    isCheckedOut: Bool, _ body: (SourceFinder, String) throws -> Void
  ) throws {
    let scratch = try Scratch()
    let copy = { (path: String) in
      "#sourceLocation(file: \"../App/\(path)\", line: 1)\nimport UIKit\n"
    }
    for (file, text) in [
      ("App/Notes/SceneDelegate.swift", ""), ("App/A/Two.swift", ""), ("App/B/Two.swift", ""),
      ("Tests/Package.swift", ""),
      ("Tests/Made/Real/SceneDelegate.swift", copy("Notes/SceneDelegate.swift")),
      ("Tests/Made/Real/Two.swift", copy("A/Two.swift")),
      ("Tests/Made/Real/Two-2.swift", copy("B/Two.swift")),
      ("Tests/Made/Real/Gone.swift", copy("Notes/Gone.swift")),
      ("Tests/ByHand/Window.swift", ""),
    ] + (isCheckedOut ? [(".git/HEAD", "")] : []) {
      let url = scratch.url.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try withExtendedLifetime(scratch) {
      try body(SourceFinder(CommandEnvironment(folder: scratch.path + "/Tests")), scratch.path)
    }
  }

  @Test(arguments: [(true, "App/Notes/"), (false, "../App/Notes/")])
  func `The method that received what a law missed is relative`(
    isCheckedOut: Bool, folder: String
  ) throws {
    try withCopies(isCheckedOut: isCheckedOut) { sources, root in
      let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\n"
      let scenario = try Scenario(parsing: text, file: "a.scene")
      var failure = ReportedFailure(
        "payload.read", text: "", in: scenario, ReportFacts(repeatedBy: "again"))
      failure.method = FilePosition(file: root + "/App/Notes/SceneDelegate.swift", line: 26)
      let located = failure.located(by: sources)
      #expect(located.shownPosition?.file == folder + "SceneDelegate.swift")
      #expect(located.shownPosition?.line == 26)
    }
  }

  @Test(arguments: [(true, "App/Notes/"), (false, "../App/Notes/")])
  func `A trap, a frame and a doubt in a copy are at the line of its original`(
    isCheckedOut: Bool, folder: String
  ) throws {
    try withCopies(isCheckedOut: isCheckedOut) { sources, _ in
      let name = "SceneDelegate.swift"
      let found = [
        sources.position(inTrap: "Notes/\(name):26: Fatal error"),
        sources.position(inTrap: "../App/Notes/\(name):26: Fatal error"),
        sources.position(inFrame: name + ":26:5"),
        sources.position(of: Diagnostic.Location(file: name, line: 26, column: 1)),
      ]
      for position in found { #expect(position == FilePosition(file: folder + name, line: 26)) }
    }
  }

  @Test func `No original is guessed, and what is no copy is found as ever`() throws {
    try withCopies(isCheckedOut: true) { sources, _ in
      let two = sources.position(inFrame: "Two.swift:9:5")
      #expect(two?.file != "App/A/Two.swift" && two?.file != "App/B/Two.swift")
      #expect(sources.position(inFrame: "Gone.swift:9:5")?.file == "Tests/Made/Real/Gone.swift")
      #expect(sources.position(inFrame: "Window.swift:9:5")?.file == "Tests/ByHand/Window.swift")
    }
  }

  @Test(arguments: [
    ("Window.swift:9:5", "App/Window.swift:9"), ("Two.swift:9:5", nil), ("Array.swift:1:1", nil),
    ("Window.swift", nil),
  ])
  func `A frame is at the one file of the package that has its name`(
    frame: String, location: String?
  ) throws {
    try withPackage { sources, _ in
      let found = sources.position(inFrame: frame)
      #expect(found.map { "\($0.file):\($0.line)" } == location)
    }
  }
}
