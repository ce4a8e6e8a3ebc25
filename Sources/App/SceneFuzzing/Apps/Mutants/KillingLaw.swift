import SceneLifecycle
import SceneDriving
import SceneInvariants

/// A law as a matrix needs it.
struct KillingLaw: Hashable, Sendable {
  var id: String
  var kind: InvariantKind
  /// The end of a process that it forbids; nil for a law of the test.
  var end: AppEnd.EndLaw?
  /// Whether the app breaks it without a mutant.
  var isBroken: Bool

  /// The laws of the test, then those of every app.
  static func all(_ heads: [LawHeading], _ sound: MutantPlay) -> [KillingLaw] {
    let broken = sound.cases.reduce(0) { $0 | $1.broken }
    let own = heads.enumerated().map { number, head in
      KillingLaw(id: head.id, kind: head.kind, isBroken: broken >> UInt64(number) & 1 == 1)
    }
    let ends = AppEnd.EndLaw.allCases.map { law in
      KillingLaw(
        id: law.rawValue, kind: .hard, end: law,
        isBroken: sound.ends.contains { $0.law == law })
    }
    return own + ends
  }
}
