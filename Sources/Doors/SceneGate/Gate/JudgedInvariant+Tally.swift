package import SceneInvariants
import SceneLifecycle
package import SceneReporting

extension JudgedInvariant {
  /// Creates an invariant of the contract with how often some cases put it to the test.
  package init(_ invariant: Invariant, _ tally: Tally, _ sources: SourceFinder) {
    self.init(
      id: invariant.id, kind: invariant.kind, help: invariant.help,
      declaration: sources.position(of: invariant))
    exercised = tally[invariant.id]?.exercised ?? 0
    violated = tally[invariant.id]?.violated ?? 0
  }
}

extension Invariant {
  /// The help for a reader, one fact a line; the first one is the sentence.
  fileprivate var help: [String] {
    var help = [sentence, "Kind: \(kind.rawValue), \(platforms.name).", "Exercised: \(exercised)."]
    if !sources.isEmpty { help.append("Source: " + sources.map(\.text).joined(separator: "; ")) }
    return help + ["Check it alone: scenefuzz run --only \(id)"]
  }
}
