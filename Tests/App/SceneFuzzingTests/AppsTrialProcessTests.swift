import SceneFuzzing
import Testing

/// With which words a test program is started once more for one test alone.
struct AppsTrialProcessTests {
  #if os(macOS) || os(Linux)
    @Test(arguments: [
      // SwiftPM on Linux: the tests are the program.
      (["/b/AppTests.xctest", "--testing-library", "swift-testing", "--filter", "x"], []),
      // SwiftPM on macOS: a helper loads them.
      (
        [
          "/t/swiftpm-testing-helper", "--test-bundle-path", "/b/AppTests", "--testing-library",
          "swift-testing",
        ], ["--test-bundle-path", "/b/AppTests"]
      ),
    ])
    func `Swift Testing runs the tests of the file, and no other`(words: [String], kept: [String]) {
      #expect(
        TrialProcess.arguments(words, "AppTests/Scene+Tests.swift")
          == kept + [
            "--testing-library", "swift-testing", "--filter",
            #"^AppTests\..*/Scene\+Tests\.swift:"#,
          ])
    }

    @Test func `A program of the team's own is started with its own words`() {
      #expect(TrialProcess.arguments(["/b/check", "a", "b"], "Check/main.swift") == ["a", "b"])
    }
  #endif

  @Test(arguments: [
    ["/b/AppTests.xctest"], ["/x/xctest", "/b/AppTests.xctest"],
    ["/b/AppTests.xctest", "--testing-library", "xctest"], [],
  ])
  func `XCTest cannot be asked for the tests of a file`(words: [String]) {
    #expect(TrialProcess.arguments(words, "AppTests/SceneTests.swift") == nil)
  }
}
