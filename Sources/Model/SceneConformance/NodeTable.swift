import SceneEngine
import SceneLifecycle

/// The nodes of a search: flat words, and an open table over them.
///
/// A node takes three words for each slot and four more, where the engine's own state takes more than a
/// hundred. What is alike but for the names of slots is written alike: slots stand in falling order of
/// what they hold. That is sound because no rule, order or choice treats one slot unlike another.
struct NodeTable {
  /// Number of session slots.
  let slots: Int
  /// Words of a node: its position, phase and spent numbers, then the packed state.
  let stride: Int

  private(set) var count = 0
  private var words: [UInt64] = []
  private var parents: [Int32] = []
  private var steps: [SearchStep] = []
  /// The cost of the way to each node; empty where the first way that is found is kept.
  private var costs: [Int32] = []
  private var positions = [Int32](repeating: -1, count: 1 << 10)
  private var scratch: [UInt64]
  /// Which slot of the node written last stands where.
  private(set) var order: [Int]

  private static let head = 1
  private static let labelShift = UInt64(56)
  private static let coverShift = UInt64(54)
  private static let phaseShift = UInt64(52)

  init(slots: Int) {
    self.slots = slots
    stride = Self.head + EngineState.packedProcessWords + slots * EngineState.packedSlotWords
    scratch = [UInt64](repeating: 0, count: stride - Self.head)
    order = Array(0..<slots)
    precondition(
      EngineState.packedFactBits <= Int(Self.phaseShift),
      "a slot has \(EngineState.packedFactBits) facts, and room for \(Self.phaseShift)")
  }

  /// Notes a node.
  ///
  /// - Parameter cost: What the way to it costs where the least odd way is kept; nil where the first is.
  /// - Returns: Its index; nil when an equal one is known, with no dearer way to it.
  mutating func insert(
    _ node: inout SearchNode, from parent: Int, _ step: SearchStep, cost: Int? = nil
  ) -> Int? {
    write(&node)
    if count * 2 >= positions.count { grow() }
    let head = Self.head(node)
    var position = Int(truncatingIfNeeded: hash(head)) & (positions.count - 1)
    while positions[position] >= 0 {
      let known = Int(positions[position])
      if equals(known, head) {
        guard let cost, cost < Int(costs[known]) else { return nil }
        costs[known] = Int32(cost)
        parents[known] = Int32(parent)
        steps[known] = step
        return known
      }
      position = (position + 1) & (positions.count - 1)
    }
    positions[position] = Int32(count)
    words.append(head)
    words.append(contentsOf: scratch)
    parents.append(Int32(parent))
    steps.append(step)
    if let cost { costs.append(Int32(cost)) }
    count += 1
    return count - 1
  }

  /// Reads a node back; its slots stand in the order in which they were written.
  func read(_ index: Int, into node: inout SearchNode) {
    let start = index * stride
    let head = words[start]
    node.position = Int(head & 0xFF_FFFF)
    node.phase = ReadingPhase(rawValue: UInt8(head >> 24 & 3)) ?? .within
    node.spent = (head >> 26) << 1
    node.state.unpack(words, at: start + Self.head, slots: slots)
    node.labels = SIMD16()
    node.covers = SIMD16()
    node.phases = SIMD16()
    for slot in 0..<slots {
      let word = words[start + Self.first + slot * Self.width]
      node.labels[slot] = UInt8(word >> Self.labelShift)
      node.covers[slot] = UInt8(word >> Self.coverShift & 3)
      node.phases[slot] = UInt8(word >> Self.phaseShift & 3)
    }
  }

  /// The slots of a node that hold what the slot before holds: what one can do, the other can.
  func twins(at index: Int) -> SceneSet {
    var twins = SceneSet.none
    let first = index * stride + Self.first
    for slot in 1..<max(slots, 1) {
      let own = first + slot * Self.width
      let isTwin = (own..<own + Self.width).allSatisfy { words[$0] == words[$0 - Self.width] }
      twins.insert(slot, if: isTwin)
    }
    return twins
  }

  /// How many sightings a node explains.
  func position(of index: Int) -> Int { Int(words[index * stride] & 0xFF_FFFF) }

  /// Whether a cheaper way to a node was found since one of some cost.
  func isCheaper(_ index: Int, than cost: Int) -> Bool {
    !costs.isEmpty && Int(costs[index]) < cost
  }

  /// Returns the parent of a node, and the step that led from there.
  func origin(of index: Int) -> (parent: Int, step: SearchStep) {
    (Int(parents[index]), steps[index])
  }

  /// Whether a node, written with its slots in order, is the one at an index.
  mutating func equals(_ node: inout SearchNode, at index: Int) -> Bool {
    write(&node)
    return equals(index, Self.head(node))
  }

  private static var first: Int { head + EngineState.packedProcessWords }
  private static var width: Int { EngineState.packedSlotWords }

  /// Numbers are below 39 while some are spent: only few scene objects are in sight at once.
  private static func head(_ node: SearchNode) -> UInt64 {
    UInt64(node.position) | UInt64(node.phase.rawValue) << 24 | (node.spent >> 1) << 26
  }

  private mutating func write(_ node: inout SearchNode) {
    node.state.pack(into: &scratch, slots: slots)
    let first = EngineState.packedProcessWords
    for slot in 0..<slots {
      scratch[first + slot * Self.width] |=
        UInt64(node.labels[slot]) << Self.labelShift
        | UInt64(node.covers[slot]) << Self.coverShift
        | UInt64(node.phases[slot]) << Self.phaseShift
      order[slot] = slot
    }
    for slot in 1..<max(slots, 1) {
      var at = slot
      while at > 0, precedes(at, at - 1) {
        for word in 0..<Self.width {
          scratch.swapAt(first + at * Self.width + word, first + (at - 1) * Self.width + word)
        }
        order.swapAt(at, at - 1)
        at -= 1
      }
    }
  }

  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let first = EngineState.packedProcessWords
    for word in 0..<Self.width {
      let a = scratch[first + one * Self.width + word]
      let b = scratch[first + other * Self.width + word]
      if a != b { return a > b }
    }
    return false
  }

  private func equals(_ index: Int, _ head: UInt64) -> Bool {
    let start = index * stride
    if words[start] != head { return false }
    for word in 0..<(stride - Self.head) where words[start + Self.head + word] != scratch[word] {
      return false
    }
    return true
  }

  private func hash(_ head: UInt64) -> UInt64 {
    scratch.reduce(RandomStream.mix(head)) { RandomStream.mix($0 ^ $1) }
  }

  private mutating func grow() {
    positions = [Int32](repeating: -1, count: positions.count * 2)
    for index in 0..<count {
      let start = index * stride
      let hash = words[(start + Self.head)..<(start + stride)].reduce(
        RandomStream.mix(words[start])
      ) { RandomStream.mix($0 ^ $1) }
      var position = Int(truncatingIfNeeded: hash) & (positions.count - 1)
      while positions[position] >= 0 { position = (position + 1) & (positions.count - 1) }
      positions[position] = Int32(index)
    }
  }
}
