import SceneEngine
import SceneExploring
import SceneLifecycle

/// Collects what callbacks let one read, and remembers nothing.
struct Looks: ExplorableMonitor {
  /// What one callback lets one read of one slot, and of the app in the high byte.
  private(set) var seen: [UInt16] = []

  /// Everything that some callback lets one read after so many events at most, for one slot.
  static func reached(
    on platform: Platform, seeing kinds: CallbackSet, events: Int
  ) async -> [UInt16] {
    var explorer = Explorer(
      UIKitEngine(platform: platform, scenes: 1, seeing: kinds), Looks(), Bounds(depth: events))
    await explorer.run()
    return explorer.walkers[0].monitor.seen
  }

  mutating func reset() {}

  mutating func observe(_ callback: Callback) -> Bool {
    let masks = [
      callback.active, callback.inactive, callback.connected, callback.open,
      callback.accessories, callback.kind == .discard ? callback.named : .none,
      callback.activation == .unattached ? callback.connected : .none,
    ]
    var look = UInt16(callback.application.rawValue) << 8
    for (place, mask) in masks.enumerated() where mask.contains(0) { look |= 1 << UInt16(place) }
    let place = seen.firstIndex { $0 >= look } ?? seen.count
    if place == seen.count || seen[place] != look { seen.insert(look, at: place) }
    return true
  }

  mutating func finish() -> Bool { true }
  var violations: [Violation] { [] }
  var stateSize: StateSize { StateSize(shared: 0, slot: 0) }
  var causeClasses: [EventKind] { EventKind.allCases.map { _ in .launch } }
  func save(to words: inout StateWords, naming names: LiveNames) {}
  mutating func restore(from words: StateWords, naming names: LiveNames) {}
}
