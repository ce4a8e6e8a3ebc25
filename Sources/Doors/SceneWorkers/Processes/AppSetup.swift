package import SceneFuzzing
import SceneLifecycle
package import SceneReporting

/// How workers are started.
package struct AppSetup: Hashable, Sendable {
  /// How long the app may take for a callback.
  package var limit: Duration = .seconds(2)
  /// How many bytes a worker may take.
  package var memory: UInt64 = 2 << 30
  /// The laws that are judged; nil for all.
  package var laws: [String]?
  /// The app's laws in the order in which a worker asks them.
  package var names: [String] = []
  /// The options that limit a worker, as they were written.
  package var written: [String] = []
  /// Whether reports have what the app printed, where it printed it.
  package var showsOutput = true
  /// Whether reports have every call of a stub.
  package var showsStubs = false
  /// The redaction of reports; nil where they leave out nothing.
  package var redaction: Redaction?

  /// How long a worker may stay where it is; one that has not begun to play is being started.
  package func patience(hasBegun: Bool) -> Duration { hasBegun ? limit : max(limit, .seconds(30)) }

  /// Whether a process that ends writes a backtrace.
  package var traces = false
  /// Whether a crash is met once more for its backtrace, which takes seconds.
  package var mayTrace = true

  /// Creates the setup of a worker that judges every law.
  package init() {}

  /// The hidden verb of a worker.
  package static let verb = "serve-app"

  /// The variable with which Swift's runtime, or a user, says whether a crash has a backtrace.
  package static let backtraces = "SWIFT_BACKTRACE"

  /// The word that says to a worker that its reports are redacted.
  package static let redacted = "redacted"

  /// The variable that marks a worker and all that the app starts in it.
  package static let mark = "SCENEFUZZ_WORKER"

  /// The words with which a worker is started.
  var words: [String] {
    [Self.verb, "\(memory)", redaction == nil ? "whole" : Self.redacted] + (laws ?? [])
  }

  /// Whether a process that ends in some way has failed.
  package func judges(_ law: AppEnd.EndLaw) -> Bool { laws?.contains(law.rawValue) ?? true }

  /// An end that counts only if its law is judged.
  package func judged(_ end: AppEnd) -> AppEnd {
    var end = end
    end.isJudged = judges(end.law)
    return end
  }
}
