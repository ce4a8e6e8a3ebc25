import SceneEngine
import SceneLifecycle

/// How far the recording has been read.
enum ReadingPhase: UInt8, Hashable { case start, before, within }

/// A state of the engine, and how much of a recording led to it.
struct SearchNode {
  var state = EngineState()
  /// The number that each slot's scene object has in the recording; 0 for none.
  var labels = SIMD16<UInt8>()
  /// Numbers whose scene objects are gone, one bit each.
  var spent: UInt64 = 0
  /// How many sightings are explained.
  var position = 0
  var phase = ReadingPhase.start
  /// How many events began while others were under way, since nothing was pending last.
  var overlaps = 0
}

extension SearchNode {
  /// Binds a number to a slot's scene object; false when either is bound otherwise.
  mutating func bind(_ label: UInt8, _ scope: Int) -> Bool {
    guard scope < labels.scalarCount else { return false }
    if labels[scope] == label { return true }
    guard labels[scope] == 0, spent & (1 << UInt64(label)) == 0 else { return false }
    for slot in labels.indices where labels[slot] == label { return false }
    labels[scope] = label
    return true
  }

  /// The scene object with a number is not seen again.
  mutating func finish(_ label: UInt8) {
    spent &= ~(1 << UInt64(label))
    for slot in labels.indices where labels[slot] == label { labels[slot] = LabelPlan.finished }
  }

  /// A new scene object comes to a slot: the number of the old one cannot be seen again.
  mutating func spend(_ slot: Int) {
    let label = labels[slot]
    if label != 0 && label != LabelPlan.finished { spent |= 1 << UInt64(label) }
    labels[slot] = 0
  }

  /// The process is gone, and every scene object with it.
  mutating func spendAll() {
    for slot in labels.indices where labels[slot] != 0 { spend(slot) }
  }
}

/// What led to a node: few bytes, for there are many.
struct SearchStep {
  enum Kind: UInt8 { case start, event, delivery, skip }

  var kind: Kind
  /// The slot, as the node before has it; or the process.
  var scope: UInt8 = 0
  /// The item that was delivered, or the number of the event.
  var code: UInt8 = 0
  /// Which path of answers the event took.
  var path: UInt32 = 0
}
