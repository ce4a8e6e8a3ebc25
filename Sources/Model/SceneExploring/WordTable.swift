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
  private var index = HashIndex()

  init(width: Int) { self.width = width }

  /// Bytes in use.
  var bytes: Int { content.count * 8 + index.bytes }

  /// The number of a block; nil when it is new.
  ///
  /// - Parameters:
  ///   - words: Where the block stands.
  ///   - start: Where in `words` it begins.
  func find(_ words: [UInt64], from start: Int) -> UInt32? {
    find(words, from: start, hash: hash(words, from: start))
  }

  /// The number of a block, which is kept if it is new.
  mutating func number(_ words: [UInt64], from start: Int) -> UInt32 {
    let hash = hash(words, from: start)
    if let known = find(words, from: start, hash: hash) { return known }
    index.insert(count, hash: hash)
    content.append(contentsOf: words[start..<start + width])
    count += 1
    return UInt32(count - 1)
  }

  /// A word of a block.
  func word(_ word: Int, of number: UInt32) -> UInt64 { content[Int(number) * width + word] }

  /// Writes a block.
  func write(_ number: UInt32, to words: inout [UInt64], at start: Int) {
    let from = Int(number) * width
    for word in 0..<width { words[start + word] = content[from + word] }
  }

  private func find(_ words: [UInt64], from start: Int, hash: UInt64) -> UInt32? {
    var probe = index.probe(hash)
    while let number = index.next(&probe) {
      if isEqual(number, words, start) { return UInt32(truncatingIfNeeded: number) }
    }
    return nil
  }

  @inline(__always)
  private func isEqual(_ number: Int, _ words: [UInt64], _ start: Int) -> Bool {
    let from = number &* width
    for word in 0..<width where content[from &+ word] != words[start &+ word] { return false }
    return true
  }

  private func hash(_ words: [UInt64], from start: Int) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in start..<start + width {
      hash = (hash ^ words[word]) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash &>> 32
    }
    return hash &* 0x9E37_79B9_7F4A_7C15
  }
}
