public import SceneFuzzing
import SceneLifecycle
import SceneReporting
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
///
/// Work outside of the steps and what the verdict does not see fail nothing, as in Swift Testing: they are
/// told beside the failures.
package func keepsLaws(
  _ result: AppResult, file: StaticString, line: UInt,
  announce: (String) -> Void = SceneFuzz.standardError
) {
  attach(result)
  for failure in result.failures {
    XCTFail("\(result.summary)\n\(failure.report)", file: file, line: line)
  }
  for doubt in result.doubts { XCTFail(doubt.description, file: file, line: line) }
  if !result.escapes.isEmpty { announce(AppResult.lines(ofEscapes: result.escapes)) }
  if !result.ranLine.isEmpty { announce(result.ranLine + "\n") }
  let unseen = BlindSpot.summary(result.unaccepted)
  if !unseen.isEmpty { announce(unseen + "\n") }
}

/// Returns a test's attachments to the results of a run: the report, each failure as text and page.
package func attachments(of result: AppResult) -> [(name: String, text: String, type: String)] {
  [("campaign.txt", result.report, "public.plain-text")]
    + result.failures.enumerated().flatMap { number, failure in
      [
        ("\(failure.law)-\(number + 1).txt", failure.fullReport, "public.plain-text"),
        ("\(failure.law)-\(number + 1).html", failure.page, "public.html"),
      ]
    }
}

#if canImport(Darwin)
  /// Attaches what a test leaves, where XCTest has attachments.
  ///
  /// Not yet compiled by Apple's compiler.
  private func attach(_ result: AppResult) {
    // Activities belong to the main thread, on which XCTest runs tests that are not asynchronous.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      XCTContext.runActivity(named: result.summary) { activity in
        for part in attachments(of: result) {
          let attachment = XCTAttachment(
            data: Data(part.text.utf8), uniformTypeIdentifier: part.type)
          attachment.name = part.name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
    }
  }
#else
  /// XCTest has no attachments here: each failure's text is its whole report.
  private func attach(_ result: AppResult) {}
#endif
