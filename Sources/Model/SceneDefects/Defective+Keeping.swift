import SceneEngine
import SceneLifecycle

/// Callbacks that are kept, as words.
///
/// A kept callback is about the scene object that its slot has now, or had last: it dies with the
/// object. So its session and its object need one bit each. An event may begin before it is
/// delivered; then something else may be delivered to the slot, or another process may begin.
extension Defective where Wrapped == UIKitEngine {
  private static var masks: [WritableKeyPath<Callback, SceneSet>] {
    [\.active, \.inactive, \.connected, \.open, \.attached, \.accessories, \.named]
  }

  /// Whether a delivered callback is the one that may be delivered again.
  private var repeatsLast: Bool {
    if case .injected = defect.operation { return true }
    return false
  }

  /// Returns the callback that waits, or the one that was delivered last: no defect needs both.
  ///
  /// Of the last callback the names alone are kept. The others are zero: histories that differ in them go on
  /// alike. Before the defect repeats it, another scene object or process may have taken its place.
  func kept(_ names: LiveNames) -> Callback? {
    guard repeatsLast else { return waiting }
    guard var last, last.process != 0, last.process == names.process, isNamed(last, names) else {
      return nil
    }
    last.kind = .configuration
    last.cause = .launch
    last.event = 0
    last.payload = 0
    last.detail = 0
    return last
  }

  /// Puts a callback back that `kept(_:)` returned.
  mutating func keep(_ callback: Callback?) {
    waiting = repeatsLast ? nil : callback
    last = repeatsLast ? callback : nil
  }

  /// Notes the names of what is kept, before the engine inside writes its state.
  func keepNames(_ names: inout LiveNames) {
    for callback in [upNext, repeatsLast ? last : waiting] {
      guard let callback, callback.isOfScene else { continue }
      names.slots[Int(callback.scene)].session = callback.session
      names.slots[Int(callback.scene)].connection = callback.connection
    }
    if let upNext { names.answers(upNext.event) }
    if let waiting { names.answers(waiting.event) }
  }

  private func isNamed(_ callback: Callback, _ names: LiveNames) -> Bool {
    guard callback.isOfScene else { return true }
    let live = names.slots[Int(callback.scene)]
    return (callback.session == 0 || callback.session == live.session)
      && (callback.connection == 0 || callback.connection == live.connection)
  }

  // MARK: Writing

  /// Returns the shared word of a callback, and adds to the blocks of slots.
  func save(
    _ callback: Callback?, _ words: StateWords, _ blocks: inout [PackedWord],
    _ names: inout LiveNames
  ) -> UInt64 {
    guard let callback else {
      for slot in blocks.indices { blocks[slot].skip(10) }
      return 0
    }
    precondition(isNamed(callback, names), "what is kept dies with its scene object")
    var pack = PackedWord()
    pack.add(true)
    pack.add(UInt64(callback.kind.rawValue), bits: 8)
    pack.add(UInt64(callback.activation.rawValue), bits: 3)
    pack.add(UInt64(callback.application.rawValue), bits: 2)
    pack.add(UInt64(words.causes[callback.cause.number].rawValue), bits: EventKind.bitWidth)
    pack.add(UInt64(callback.detail), bits: 8)
    pack.add(names.code(ofEvent: callback.event), bits: 4)
    pack.add(callback.process != names.process)
    pack.add(code(ofPayload: callback, &names), bits: 2)
    for slot in blocks.indices { save(callback, slot, &blocks[slot]) }
    return pack.word
  }

  private func save(_ callback: Callback, _ slot: Int, _ block: inout PackedWord) {
    let isIts = Int(callback.scene) == slot
    block.add(isIts)
    block.add(isIts && callback.session != 0)
    block.add(isIts && callback.connection != 0)
    for mask in Self.masks { block.add(callback[keyPath: mask].contains(slot)) }
  }

  /// Returns 1 for the payload its slot will get, 2 for one that nothing else delivers, 0 for none.
  private func code(ofPayload callback: Callback, _ names: inout LiveNames) -> UInt64 {
    let slot = callback.isOfScene ? Int(callback.scene) : 0
    if callback.payload == 0 { return 0 }
    if callback.payload == names.slots[slot].payload { return 1 }
    let former = names.slots[slot].formerPayload
    precondition(former == 0 || former == callback.payload, "one payload is kept at a time")
    names.slots[slot].formerPayload = callback.payload
    return 2
  }

  // MARK: Reading

  /// Returns a callback that was kept; nil for none.
  func restored(
    _ word: UInt64, _ blocks: inout [PackedWord], _ names: inout LiveNames
  ) -> Callback? {
    var pack = PackedWord(word)
    guard pack.takeBit() else {
      for slot in blocks.indices { blocks[slot].skip(10) }
      return nil
    }
    var callback = Callback(
      kind: CallbackKind(rawValue: UInt8(pack.take(8))) ?? .configuration, cause: .launch, event: 0)
    callback.activation = ActivationState(rawValue: UInt8(pack.take(3))) ?? .none
    callback.application = ApplicationState(rawValue: UInt8(pack.take(2))) ?? .background
    callback.cause = EventKind(number: Int(pack.take(EventKind.bitWidth)))
    callback.detail = UInt8(pack.take(8))
    callback.event = UInt32(pack.take(4))
    callback.process = pack.takeBit() ? names.process &- 1 : names.process
    for slot in blocks.indices { restore(&callback, slot, &blocks[slot], names.slots[slot]) }
    restorePayload(of: &callback, code: pack.take(2), &names)
    return callback
  }

  private func restore(
    _ callback: inout Callback, _ slot: Int, _ block: inout PackedWord, _ live: LiveNames.LiveSlot
  ) {
    if block.takeBit() { callback.scene = UInt8(slot) }
    if block.takeBit() { callback.session = live.session }
    if block.takeBit() { callback.connection = live.connection }
    for mask in Self.masks where block.takeBit() { callback[keyPath: mask].insert(slot) }
  }

  private func restorePayload(
    of callback: inout Callback, code: UInt64, _ names: inout LiveNames
  ) {
    let slot = callback.isOfScene ? Int(callback.scene) : 0
    if code == 1 { callback.payload = names.slots[slot].payload }
    guard code == 2 else { return }
    callback.payload = LiveNames.formerPayload
    names.slots[slot].formerPayload = LiveNames.formerPayload
  }
}
