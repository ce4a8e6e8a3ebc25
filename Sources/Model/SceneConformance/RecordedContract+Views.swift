import SceneInvariants
import SceneLifecycle

/// The callbacks of the one root view controller that a recording has.
extension RecordedContract {
  /// A callback of a view controller, and the callbacks of which one comes before it can come again.
  private static let turns: [(kind: CallbackKind, after: CallbackSet)] = [
    (.viewWillAppear, CallbackSet(.viewWillDisappear, .viewDidDisappear)),
    (.viewDidAppear, CallbackSet(.viewWillAppear)),
    (.viewWillDisappear, CallbackSet(.viewWillAppear, .viewDidAppear)),
    (.viewDidDisappear, CallbackSet(.viewWillDisappear)),
  ]

  /// The callbacks with which another root view controller begins, or this one is gone.
  private static let others = CallbackSet(.connect, .disconnect, .viewDidLoad)

  /// The first callback of the root view controller that comes twice in a row, and its alternatives.
  ///
  /// With two windows the second one may be the other's. So only a recording of one scene object is judged
  /// that begins with its process and shows each connection, or one of an app without scenes.
  ///
  /// Source: Apple, uiviewcontroller, *Handling View-Related Notifications*.
  /// - Complexity: O(callbacks).
  func firstViewRepeat() -> (index: Int, possible: CallbackSet)? {
    guard showsProcesses, sure.contains(.viewDidLoad), showsOneWindow else { return nil }
    let judged = Self.turns.filter { sure.contains($0.kind) && ($0.after - sure).isEmpty }
    var last = CallbackSet.none
    for (index, sighting) in account.sightings.enumerated() {
      if sighting.beginsProcess || !(sighting.kinds & Self.others).isEmpty { last = .none }
      for turn in judged {
        if !(sighting.kinds & turn.after).isEmpty { last = last - CallbackSet(turn.kind) }
      }
      for turn in judged where sighting.kinds.contains(turn.kind) {
        if last.contains(turn.kind) { return (index, turn.after) }
        last.insert(turn.kind)
      }
    }
    return nil
  }

  /// Whether the app has one window at most at each moment.
  private var showsOneWindow: Bool {
    if account.platforms.allSatisfy({ !$0.usesScenes }) { return true }
    return account.platforms.allSatisfy(\.usesScenes) && account.beginsWithLaunch
      && sure.contains(.connect) && account.sightings.allSatisfy { $0.label <= 1 }
  }
}
