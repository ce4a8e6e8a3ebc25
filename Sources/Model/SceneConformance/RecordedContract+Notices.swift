import SceneInvariants
import SceneLifecycle

/// The application's notifications beside the lines of scenes.
extension RecordedContract {
  /// A notification of the application, and what some scene receives before it can come again.
  private static let returns: [(notice: CallbackKind, after: CallbackSet, sentence: String)] = [
    (
      .appForegroundNotice, CallbackSet(.background, .disconnect),
      "notice.foreground-follows-aggregate"
    ),
    (.appActiveNotice, CallbackSet(.resign, .disconnect), "notice.active-alternates"),
    (.appResignNotice, CallbackSet(.active), "notice.active-alternates"),
    (.appBackgroundNotice, CallbackSet(.foreground), "notice.background-once"),
  ]

  /// The first notification of the application that comes again though no scene has moved meanwhile.
  ///
  /// It follows what all scenes together are, so that the opposite notification may be out of sight where
  /// the scenes are not.
  ///
  /// - Complexity: O(callbacks).
  func firstRepeat() -> (index: Int, invariant: Invariant)? {
    guard showsProcesses, account.platforms.allSatisfy(\.usesScenes) else { return nil }
    let judged = Self.returns.filter { sure.contains($0.notice) && ($0.after - sure).isEmpty }
    var posted = CallbackSet.none
    for (index, sighting) in account.sightings.enumerated() {
      if sighting.beginsProcess { posted = .none }
      for entry in judged {
        if !(sighting.kinds & entry.after).isEmpty { posted = posted - CallbackSet(entry.notice) }
        guard sighting.kinds.contains(entry.notice) else { continue }
        if posted.contains(entry.notice), let broken = Contract.invariant(entry.sentence) {
          return (index, broken)
        }
        posted.insert(entry.notice)
      }
    }
    return nil
  }
}
