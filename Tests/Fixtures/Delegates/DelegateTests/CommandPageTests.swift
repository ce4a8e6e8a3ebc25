import Foundation
import TestSupport
import Testing

/// What the page about the command shows is what the command's own files say.
@Suite struct CommandPageTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
  }

  private func page() throws -> String {
    try text("Sources/Hosting/SceneHosting/SceneHosting.docc/CommandOfDelegates.md")
  }

  /// The fenced block behind `<!-- NAME -->`.
  private func block(_ name: String) throws -> String {
    let parts = try page().components(separatedBy: "<!-- \(name) -->\n```swift\n")
    let rest = try #require(parts.dropFirst().first, "the page has no block '\(name)'")
    return try #require(rest.components(separatedBy: "\n```").first)
  }

  @Test(arguments: [
    ("main", "radio-fuzz/main.swift"), ("app", "radio-fuzz/RadioTest.swift"),
    ("action", "radio-fuzz/RadioTest.swift"), ("tests", "DelegateTests/RadioTests.swift"),
  ])
  func `The code is that of the files`(name: String, file: String) throws {
    let shown = try block(name)
    #expect(shown.count > 50)
    #expect(try text("Tests/Fixtures/Delegates/" + file).contains(shown), "\(file) has other code")
  }

  @Test func `The flags of the manifest are those with which the app is built`() throws {
    let flags = "\"-Xfrontend\", \"-entry-point-function-name\", \"-Xfrontend\", \"Radio_main\""
    #expect(try page().contains(flags))
    #expect(try text("Package.swift").contains(flags))
  }
}
