import Foundation
import SceneFuzzing
import SceneXCTest
import TestSupport
import XCTest

/// The assertion fails where a law breaks, and where a law is never put to the test.
final class AssertionTests: XCTestCase {
  private struct Counting: SceneApp {
    var windows = 0
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      windows += 1
    }
  }

  private static func test(_ most: Int) -> AppTest<Counting> {
    let law = AppLaw<Counting>("Not too many windows connect.", id: "counting.few") {
      theApp { $0.windows > most }.never()
    }
    return AppTest("counting", laws: [law]) { _ in Counting() }
  }

  func testAnAppThatKeepsItsLaws() { XCTAssertKeepsLaws(Self.test(.max)) }

  func testWhatATestLeaves() {
    let broken = SceneFuzz.run(Self.test(0))
    let left = attachments(of: broken)
    XCTAssertEqual(left.map(\.name), ["campaign.txt", "counting.few-1.txt", "counting.few-1.html"])
    XCTAssertTrue(left[0].text.contains("seen, at least"))
    XCTAssertTrue(
      left[2].text.hasPrefix("<!doctype html>") || left[2].text.hasPrefix("<!DOCTYPE html>"))
    XCTAssertEqual(attachments(of: SceneFuzz.run(Self.test(.max), cases: 1)).count, 1)
  }

  #if os(Linux)
    func testAnAppThatBreaksALaw() throws {
      let folder = try Scratch()
      let file = folder.url.appendingPathComponent("CountingTests.swift").path
      let inner = XCTestCase(name: "inner") { _ in
        let result = try SceneFuzz.examine(Self.test(0), file: file, fileID: "A/B.swift")
        XCTAssertEqual(result.failures.count, 1)
        keepsLaws(result, file: #filePath, line: #line)
      }
      inner.run()
      XCTAssertEqual(inner.testRun?.totalFailureCount, 1)
    }

    func testWhatEscapesIsReportedAndFailsNothing() throws {
      var announced: [String] = []
      let inner = XCTestCase(name: "inner") { _ in
        var result = SceneFuzz.run(Self.test(.max), cases: 1)
        result.escapes = ["a timer at A.swift:7"]
        keepsLaws(result, file: #filePath, line: #line) { announced.append($0) }
      }
      inner.run()
      XCTAssertEqual(inner.testRun?.totalFailureCount, 0)
      XCTAssertEqual(announced, ["not stepped: a timer at A.swift:7\n"])
    }
  #endif
}
