/// How many words of 64 bits a state takes.
@frozen
public struct StateSize: Hashable, Sendable {
  /// Words that all slots share.
  public var shared: Int
  /// Words of each slot.
  public var slot: Int

  /// Creates a size.
  @inlinable
  public init(shared: Int, slot: Int) {
    self.shared = shared
    self.slot = slot
  }
}

/// A state written as words: the engine's part, the monitor's, and one word of the explorer.
///
/// The words of a slot lie together, so that a slot can be compared with another as a whole.
public struct StateWords: Hashable, Sendable {
  /// Number of slots.
  public let scenes: Int
  /// Words that all slots share, then the block of each slot.
  public var words: [UInt64]
  /// Words that all slots share, of all parts.
  public let shared: Int
  /// Words of a slot, of all parts.
  public let width: Int
  /// For each kind of event, by raw value, the one that is written for it.
  public var causes: [EventKind]

  @usableFromInline var sharedStart = 1
  @usableFromInline var slotStart = 0
  @usableFromInline let engine: StateSize
  /// Slots that were written since these words became equal to others.
  @usableFromInline var written = SceneSet.none

  /// Creates words that are all zero.
  public init(scenes: Int, engine: StateSize, monitor: StateSize, causes: [EventKind]) {
    self.scenes = scenes
    self.engine = engine
    self.causes = causes
    shared = 1 + engine.shared + monitor.shared
    width = engine.slot + monitor.slot
    words = [UInt64](repeating: 0, count: shared + width * scenes)
  }

  /// The explorer's own word.
  @inlinable
  public var mark: UInt64 {
    get { words[0] }
    set { words[0] = newValue }
  }

  /// A word that all slots share, of the part that is written or read now.
  @inlinable
  public subscript(shared word: Int) -> UInt64 {
    get { words[sharedStart &+ word] }
    set { words[sharedStart &+ word] = newValue }
  }

  /// A word of a slot, of the part that is written or read now.
  @inlinable
  public subscript(slot: Int, word: Int) -> UInt64 {
    get { words[shared &+ slot &* width &+ slotStart &+ word] }
    set {
      words[shared &+ slot &* width &+ slotStart &+ word] = newValue
      written.insert(slot)
    }
  }

  /// Where the block of a slot begins.
  @inlinable
  public func start(of slot: Int) -> Int { shared &+ slot &* width }

  /// Becomes equal to another state of the same size.
  @inlinable
  public mutating func become(_ other: StateWords) {
    words.withUnsafeMutableBufferPointer { own in
      other.words.withUnsafeBufferPointer { theirs in
        for word in own.indices { own[word] = theirs[word] }
      }
    }
    written = .none
  }

  /// The slots whose blocks differ from those of the state that these words became equal to last.
  @inlinable
  public func slotsThatDiffer(from other: StateWords) -> SceneSet {
    var differ = SceneSet.none
    for slot in written where !isEqual(to: other, from: start(of: slot), width) {
      differ.insert(slot)
    }
    return differ
  }

  /// Whether the words that all slots share are those of another state.
  @inlinable
  public func sharesAll(with other: StateWords) -> Bool { isEqual(to: other, from: 0, shared) }

  @inlinable
  @inline(__always)
  func isEqual(to other: StateWords, from start: Int, _ count: Int) -> Bool {
    for word in start..<start &+ count where words[word] != other.words[word] { return false }
    return true
  }

  /// Lets the engine write or read next.
  @inlinable
  public mutating func turnToEngine() {
    sharedStart = 1
    slotStart = 0
  }

  /// Lets the monitor write or read next.
  @inlinable
  public mutating func turnToMonitor() {
    sharedStart = 1 &+ engine.shared
    slotStart = engine.slot
  }
}
