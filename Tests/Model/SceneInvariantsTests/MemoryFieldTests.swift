import SceneInvariants
import SceneLifecycle
import Testing

/// The two lists of fields that the memory of facts follows from.
@Suite struct `Fields of the memory` {
  @Test func `The lists name every stored field once`() {
    var slot = SlotMemory()
    var ledger = Ledger()
    var count = 0
    func fill(
      _ word: inout UInt64, _ code: MemoryCode, _: MemoryLifetime, _: () -> MemoryNote
    ) {
      word = 1
      count += 1
    }
    slot.forEachField(fill)
    #expect(unchanged(slot, SlotMemory()).isEmpty)
    #expect(count == Mirror(reflecting: slot).children.count)
    count = 0
    ledger.forEachField(fill)
    #expect(unchanged(ledger, Ledger()).isEmpty)
    #expect(count == Mirror(reflecting: ledger).children.count)
  }

  @Test func `All fields fit their words`() {
    var slot = SlotMemory()
    var ledger = Ledger()
    // The process's word begins with whether the memory is of the process that lives.
    var (slotBits, processBits) = (UInt64(0), UInt64(1))
    slot.forEachField { _, code, _, _ in slotBits += code.width }
    ledger.forEachField { _, code, _, _ in
      if code.isOfSlot { slotBits += code.width }
      if code.isOfProcess { processBits += code.width }
    }
    #expect(slotBits == 47 && processBits == 39, "\(slotBits) and \(processBits) bits")
  }

  @Test(arguments: CallbackKind.allCases) func `A field is noted where its list says so`(
    _ kind: CallbackKind
  ) {
    for cause in [EventKind.open, .kill, .crash, .reclaim, .requestNewWindow, .requestActivation] {
      for detail in [0, EventKind.handoff.rawValue, Callback.noSession] {
        var callback = Callback(kind: kind, cause: cause, event: 7)
        callback.payload = 7
        callback.connection = 7
        callback.detail = detail
        callback.named = SceneSet(bits: 3)
        for fill in [UInt64(0), 1] { expectListed(&callback, fill) }
      }
    }
  }

  /// Expects that what a callback changes, of its scene or of the process, is listed for its kind.
  private func expectListed(_ callback: inout Callback, _ fill: UInt64) {
    var slot = SlotMemory()
    slot.forEachField { word, _, _, _ in word = fill }
    var listed: [Bool] = []
    var before: [UInt64] = []
    slot.forEachField { word, _, _, note in
      before.append(word)
      listed.append(note().kinds.contains(callback.kind))
    }
    slot.note(&callback, thrown: 7)
    var number = 0
    slot.forEachField { word, _, _, _ in
      #expect(word == before[number] || listed[number], "\(callback), slot's field \(number)")
      number += 1
    }
    for isOfScene in [true, false] {
      var ledger = Ledger()
      ledger.forEachField { word, _, _, _ in word = fill }
      (listed, before, number) = ([], [], 0)
      ledger.forEachField { word, _, _, note in
        before.append(word)
        listed.append(note().kinds.contains(callback.kind))
      }
      if isOfScene {
        ledger.recordSceneCallback(&callback, 0)
      } else {
        ledger.recordProcessCallback(&callback)
      }
      ledger.forEachField { word, _, _, _ in
        #expect(word == before[number] || listed[number], "\(callback), ledger's field \(number)")
        number += 1
      }
    }
  }

  /// The names of stored fields that are the same in both.
  private func unchanged(_ filled: Any, _ fresh: Any) -> [String] {
    zip(Mirror(reflecting: filled).children, Mirror(reflecting: fresh).children)
      .filter { String(reflecting: $0.value) == String(reflecting: $1.value) }
      .map { $0.0.label ?? "" }
  }
}
