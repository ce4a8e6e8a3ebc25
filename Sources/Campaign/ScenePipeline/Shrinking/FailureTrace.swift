import SceneLifecycle

/// The callbacks that an app hears in a failing play, without those that only come along.
///
/// A known history explains another one that breaks the same law if the app hears there what it hears in
/// the known one, about what it fails by: it does the same wrong. Events alone do not tell bugs from each
/// other: many of them connect a scene, and a link at the start is another callback than one that comes later.
struct FailureTrace {
  private let steps: [HeardCallback]
  /// Whether the law broke after the last callback.
  private let isAtEnd: Bool
  /// Indices of the steps that it may have broken by.
  private let pivots: Range<Int>

  /// Takes what was played up to a failure.
  init(_ tape: Tape, _ broken: Violation) {
    let entries = tape.entries
    let steps = tape.callbacks.indices.compactMap { HeardCallback(tape.callbacks, $0, entries) }
    self.steps = steps
    isAtEnd = broken.callback == nil
    if isAtEnd {
      // What is owed at the end began at a callback, if the law says at which.
      let onset = broken.onset.flatMap { onset in steps.lastIndex { $0.position <= onset } }
      pivots = onset.map { $0..<$0 + 1 } ?? steps.indices
      return
    }
    // It may have broken at rest, behind events that came before the app was at rest.
    let turn = entries.lastIndex { $0.event.delay == Event.atRest } ?? 0
    let isAlone = turn + 1 >= entries.count
    let first = isAlone ? nil : steps.firstIndex { $0.event > turn }
    pivots = min(first ?? .max, max(0, steps.count - 1))..<steps.count
  }

  /// Whether the app hears all of this in another failing play, and fails by the same there.
  func explains(_ other: FailureTrace) -> Bool {
    guard isAtEnd == other.isAtEnd, var pivot = pivots.last else { return false }
    if pivots.count > 1, isAtEnd { pivot = steps.lastIndex { $0.content != nil } ?? pivot }
    return other.pivots.contains { own in
      var scenes: [(UInt8, UInt8)] = []
      let before = Self.isPart(
        steps[...pivot].reversed(), of: other.steps[...own].reversed(), fromFirst: true, &scenes)
      return before
        && Self.isPart(
          Array(steps[(pivot + 1)...]), of: Array(other.steps[(own + 1)...]), fromFirst: false,
          &scenes)
    }
  }

  /// Whether steps stand in the order of others, each about the scene that stands for its own.
  private static func isPart(
    _ known: [HeardCallback], of steps: [HeardCallback], fromFirst: Bool,
    _ scenes: inout [(UInt8, UInt8)]
  ) -> Bool {
    var rest = known[...]
    for (position, step) in steps.enumerated() {
      guard let next = rest.first else { return true }
      let isSame =
        next.fits(step) && scenes.allSatisfy { ($0.0 == next.scene) == ($0.1 == step.scene) }
      if isSame {
        scenes.append((next.scene, step.scene))
        rest.removeFirst()
      } else if fromFirst, position == 0 {
        return false
      }
    }
    return rest.isEmpty
  }

  /// A callback, and what it brings.
  private struct HeardCallback {
    let kind: CallbackKind
    let scene: UInt8
    let event: Int
    let position: Int
    let detail: UInt8
    /// The event that brings something, or the app's action; nil for none.
    let content: Event?

    /// Takes a callback; nil for what only accompanies others.
    init?(_ callbacks: [Callback], _ position: Int, _ entries: [Scenario.Entry]) {
      let callback = callbacks[position]
      self.position = position
      kind = callback.kind
      guard Self.heard.contains(kind.recipient), !Self.accompanying.contains(kind) else {
        return nil
      }
      scene = callback.scene
      event = Int(callback.event)
      detail = callback.detail
      let brings = callback.payload != 0 && callback.cause.bringsContent || kind == .action
      let isWritten = entries.indices.contains(event - 1)
      content = brings && isWritten ? entries[event - 1].event : nil
    }

    /// Whether another step may stand for this one of a known history.
    ///
    /// A content that the shrinker has left out there may be any content.
    func fits(_ other: HeardCallback) -> Bool {
      let noScene = Callback.noScene
      guard kind == other.kind, (scene == noScene) == (other.scene == noScene),
        detail == 0 || detail == other.detail
      else { return false }
      guard let content else { return true }
      let isAny = content.number == 0 && kind != .action
      return content.kind == other.content?.kind
        && (isAny || content.number == other.content?.number)
    }

    private static let heard: [Recipient] = [
      .appDelegate, .sceneDelegate, .notificationCenter, .process,
    ]

    /// The callbacks in which platforms differ, or which come with each launch.
    private static let accompanying = CallbackSet(
      .main, .delegateInit, .willFinishLaunching, .shouldRestoreState, .configuration, .windowSet,
      .geometryBeforeConnect, .geometry, .stateReadable, .resignWhileAttaching, .saveState,
      .saveStateAgain, .shouldSaveState, .updateActivity, .appUpdateActivity)
  }
}
