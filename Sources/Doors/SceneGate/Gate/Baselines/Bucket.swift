import SceneFuzzing
import SceneLifecycle
package import SceneReporting
package import ScenePipeline

/// The key by which two failures are one bug: the way of failing, and the small counterexample.
package struct Bucket: Hashable, Sendable {
  /// How they fail.
  package var signature: Signature
  /// Digest of the counterexample; of an end of the process, of how it ended, what it said and where.
  package var digest: String

  /// The bucket as files and reports write it.
  package var text: String { "\(signature.invariant) \(signature.role.rawValue) \(digest)" }
}

extension Bucket {
  /// The bucket of a failure that was made small.
  package init(_ failure: ReportedFailure) {
    signature = Signature(
      invariant: failure.invariant, role: failure.isOfScene ? .scene : .process)
    guard let end = failure.end else {
      digest = failure.scenario.digest8
      return
    }
    // A line of the app is one bug in whichever history; without a line, the history says which.
    digest = FNV.digits(of: end.text + (end.hasLine ? "" : " " + failure.scenario.digest8))
  }
}
