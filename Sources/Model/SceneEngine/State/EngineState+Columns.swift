import SceneLifecycle

extension UIKitEngine {
  /// The state with its slots in canonical order: equal for plays that differ in slots only.
  package var canonicalState: EngineState {
    var labels = [UInt8](repeating: 0, count: scenes)
    return state.canonical(&labels)
  }
}

/// The state slot by slot: scenes are interchangeable, so a state has a canonical form.
extension EngineState {
  /// Returns the state with its slots in rising order of what they hold.
  ///
  /// Sound because no rule, order or choice treats one slot unlike another; a test permutes slots,
  /// plays, and compares.
  ///
  /// - Parameter labels: What else belongs to each slot; it is moved along.
  /// - Complexity: O(masks + slots²), without work where the slots are in order already.
  package func canonical(_ labels: inout [UInt8]) -> EngineState {
    var sorted = self
    var columns = sorted.columns(labels.count)
    var moved = false
    for index in columns.indices.dropFirst() {
      var at = index
      while at > 0, precedes(columns[at], labels[at], columns[at - 1], labels[at - 1]) {
        columns.swapAt(at, at - 1)
        labels.swapAt(at, at - 1)
        moved = true
        at -= 1
      }
    }
    if !moved { return self }
    var bit: UInt32 = 0
    sorted.forEachMask { mask in
      mask = .none
      for slot in columns.indices where columns[slot].facts & (1 << bit) != 0 {
        mask.insert(slot)
      }
      bit += 1
    }
    for slot in columns.indices { sorted.agendas[slot] = columns[slot].agenda }
    return sorted
  }

  /// The facts and the agenda of one slot.
  private struct SlotColumn {
    var facts: UInt32 = 0
    var agenda = AgendaSet.none
  }

  private func precedes(_ a: SlotColumn, _ label: UInt8, _ b: SlotColumn, _ other: UInt8) -> Bool {
    if a.facts != b.facts { return a.facts > b.facts }
    if a.agenda != b.agenda { return a.agenda < b.agenda }
    return label < other
  }

  private mutating func columns(_ count: Int) -> [SlotColumn] {
    var columns = [SlotColumn](repeating: SlotColumn(), count: count)
    for slot in columns.indices { columns[slot].agenda = agendas[slot] }
    var bit: UInt32 = 0
    forEachMask { mask in
      for slot in mask { columns[slot].facts |= 1 << bit }
      bit += 1
    }
    return columns
  }

  /// How many masks there are: a slot's names are written above their bits.
  static let maskCount: UInt64 = 32

  /// Every mask over slots, in a fixed order.
  @inline(__always)
  mutating func forEachMask(_ body: (inout SceneSet) -> Void) {
    body(&sessions)
    body(&dismissed)
    body(&absent)
    body(&unborn)
    body(&configured)
    body(&saved)
    body(&saving)
    body(&misnamed)
    body(&external)
    body(&car)
    body(&keyboard)
    body(&refresh)
    body(&visible)
    body(&connected)
    body(&unattached)
    body(&inactive)
    body(&active)
    body(&uncounted)
    body(&loaded)
    body(&appeared)
    body(&covered)
    body(&key)
    body(&committedForeground)
    body(&committedActive)
    body(&plannedConnected)
    body(&plannedForeground)
    body(&plannedActive)
    body(&busy)
    body(&closing)
    body(&notices)
    body(&renewed)
    body(&turned)
  }
}
