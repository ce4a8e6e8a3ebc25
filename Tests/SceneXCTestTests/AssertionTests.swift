import Foundation
import SceneFuzzing
import SceneXCTest
import TestSupport
import XCTest

/// The assertion fails where a law breaks, and where a law is never put to the test.
final class AssertionTests: XCTestCase {
  private struct Silent: SceneApp {}

  private static func test(_ breaks: Bool) -> AppTest<Silent> {
    let law = AppLaw<Silent>("No window connects.", id: "silent.alone") {
      theApp { _ in breaks }.never()
    }
    return AppTest("silent", laws: [law]) { _ in Silent() }
  }

  func testAnAppThatKeepsItsLaws() { XCTAssertKeepsLaws(Self.test(false)) }

  #if os(Linux)
    func testAnAppThatBreaksALaw() throws {
      let folder = try Scratch()
      let file = folder.url.appendingPathComponent("SilentTests.swift").path
      let inner = XCTestCase(name: "inner") { _ in
        let result = try SceneFuzz.examine(Self.test(true), file: file, fileID: "A/B.swift")
        XCTAssertEqual(result.failures.count, 1)
        keepsLaws(result, file: #filePath, line: #line)
      }
      inner.run()
      XCTAssertEqual(inner.testRun?.totalFailureCount, 1)
    }
  #endif
}
