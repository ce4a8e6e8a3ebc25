package import SceneLifecycle

/// One line beside the lanes of a play; text and pictures set the same lines.
package enum LaneLine: Hashable, Sendable {
  /// An event begins: its number, from 1.
  case event(Int)
  /// A callback is delivered: its number, from 0.
  case callback(Int)
  /// The app did something in answer to a callback.
  case answer(Transcript.AppAnswer)
  /// A law or an invariant broke at the callback of a number; nil for the end of the play.
  case broken(Transcript.Break, at: Int?)
  /// A law noticed at the callback of a number what began before; nil for the end of the play.
  case noticed(Transcript.Break, at: Int?)
}

extension Transcript {
  /// The lines beside the lanes, in the order of time.
  ///
  /// - Complexity: O(callbacks × breaks + events + answers).
  package var laneLines: [LaneLine] {
    var lines: [LaneLine] = []
    forEachLaneLine { lines.append($0) }
    return lines
  }

  /// Visits the lines beside the lanes: an event before the callbacks that answer it.
  ///
  /// - Complexity: O(callbacks × breaks + events + answers).
  func forEachLaneLine(_ visit: (LaneLine) -> Void) {
    var announced = 0
    var rest = answers[...]
    for (index, callback) in callbacks.enumerated() {
      while announced < min(Int(callback.event), eventCount) {
        announced += 1
        visit(.event(announced))
      }
      visit(.callback(index))
      rest = rest.drop { $0.index < index }
      for answer in rest.prefix(while: { $0.index == index }) {
        visit(.answer(answer))
      }
      for broken in breaks(at: index) { visit(.broken(broken, at: index)) }
      for broken in noticed(at: index) { visit(.noticed(broken, at: index)) }
    }
    while announced < eventCount {
      announced += 1
      visit(.event(announced))
    }
    for broken in breaks where broken.violation.index >= callbacks.count {
      visit(broken.isNoticedLater ? .noticed(broken, at: nil) : .broken(broken, at: nil))
    }
  }

  /// The session slots that have a lane, lowest first: those that appear in the play.
  package var lanes: [Int] {
    var seen = SceneSet.none
    for callback in callbacks {
      seen |= callback.open | callback.connected
      if callback.isOfScene && callback.scene < 64 { seen.insert(Int(callback.scene)) }
    }
    return Array(seen)
  }
}

/// The state that a lane shows of its scene, or of the app.
package enum LaneStanding: Int, Hashable, Sendable, CaseIterable {
  /// In the foreground, and receives what the user does.
  case active
  /// In the foreground, and receives nothing of the user.
  case inactive
  /// Connected, or alive, and not on the screen.
  case background
  /// A session whose scene is gone.
  case session

  /// The state in a word or two, as legends write it.
  package var word: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    case .session: "session only"
    }
  }
}

/// The states that the lanes show at one moment.
package struct LaneState: Hashable, Sendable {
  /// The state of the app; nil where there is no process.
  package private(set) var application: LaneStanding?
  private var active = SceneSet.none
  private var inactive = SceneSet.none
  private var connected = SceneSet.none
  private var open = SceneSet.none

  /// Creates the state before the first callback.
  package init() {}

  /// Creates the state that can be read at a callback, or that its end of a process leaves.
  package init(after callback: Callback) {
    let isOver = CallbackSet(.processEnded, .launchRefused, .installed).contains(callback.kind)
    application = isOver ? nil : Self.standing(callback.application)
    active = callback.active
    inactive = callback.inactive
    connected = callback.connected
    open = callback.open
  }

  /// Returns the state that the lane of a slot shows; nil where the slot has no session.
  package func scene(_ slot: Int) -> LaneStanding? {
    if active.contains(slot) { return .active }
    if inactive.contains(slot) { return .inactive }
    if connected.contains(slot) { return .background }
    return open.contains(slot) ? .session : nil
  }

  private static func standing(_ state: ApplicationState) -> LaneStanding {
    switch state {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}
