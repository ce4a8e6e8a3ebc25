import SceneInvariants
import SceneLifecycle
package import SceneReporting

extension Play {
  /// The play as reports show it, with the sentences of the contract.
  package var transcript: Transcript {
    Transcript(
      of: scenario, drained: tape.drained, callbacks: tape.callbacks,
      breaks: violations.map {
        Transcript.Break($0, sentence: Contract.invariant($0.invariant)?.sentence ?? "")
      })
  }

  /// The judgement by which the play fails: the one given, or only that of the invariant that broke.
  ///
  /// An invariant that a file names may be soft, or hidden behind another.
  package func judgement(_ given: InvariantSelection) -> InvariantSelection {
    if Fuzzer(given).play(scenario).signature == signature { return given }
    return InvariantSelection(only: violations.prefix(1).map(\.invariant), softFails: true)
  }
}
