package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import SceneReporting

/// A format in which a run is written to a file that an option names.
///
/// Adding a format is a recorder and its line in ``all``.
package struct ReportFormat: Sendable {
  /// The option that names the file.
  package var option: Option
  /// Makes the recorder of a run.
  var recorder: @Sendable () -> any Recorder

  /// Every format.
  package static let all = [
    ReportFormat(option: Option("junit", "FILE", "write the results as JUnit XML")) {
      JUnitRecorder()
    },
    ReportFormat(option: Option("sarif", "FILE", "write the counterexamples as SARIF 2.1.0")) {
      SarifRecorder()
    },
    ReportFormat(option: Option("json", "FILE", "write the results as one JSON object")) {
      JSONRecorder()
    },
  ]

  /// Writes the events of a run where they are asked for: to the files of options, and to GitHub.
  ///
  /// - Returns: A status for each file; one that cannot be written takes nothing from the others.
  package static func publish(
    _ events: [RunEvent], _ arguments: Arguments, _ console: Console
  ) -> [ExitStatus] {
    var statuses: [ExitStatus] = []
    for format in all {
      guard let path = arguments.text(format.option) else { continue }
      statuses.append(
        console.status { () throws(CommandError) in
          try Disk.write(document(of: events, format.recorder()), to: path)
        })
    }
    let variables = arguments.environment.variables
    guard variables["GITHUB_ACTIONS"] == "true" else { return statuses }
    // Standard output stays the same bytes on every machine.
    console.command(document(of: events, GitHubRecorder()))
    if let path = variables["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      statuses.append(
        console.status { () throws(CommandError) in
          try Disk.append(document(of: events, MarkdownRecorder()), to: path)
        })
    }
    return statuses
  }

  /// Returns the document that a recorder makes of some events.
  package static func document(of events: [RunEvent], _ recorder: any Recorder) -> String {
    var recorder = recorder
    recorder.record(events)
    return recorder.document
  }
}
