import SceneEngine
import SceneLifecycle

/// How far the recording has been read.
enum ReadingPhase: UInt8, Hashable { case start, before, within }

/// A state of the engine, and how much of a recording led to it.
struct SearchNode {
  var state = EngineState()
  /// The number that each slot's scene object has in the recording; 0 for none.
  var labels = SIMD16<UInt8>()
  /// The state to which the app's code brought each slot's root view controller.
  var covers = SIMD16<UInt8>()
  /// The phase that the views of each slot's scene read last, where changes are told; 0 for none.
  var phases = SIMD16<UInt8>()
  /// Numbers whose scene objects are gone, one bit each.
  var spent: UInt64 = 0
  /// How many sightings are explained.
  var position = 0
  var phase = ReadingPhase.start

  init() {}

  /// Creates a node with another state, and all else as in a node.
  init(_ state: EngineState, like node: SearchNode) {
    self.state = state
    labels = node.labels
    covers = node.covers
    phases = node.phases
    spent = node.spent
    position = node.position
    phase = node.phase
  }
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
    covers[slot] = 0
    phases[slot] = 0
  }

  /// The process is gone, and every scene object with it.
  mutating func spendAll() {
    for slot in labels.indices where labels[slot] != 0 { spend(slot) }
    covers = SIMD16()
    phases = SIMD16()
  }
}

/// The step to a node: few bytes, for there are many.
struct SearchStep {
  enum Kind: UInt8 { case start, event, delivery, skip, view }

  /// An item that is delivered.
  struct Delivery {
    /// The slot, as the node before has it; or the process.
    var scope: UInt8
    /// The item's number.
    var item: UInt8
  }

  var kind: Kind
  /// The number of the event.
  var event: UInt8 = 0
  /// The slot of the event, as the node before has it.
  var slot: UInt8 = 0
  /// The delivery, by itself or at once after the event; or a view's callback by the app's code.
  var delivery: Delivery?
  /// Whether what is delivered is a phase that SwiftUI left out.
  var omits = false

  static let start = SearchStep(kind: .start)
  static let skip = SearchStep(kind: .skip)

  /// The same with a delivery.
  func delivering(_ scope: Int, _ item: AgendaItem) -> SearchStep {
    var step = self
    step.delivery = Delivery(scope: UInt8(scope), item: item.rawValue)
    return step
  }
}
