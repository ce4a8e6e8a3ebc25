import SceneFuzzing
import SceneLifecycle
package import SceneReporting
package import ScenePipeline

/// What makes two failures one bug: how they fail, and what they come to when they are made small.
package struct Bucket: Hashable, Sendable {
  /// How they fail.
  package var signature: Signature
  /// Digest of the counterexample.
  package var digest: String

  /// The bucket as files and reports write it.
  package var text: String { "\(signature.invariant) \(signature.role.rawValue) \(digest)" }
}

extension Bucket {
  /// The bucket of a failure that was made small.
  package init(_ failure: ReportedFailure) {
    signature = Signature(
      invariant: failure.invariant, role: failure.isOfScene ? .scene : .process)
    digest = failure.scenario.digest8
  }
}
