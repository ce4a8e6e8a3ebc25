/// Keys of many words, each kept once.
struct KeyTable {
  private var keys: [[UInt64]] = []
  private var index = HashIndex(room: 64)

  /// How many keys there are.
  var count: Int { keys.count }

  /// Keeps a key.
  ///
  /// - Returns: Whether it is new.
  mutating func insert(_ key: [UInt64]) -> Bool {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in key {
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash &>> 32
    }
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    var probe = index.probe(hash)
    while let number = index.next(&probe) {
      if keys[Int(number)] == key { return false }
    }
    index.insert(keys.count, hash: hash)
    keys.append(key)
    return true
  }
}
