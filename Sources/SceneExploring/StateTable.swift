public import SceneLifecycle

/// All states that were found, in the order in which they were found.
///
/// A state is a row of numbers: of the shared words, and of each slot's block. With symmetry the
/// slots' numbers are sorted, so that states that differ in the order of slots only are one.
public struct StateTable: Sendable {
  /// Number of the first slot that is interchangeable with those after it.
  private let firstAlike: Int
  /// How many states there are.
  public private(set) var count = 0

  private let scenes: Int
  private let sharedWords: Int
  private let slotWords: Int
  private var shared: WordTable
  private var slots: WordTable
  private var rows = Rows()
  private var index: [UInt32]

  init(_ words: StateWords, _ bounds: Bounds) {
    scenes = words.scenes
    firstAlike = bounds.isSymmetric ? bounds.watched : words.scenes
    sharedWords = words.shared
    slotWords = words.width
    shared = WordTable(width: sharedWords)
    slots = WordTable(width: slotWords)
    rows.width = scenes + 2
    index = [UInt32](repeating: 0, count: 1 << 12)
  }

  /// Bytes in use.
  var bytes: Int { shared.bytes + slots.bytes + rows.bytes + index.count * 4 }

  /// How many different blocks slots have.
  public var blocks: Int { slots.count }

  /// Bytes that one more state may make necessary.
  var bytesToGrow: Int { count * 4 > index.count * 3 - 8 ? index.count * 8 : Rows.pageBytes }

  /// Whether a state is there.
  ///
  /// - Parameter row: Somewhere to write its row.
  @usableFromInline
  func knows(_ words: StateWords, _ row: inout [UInt32]) -> Bool {
    self.row(of: words, into: &row) && find(row) != nil
  }

  /// Writes the row of a state.
  ///
  /// - Returns: False when a part of it is new: then the state is, too.
  func row(of words: StateWords, into row: inout [UInt32]) -> Bool {
    guard let head = shared.find(words.words, from: 0) else { return false }
    row[0] = head
    for slot in 0..<scenes {
      guard let block = slots.find(words.words, from: words.start(of: slot)) else { return false }
      place(block, slot, &row)
    }
    return true
  }

  /// Adds a state unless it is there.
  ///
  /// - Parameters:
  ///   - words: The state.
  ///   - parent: Number of a state that leads to it.
  /// - Returns: Whether it is new.
  mutating func insert(_ words: StateWords, parent: Int, row: inout [UInt32]) -> Bool {
    row[0] = shared.number(words.words, from: 0)
    for slot in 0..<scenes {
      place(slots.number(words.words, from: words.start(of: slot)), slot, &row)
    }
    if find(row) != nil { return false }
    if count * 4 > index.count * 3 { grow() }
    rows.append(row, count: scenes + 1, last: UInt32(truncatingIfNeeded: parent))
    enter(count)
    count += 1
    return true
  }

  /// Writes a state as words.
  @usableFromInline
  package func write(_ state: Int, to words: inout StateWords) {
    shared.write(rows[state, 0], to: &words.words, at: 0)
    for slot in 0..<scenes {
      slots.write(rows[state, slot + 1], to: &words.words, at: words.start(of: slot))
    }
  }

  /// Whether a state has a row.
  func has(_ state: Int, _ row: [UInt32]) -> Bool {
    for item in 0...scenes where rows[state, item] != row[item] { return false }
    return true
  }

  /// The state that led to another first; the first state leads to itself.
  func parent(of state: Int) -> Int { Int(rows[state, scenes + 1]) }

  /// A row to write into.
  @usableFromInline
  var blankRow: [UInt32] { [UInt32](repeating: 0, count: scenes + 1) }

  @inline(__always)
  private func place(_ block: UInt32, _ slot: Int, _ row: inout [UInt32]) {
    var at = slot + 1
    while at - 1 > firstAlike, row[at - 1] > block {
      row[at] = row[at - 1]
      at -= 1
    }
    row[at] = block
  }

  /// The number of the state with a row; nil when there is none.
  func find(_ row: [UInt32]) -> Int? {
    var place = hash(row) & (index.count - 1)
    while index[place] != 0 {
      let state = Int(index[place]) - 1
      if has(state, row) { return state }
      place = (place + 1) & (index.count - 1)
    }
    return nil
  }

  private mutating func enter(_ state: Int) {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for item in 0...scenes { Self.mix(rows[state, item], into: &hash) }
    var place = Int(truncatingIfNeeded: hash) & (index.count - 1)
    while index[place] != 0 { place = (place + 1) & (index.count - 1) }
    index[place] = UInt32(state + 1)
  }

  private mutating func grow() {
    let wanted = index.count * 2
    index = []
    index = [UInt32](repeating: 0, count: wanted)
    for state in 0..<count { enter(state) }
  }

  private func hash(_ row: [UInt32]) -> Int {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for item in 0...scenes { Self.mix(row[item], into: &hash) }
    return Int(truncatingIfNeeded: hash)
  }

  @inline(__always)
  private static func mix(_ number: UInt32, into hash: inout UInt64) {
    hash = (hash ^ UInt64(number)) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash &>> 29
  }
}

/// Rows of numbers in pages, so that growing copies nothing.
struct Rows {
  /// Numbers in a row.
  var width = 0

  private var pages: [[UInt32]] = []
  private static let perPage = 1 << 16

  /// Bytes in use.
  var bytes: Int { pages.count * Self.perPage * width * 4 }

  /// Bytes of a page, about.
  static let pageBytes = perPage * 64

  subscript(row: Int, item: Int) -> UInt32 {
    pages[row >> 16][(row & 0xFFFF) * width + item]
  }

  mutating func append(_ row: [UInt32], count: Int, last: UInt32) {
    if pages.last.map({ $0.count == Self.perPage * width }) ?? true {
      var page: [UInt32] = []
      page.reserveCapacity(Self.perPage * width)
      pages.append(page)
    }
    let page = pages.count - 1
    for item in 0..<count { pages[page].append(row[item]) }
    pages[page].append(last)
  }
}
