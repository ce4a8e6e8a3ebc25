/// Blocks of words, each kept once and known by a number.
///
/// Most states differ from others in one slot only: what repeats is kept once, and a state is a few
/// numbers. Source: Holzmann, *State compression in Spin: recursive indexing and compression training
/// runs*, SPIN 1997.
struct WordTable: Sendable {
  /// Words of a block.
  let width: Int
  /// How many blocks there are.
  private(set) var count = 0

  private var content: [UInt64] = []
  private var index = [UInt32](repeating: 0, count: 1024)

  init(width: Int) { self.width = width }

  /// Bytes in use.
  var bytes: Int { content.capacity * 8 + index.count * 4 }

  /// The number of a block; nil when it is new.
  ///
  /// - Parameters:
  ///   - words: Where the block stands.
  ///   - start: Where in `words` it begins.
  func find(_ words: [UInt64], from start: Int) -> UInt32? {
    var place = Int(truncatingIfNeeded: Self.hash(words, from: start, width)) & (index.count - 1)
    while index[place] != 0 {
      if equals(index[place] - 1, words, start) { return index[place] - 1 }
      place = (place + 1) & (index.count - 1)
    }
    return nil
  }

  /// The number of a block, which is kept if it is new.
  mutating func number(_ words: [UInt64], from start: Int) -> UInt32 {
    if let known = find(words, from: start) { return known }
    if count * 2 > index.count { grow() }
    content.append(contentsOf: words[start..<start + width])
    enter(UInt32(count))
    count += 1
    return UInt32(count - 1)
  }

  /// Writes a block.
  func write(_ number: UInt32, to words: inout [UInt64], at start: Int) {
    let from = Int(number) * width
    for word in 0..<width { words[start + word] = content[from + word] }
  }

  private func equals(_ number: UInt32, _ words: [UInt64], _ start: Int) -> Bool {
    let from = Int(number) * width
    for word in 0..<width where content[from + word] != words[start + word] { return false }
    return true
  }

  private mutating func enter(_ number: UInt32) {
    let hash = Self.hash(content, from: Int(number) * width, width)
    var place = Int(truncatingIfNeeded: hash) & (index.count - 1)
    while index[place] != 0 { place = (place + 1) & (index.count - 1) }
    index[place] = number + 1
  }

  private mutating func grow() {
    index = [UInt32](repeating: 0, count: index.count * 4)
    for number in 0..<count { enter(UInt32(number)) }
  }

  private static func hash(_ words: [UInt64], from start: Int, _ width: Int) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in start..<start + width {
      hash = (hash ^ words[word]) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash &>> 32
    }
    return hash
  }
}
