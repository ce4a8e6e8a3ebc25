public import SceneFuzzing
import SceneLifecycle
import SceneReporting
import Testing

extension SceneFuzz {
  /// Checks an app in Swift Testing: each law that breaks is an issue at the law's line.
  ///
  /// Plays the scenarios that are kept beside the test, then new cases, as
  /// `SceneFuzz.check(_:file:fileID:)` does. Each report is attached to the test, as text and as a page
  /// for a browser, with every callback, and so is what the campaign saw: `swift test
  /// --attachments-path DIR` leaves them in files. What makes a green campaign doubtful, such as an idle
  /// law or a failure that does not come back, is an issue, too. One line of the output says which
  /// methods of delegates ran, what came to them and which laws were due; the parts of the app that the
  /// verdict does not see are a warning in one line, and stand in the attached report one by one.
  ///
  /// - Parameters:
  ///   - test: The app, its actions and its laws.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file.
  ///   - line: The line of the call.
  ///   - column: Its column.
  /// - Throws: `TestSettingError` for a setting that means nothing; `NotationError` for a kept scenario
  ///   that cannot be read.
  /// - Returns: What was played and which laws were put to the test.
  @discardableResult
  public static func expect<App: SceneApp>(
    _ test: AppTest<App>, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) throws -> AppResult {
    let call = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let result = try examine(test, file: filePath, fileID: fileID)
    for (number, failure) in result.failures.enumerated() {
      let index = failure.location ?? call
      for (text, kind) in [(failure.fullReport, "txt"), (failure.page, "html")] {
        Attachment.record(
          text, named: "\(failure.law)-\(number + 1).\(kind)", sourceLocation: index)
      }
      Issue.record(
        Comment(rawValue: "\(result.summary)\n\(failure.report)"), sourceLocation: index)
    }
    if !result.ranLine.isEmpty { SceneFuzz.standardError("\(test.name): \(result.ranLine)\n") }
    Attachment.record(result.report, named: "\(test.name).txt", sourceLocation: call)
    for doubt in result.doubts {
      Issue.record(Comment(rawValue: doubt.description), sourceLocation: call)
    }
    for escape in result.escapes {
      Issue.record(
        Comment(rawValue: "not stepped: \(escape)"), severity: .warning, sourceLocation: call)
    }
    let unseen = BlindSpot.summary(result.unaccepted)
    if !unseen.isEmpty {
      Issue.record(Comment(rawValue: unseen), severity: .warning, sourceLocation: call)
    }
    return result
  }
}
