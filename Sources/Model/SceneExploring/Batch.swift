public import SceneLifecycle

/// The result of expanding some states.
public struct Batch: Sendable {
  /// Transitions taken.
  public var edges: UInt64 = 0
  /// Events that were accepted, one bit each.
  public var begun = EventSet.none
  /// Kinds of the callbacks that were delivered.
  public var delivered = CallbackSet.none
  /// Callbacks that were judged.
  public var callbacks: UInt64 = 0
  /// The first state from which a callback broke something; nil when nothing broke.
  public var broken: Int?

  // Rows of states, one after another, each with its parent and its hash: first those that are kept,
  // in the order in which they were found, then those that wait to be looked for, then room.
  private let width: Int
  private var numbers: [UInt32] = []
  private var parents: [UInt32] = []
  private var hashes: [UInt64] = []
  private var kept = 0
  private var count = 0
  private var index = HashIndex(room: 1 << 6)

  // States with a part that the table does not know: they have no row yet.
  private var words: [UInt64] = []
  private var wordsAdded = 0

  /// Whether new states are added to the table at once, as a single worker may.
  private let adds: Bool
  /// How many rows wait at most.
  private static let room = 32
  /// The first number of a row that stands for the next state of `words`.
  private static let inWords = UInt32.max

  /// Creates the batch in which nothing was found.
  ///
  /// - Parameters:
  ///   - scenes: Number of slots.
  ///   - adds: Whether new states are added to the table at once; otherwise they are kept.
  public init(scenes: Int, adds: Bool = false) {
    width = scenes + 1
    self.adds = adds
  }

  /// Adds what another counted.
  mutating func count(_ other: Batch) {
    edges += other.edges
    begun |= other.begun
    delivered = delivered | other.delivered
    callbacks += other.callbacks
  }

  /// Writes down where a walk led, to be looked for with others.
  ///
  /// States and table are `inout`, though none changes: Swift copies a large value that a mutating
  /// function lends.
  @usableFromInline
  mutating func add(
    _ state: inout StateWords, from start: inout StateWords, _ startRow: StateRow, parent: Int,
    in table: inout StateTable
  ) {
    if count == parents.count { makeRoom() }
    parents[count] = UInt32(truncatingIfNeeded: parent)
    let offset = count &* width
    if let hash = table.row(of: state, like: start, startRow, into: &numbers, at: offset) {
      hashes[count] = hash
    } else {
      numbers[offset] = Self.inWords
      hashes[count] = 0
      words.append(contentsOf: state.words)
    }
    count += 1
    if count == kept + Self.room { lookUp(in: &table) }
  }

  private mutating func makeRoom() {
    numbers.append(contentsOf: repeatElement(0, count: width * Self.room))
    parents.append(contentsOf: repeatElement(0, count: Self.room))
    hashes.append(contentsOf: repeatElement(0, count: Self.room))
  }

  /// Looks for the rows that wait, and keeps or adds the new ones.
  ///
  /// The index is asked for all of them, one right after another, so that it is waited for once: most of
  /// it is in no cache.
  @usableFromInline
  mutating func lookUp(in table: inout StateTable) {
    let waiting = kept..<count
    var mayBeThere: UInt64 = 0
    for row in waiting {
      mayBeThere |= (table.mayHave(hashes[row]) ? 1 : 0) &<< UInt64(row &- waiting.lowerBound)
    }
    for row in waiting {
      let mayBeThere = mayBeThere &>> UInt64(row &- waiting.lowerBound) & 1 != 0
      if mayBeThere, table.find(numbers, from: row &* width, hash: hashes[row]) != nil { continue }
      if adds { add(row, to: &table) } else { keep(row) }
    }
    count = kept
    if adds { forgetWords() }
  }

  /// Adds what is kept to a table, in order.
  mutating func add(to table: inout StateTable) {
    for row in 0..<kept { add(row, to: &table) }
    forgetWords()
  }

  private mutating func add(_ row: Int, to table: inout StateTable) {
    let parent = Int(parents[row])
    if isInWords(row) {
      wordsAdded += table.insert(words, from: wordsAdded, parent: parent)
    } else {
      table.insert(numbers, from: row &* width, hash: hashes[row], parent: parent)
    }
  }

  private mutating func forgetWords() {
    words.removeAll(keepingCapacity: true)
    wordsAdded = 0
  }

  /// Keeps a row unless it is kept already.
  private mutating func keep(_ row: Int) {
    if !isInWords(row) {
      var probe = index.probe(hashes[row])
      while let other = index.next(&probe) {
        if isEqual(other, row) { return }
      }
      index.insert(kept, hash: hashes[row])
    }
    for item in 0..<width { numbers[kept &* width &+ item] = numbers[row &* width &+ item] }
    parents[kept] = parents[row]
    hashes[kept] = hashes[row]
    kept += 1
  }

  @inline(__always)
  private func isInWords(_ row: Int) -> Bool { numbers[row &* width] == Self.inWords }

  @inline(__always)
  private func isEqual(_ row: Int, _ other: Int) -> Bool {
    for item in 0..<width where numbers[row &* width &+ item] != numbers[other &* width &+ item] {
      return false
    }
    return true
  }
}
