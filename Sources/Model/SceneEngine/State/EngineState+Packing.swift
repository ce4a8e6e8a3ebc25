import SceneLifecycle

/// The state as a few words: a search that keeps many states keeps them so.
///
/// The words before the slots' are the process's facts and its agenda. Each slot has a word of facts, one
/// bit a mask, and the two words of its agenda. *StateWords* keeps names as well; here they decide nothing.
extension EngineState {
  /// How many words the process takes.
  package static let packedProcessWords = 3
  /// How many words each slot takes.
  package static let packedSlotWords = 3
  /// How many bits of a slot's first word say something; the others are the caller's.
  package static var packedFactBits: Int { Int(maskCount) }

  /// Writes the state into the words of a process and some slots.
  package mutating func pack(into words: inout [UInt64], slots: Int) {
    words[0] =
      UInt64(process.rawValue) | UInt64(overlay.rawValue) << 4 | UInt64(appPhase.rawValue) << 8
      | UInt64(facts.rawValue) << 12 | UInt64(beneath.rawValue) << 28
    words[1] = agenda.bits.low
    words[2] = agenda.bits.high
    var position = Self.packedProcessWords
    for slot in 0..<slots {
      let agenda = agendas[slot]
      words[position] = 0
      words[position + 1] = agenda.bits.low
      words[position + 2] = agenda.bits.high
      position += Self.packedSlotWords
    }
    var bit: UInt64 = 1
    forEachMask { mask in
      for slot in mask where slot < slots {
        words[Self.packedProcessWords + slot * Self.packedSlotWords] |= bit
      }
      bit <<= 1
    }
  }

  /// Reads the state back.
  ///
  /// - Parameters:
  ///   - words: The words of the process, then those of the slots.
  ///   - start: Where they begin.
  ///   - slots: How many slots were written; the state has no others.
  package mutating func unpack(_ words: [UInt64], at start: Int, slots: Int) {
    let word = words[start]
    process = ProcessState(rawValue: UInt8(word & 0xF)) ?? .notRunning
    overlay = Overlay(rawValue: UInt8(word >> 4 & 0xF)) ?? .none
    beneath = Overlay(rawValue: UInt8(word >> 28 & 0xF)) ?? .none
    appPhase = ApplicationState(rawValue: UInt8(word >> 8 & 0xF)) ?? .background
    facts = Facts(rawValue: UInt16(word >> 12 & 0xFFFF))
    agenda = AgendaSet(bits: BitPair(low: words[start + 1], high: words[start + 2]))
    let first = start + Self.packedProcessWords
    var bit: UInt64 = 1
    forEachMask { mask in
      mask = .none
      for slot in 0..<slots {
        mask.insert(slot, if: words[first + slot * Self.packedSlotWords] & bit != 0)
      }
      bit <<= 1
    }
    for slot in 0..<slots {
      let position = first + slot * Self.packedSlotWords
      agendas[slot] = AgendaSet(bits: BitPair(low: words[position + 1], high: words[position + 2]))
    }
  }

  /// Returns the state with its slots in another order.
  ///
  /// - Parameter order: Which slot of this state each slot of the other holds.
  package func permuted(_ order: [Int]) -> EngineState {
    let width = Self.packedSlotWords
    let first = Self.packedProcessWords
    var words = [UInt64](repeating: 0, count: first + order.count * width)
    var copy = self
    copy.pack(into: &words, slots: order.count)
    let packed = words
    for (slot, other) in order.enumerated() {
      for word in 0..<width {
        words[first + slot * width + word] = packed[first + other * width + word]
      }
    }
    copy.unpack(words, at: 0, slots: order.count)
    return copy
  }
}
