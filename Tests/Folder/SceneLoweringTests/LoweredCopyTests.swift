import Foundation
import SceneLowering
import Testing
import TestSupport

/// The app that other tests play is what the lowering writes.
@Suite struct LoweredCopyTests {
  private static let folder =
    checkout
    .appendingPathComponent("Tests/Fixtures/Delegates/LoweredApp")

  /// What is written beside the originals.
  private func made() throws -> [(name: String, text: String)] {
    let original = try String(
      contentsOf: Self.folder.appendingPathComponent("Original/Courier.swift"), encoding: .utf8)
    var options = LoweringOptions()
    options.entryPoint = .dropped
    let copy = try compiled(original, options, path: "LoweredApp/Original/Courier.swift")
    #expect(copy.remarks.isEmpty)
    return [
      // A line before the copy moves no line of it.
      ("Courier.swift", "// swift-format-ignore-file\n" + copy.text),
      (
        "Support.swift",
        SupportSource.text(importing: "UIKit", answer: "PlayedSystem.isAtLeast")
      ), ("Shadows.swift", SupportSource.shadows(importing: "UIKit")),
    ]
  }

  @Test func `the played app is the lowered copy of its original`() throws {
    for (name, text) in try made() {
      let file = Self.folder.appendingPathComponent("Made/" + name)
      if ProcessInfo.processInfo.environment["SCENEFUZZ_GOLDENS"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
    }
  }

  static let sleeps = [
    ("sleep(1)", "sleep(1, file: #filePath, line: #line)"),
    ("usleep(f(x))", "usleep(f(x), file: #filePath, line: #line)"),
    ("sleep(\n  1\n)", "sleep(\n  1\n, file: #filePath, line: #line)"),
    ("Glibc.sleep(1)", "Glibc.sleep(1)"), ("sleep()", "sleep()"),
    ("sleep(for: 1)", "sleep(for: 1)"),
    ("a.sleep(1)", "a.sleep(1)"), ("sleep(1, 2)", "sleep(1, 2)"),
    ("let sleep = 1", "let sleep = 1"),
  ]

  @Test(arguments: sleeps)
  func `a call that holds up a thread says where it stands`(_ call: (String, String)) throws {
    #expect(try compiled("func f() { \(call.0) }").body == "func f() { \(call.1) }")
    var options = LoweringOptions()
    options.isWorldPlayed = false
    #expect(try compiled("func f() { \(call.0) }", options).edits.isEmpty)
  }

  @Test func `a function of the app's own that has the name of one is called as it is`() throws {
    for text in [
      "func sleep(_ a: Int) {}\nfunc f() { sleep(1) }",
      "struct A { func sleep(_ a: Int) {}; func f() { sleep(1) } }",
    ] {
      #expect(try compiled(text).body == text)
    }
  }
}
