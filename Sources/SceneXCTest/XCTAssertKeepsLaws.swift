public import SceneFuzzing
import XCTest

/// Asserts that an app keeps its laws: each law that breaks is a failure at the assertion's line.
///
/// Plays the scenarios that are kept beside the test, then new cases, as
/// `SceneFuzz.check(_:file:fileID:)` does. What makes a green campaign doubtful fails, too.
///
/// - Parameters:
///   - test: The app, its actions and its laws.
///   - fileID: The test's module and file.
///   - file: The test's file.
///   - line: The line of the assertion.
public func XCTAssertKeepsLaws<App: SceneApp>(
  _ test: AppTest<App>, fileID: String = #fileID, file: StaticString = #filePath,
  line: UInt = #line
) {
  do {
    let result = try SceneFuzz.examine(test, file: "\(file)", fileID: fileID)
    keepsLaws(result, file: file, line: line)
  } catch {
    XCTFail("\(error)", file: file, line: line)
  }
}

/// Fails once for each law that broke, and for each doubt.
package func keepsLaws(_ result: AppResult, file: StaticString, line: UInt) {
  for failure in result.failures {
    XCTFail("\(result.summary)\n\(failure.report)", file: file, line: line)
  }
  for doubt in result.doubts { XCTFail(doubt.description, file: file, line: line) }
}
