import SceneLifecycle

/// Which name of one engine stands for which name of another, in the callbacks up to now.
///
/// A fresh name says only that it is fresh: two engines whose callbacks differ in the names alone
/// delivered the same.
struct NamePairs: Hashable, Sendable {
  /// A kind of named thing: names of different things are never compared.
  enum Thing: UInt64 {
    case session = 1
    case object = 2
    case payload = 3
    case saved = 4
  }

  /// How two names of one thing stand to each other.
  enum Standing: UInt64 {
    case unnamed = 0
    case paired = 1
    case namedHere = 2
    case namedThere = 3
    case apart = 4
  }

  private var mine: [UInt64] = []
  private var theirs: [UInt64] = []

  /// Whether an app receives the same from two callbacks.
  ///
  /// The event that a callback answers and the number of the process are left out: no app sees
  /// them.
  mutating func pair(_ callback: Callback, with other: Callback) -> Bool {
    guard Self.nameless(callback) == Self.nameless(other) else { return false }
    let slot = UInt64(callback.scene)
    let kinds = CallbackSet(.stateReadable, .restore, .saveState, .saveStateAgain)
    let thing = kinds.contains(callback.kind) ? Thing.saved : .payload
    return pair(.session, 0, UInt64(callback.session), UInt64(other.session))
      && pair(.object, slot, Self.object(callback), Self.object(other))
      && pair(thing, slot, UInt64(callback.payload), UInt64(other.payload))
  }

  /// How the names that are alive in a slot stand to each other, in one word.
  func standing(of own: LiveNames.LiveSlot, to other: LiveNames.LiveSlot, slot: Int) -> UInt64 {
    let slot = UInt64(slot)
    var word = PackedWord()
    word.add(stand(.session, 0, UInt64(own.session), UInt64(other.session)).rawValue, bits: 3)
    word.add(stand(.object, slot, Self.object(own), Self.object(other)).rawValue, bits: 3)
    word.add(stand(.payload, slot, UInt64(own.payload), UInt64(other.payload)).rawValue, bits: 3)
    word.add(stand(.saved, slot, UInt64(own.saved), UInt64(other.saved)).rawValue, bits: 3)
    return word.word
  }

  /// When the other engine delivered the names that are alive in a slot: their ranks.
  func worth(of other: LiveNames.LiveSlot, slot: Int) -> [UInt64] {
    let slot = UInt64(slot)
    return [
      rank(.session, 0, UInt64(other.session)), rank(.object, slot, Self.object(other)),
      rank(.payload, slot, UInt64(other.payload)), rank(.saved, slot, UInt64(other.saved)),
    ]
  }

  private func rank(_ thing: Thing, _ slot: UInt64, _ name: UInt64) -> UInt64 {
    guard name != 0 else { return 0 }
    return UInt64((theirs.firstIndex(of: Self.key(thing, slot, name)) ?? -2) + 2)
  }

  private mutating func pair(
    _ thing: Thing, _ slot: UInt64, _ own: UInt64, _ other: UInt64
  ) -> Bool {
    switch stand(thing, slot, own, other) {
    case .paired: return true
    case .namedHere, .namedThere, .apart: return false
    case .unnamed:
      mine.append(Self.key(thing, slot, own))
      theirs.append(Self.key(thing, slot, other))
      return true
    }
  }

  private func stand(
    _ thing: Thing, _ slot: UInt64, _ own: UInt64, _ other: UInt64
  ) -> Standing {
    if own == 0 || other == 0 {
      return own == other ? .paired : own == 0 ? .namedThere : .namedHere
    }
    let here = mine.firstIndex(of: Self.key(thing, slot, own))
    let there = theirs.firstIndex(of: Self.key(thing, slot, other))
    if here == nil && there == nil { return .unnamed }
    if here == there { return .paired }
    return there == nil ? .namedHere : here == nil ? .namedThere : .apart
  }

  private static func key(_ thing: Thing, _ slot: UInt64, _ name: UInt64) -> UInt64 {
    thing.rawValue << 60 | slot << 52 | name
  }

  private static func object(_ callback: Callback) -> UInt64 {
    callback.connection == 0 ? 0 : UInt64(callback.session) << 16 | UInt64(callback.connection)
  }

  private static func object(_ names: LiveNames.LiveSlot) -> UInt64 {
    names.connection == 0 ? 0 : UInt64(names.session) << 16 | UInt64(names.connection)
  }

  private static func nameless(_ callback: Callback) -> Callback {
    var rest = callback
    rest.cause = .launch
    rest.event = 0
    rest.process = 0
    rest.session = 0
    rest.connection = 0
    rest.payload = 0
    return rest
  }
}
