import SceneEngine
import SceneLifecycle

/// How far the recording has been read.
enum ReadingPhase: UInt8, Hashable { case start, before, within }

/// A state of the engine, and how much of a recording led to it.
struct SearchNode: Hashable {
  var state: EngineState
  /// The label that each slot's scene object has in the recording; 0 for none.
  var labels: [UInt8]
  /// Labels whose scene objects are gone, one bit each.
  var spent: UInt64
  /// How many sightings are explained.
  var position: Int
  var phase: ReadingPhase
}

extension SearchNode {
  /// Binds a label to a slot's scene object; false when either is bound otherwise.
  mutating func bind(_ label: UInt8, _ scope: Int) -> Bool {
    guard scope < labels.count else { return false }
    if labels[scope] == label { return true }
    let isFresh = spent & (1 << UInt64(label)) == 0
    guard labels[scope] == 0, isFresh, !labels.contains(label) else { return false }
    labels[scope] = label
    return true
  }

  /// A new scene object comes to a slot: the label of the old one is never used again.
  mutating func spend(_ slot: Int) {
    if labels[slot] != 0 { spent |= 1 << UInt64(labels[slot]) }
    labels[slot] = 0
  }

  /// The process is gone, and every scene object with it.
  mutating func spendAll() {
    for slot in labels.indices { spend(slot) }
  }
}

/// What led to a node.
enum SearchStep {
  case start
  case event(Event, [Choice])
  case told(CallbackKind, Int)
  case move
  case skip
}
