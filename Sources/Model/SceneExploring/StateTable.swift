public import SceneLifecycle

/// All states that were found, in the order in which they were found.
///
/// A state is a row of numbers: of the shared words, and of each slot's block. With symmetry the
/// slots' numbers are sorted, so that states that differ in the order of slots only are one.
public struct StateTable: Sendable {
  /// Number of the first slot that is interchangeable with those after it.
  private let firstAlike: Int
  private let scenes: Int
  private let sharedWords: Int
  private let slotWords: Int

  private var heads: WordTable
  private var slots: WordTable
  private var rows: RowList
  private var index = HashIndex()

  init(_ words: StateWords, _ bounds: Bounds) {
    scenes = words.scenes
    firstAlike = bounds.isSymmetric ? bounds.watched : words.scenes
    sharedWords = words.shared
    slotWords = words.width
    heads = WordTable(width: sharedWords)
    slots = WordTable(width: slotWords)
    rows = RowList(scenes: words.scenes)
  }

  /// How many states there are.
  public var count: Int { rows.count }

  /// Bytes in use.
  var bytes: Int { heads.bytes + slots.bytes + rows.bytes + index.bytes }

  /// Bytes that one more state may make necessary.
  var bytesToGrow: Int { index.bytesToGrow + rows.bytesToGrow }

  /// A row to write into.
  @usableFromInline
  var blankRow: StateRow { StateRow(scenes: scenes) }

  // MARK: Reading

  /// Writes a state as words.
  @usableFromInline
  package func write(_ state: Int, to words: inout StateWords) {
    heads.write(rows[state, 0], to: &words.words, at: 0)
    for slot in 0..<scenes {
      slots.write(rows[state, slot + 1], to: &words.words, at: words.start(of: slot))
    }
  }

  /// Writes a state as words and as a row.
  @usableFromInline
  func write(_ state: Int, to words: inout StateWords, _ row: inout StateRow) {
    write(state, to: &words)
    rows.write(state, to: &row.numbers)
    rehash(&row)
  }

  /// The explorer's word of a state.
  @usableFromInline
  func mark(of state: Int) -> UInt64 { heads.word(0, of: rows[state, 0]) }

  /// Whether a state has a row.
  func has(_ state: Int, _ row: StateRow) -> Bool { rows.has(state, row.numbers, from: 0) }

  /// The number of the state with a row; nil when there is none.
  func find(_ row: StateRow) -> Int? { find(row.numbers, from: 0, hash: row.hash) }

  /// The number of the state with the row that begins at an index of a list.
  @inline(__always)
  func find(_ numbers: [UInt32], from start: Int, hash: UInt64) -> Int? {
    var probe = index.probe(hash)
    while let state = index.next(&probe) {
      if rows.has(state, numbers, from: start) { return state }
    }
    return nil
  }

  /// Whether there may be a state with a hash: a quick first look.
  @inline(__always)
  func mayHave(_ hash: UInt64) -> Bool { index.mayHave(hash) }

  /// The state that led to another first; the first state leads to itself.
  func parent(of state: Int) -> Int { Int(rows.companion(of: state)) }

  // MARK: Rows

  /// Writes the row of a state.
  ///
  /// - Returns: False when a part of it is new: then the state is, too.
  func row(of words: StateWords, into row: inout StateRow) -> Bool {
    guard let head = heads.find(words.words, from: 0) else { return false }
    row.numbers[0] = head
    for slot in 0..<scenes {
      guard let block = slots.find(words.words, from: words.start(of: slot)) else { return false }
      row.numbers[slot + 1] = block
    }
    sort(&row.numbers, from: 0)
    rehash(&row)
    return true
  }

  /// Writes the row of a state that has most parts in common with another.
  ///
  /// - Returns: Its hash; nil when a part of it is new: then the state is, too.
  @inline(__always)
  func row(
    of words: StateWords, like other: StateWords, _ otherRow: StateRow,
    into numbers: inout [UInt32], at start: Int
  ) -> UInt64? {
    var hash = otherRow.hash
    otherRow.copy(to: &numbers, at: start)
    if !words.sharesAll(with: other) {
      guard let head = heads.find(words.words, from: 0) else { return nil }
      hash &+= change(&numbers[start], to: head, at: 0)
    }
    let changed = words.slotsThatDiffer(from: other)
    for slot in changed {
      guard let block = slots.find(words.words, from: words.start(of: slot)) else { return nil }
      hash &+= change(&numbers[start &+ slot &+ 1], to: block, at: slot &+ 1)
    }
    if !changed.isEmpty { sort(&numbers, from: start) }
    return hash
  }

  // MARK: Adding

  /// Adds the state whose words begin at an index of a list, unless it is there.
  ///
  /// - Returns: How many words it has.
  @discardableResult
  mutating func insert(_ words: [UInt64], from start: Int, parent: Int) -> Int {
    var row = blankRow
    var position = start
    row.numbers[0] = heads.number(words, from: position)
    position += sharedWords
    for slot in 0..<scenes {
      row.numbers[slot + 1] = slots.number(words, from: position)
      position += slotWords
    }
    sort(&row.numbers, from: 0)
    rehash(&row)
    insert(row.numbers, from: 0, hash: row.hash, parent: parent)
    return position - start
  }

  /// Adds the state with the row that begins at an index of a list, unless it is there.
  mutating func insert(_ numbers: [UInt32], from start: Int, hash: UInt64, parent: Int) {
    if find(numbers, from: start, hash: hash) != nil { return }
    index.insert(count, hash: hash)
    rows.append(numbers, from: start, with: UInt32(truncatingIfNeeded: parent))
  }

  // MARK: Numbers in a row

  /// Where a number stands as far as its worth goes.
  @inline(__always)
  private func standing(_ column: Int) -> Int { min(column, firstAlike &+ 1) }

  /// Changes a number.
  ///
  /// - Returns: What the hash gains.
  @inline(__always)
  private func change(_ number: inout UInt32, to new: UInt32, at column: Int) -> UInt64 {
    let standing = standing(column)
    let gain =
      StateRow.worth(new, at: standing) &- StateRow.worth(number, at: standing)
    number = new
    return gain
  }

  private func rehash(_ row: inout StateRow) {
    row.hash = 0
    for column in row.numbers.indices {
      row.hash &+= StateRow.worth(row.numbers[column], at: standing(column))
    }
  }

  /// Sorts the numbers of interchangeable slots in the row that begins at an index of a list.
  @inline(__always)
  private func sort(_ numbers: inout [UInt32], from start: Int) {
    guard firstAlike + 1 < scenes else { return }
    let first = start + firstAlike + 1
    for column in first + 1...start + scenes {
      let number = numbers[column]
      var at = column
      while at > first, numbers[at - 1] > number {
        numbers[at] = numbers[at - 1]
        at -= 1
      }
      numbers[at] = number
    }
  }
}
