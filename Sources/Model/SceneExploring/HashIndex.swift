/// Where something stands, found by its hash.
///
/// Only the upper half of a hash counts. It is kept beside each number, so that most entries that
/// differ are recognised without a look at them, and so that growing reads nothing but the index.
struct HashIndex: Sendable {
  private var entries: [UInt64]
  private var count = 0

  /// Creates an empty index.
  ///
  /// - Parameter room: The number of entries at first, a power of two.
  init(room: Int = 1 << 10) { entries = [UInt64](repeating: 0, count: room) }

  /// Bytes in use.
  var bytes: Int { entries.count * 8 }

  /// Bytes that are needed besides when one more number makes it grow.
  var bytesToGrow: Int { isFull ? bytes * 2 : 0 }

  private var isFull: Bool { count &* 4 >= entries.count &* 3 }

  /// Whether something with a hash may be there: no when the first entry that it maps to is empty.
  @inline(__always)
  func mayHave(_ hash: UInt64) -> Bool {
    entries[Int(truncatingIfNeeded: hash &>> 32) & (entries.count &- 1)] != 0
  }

  /// Begins to look for a hash.
  @inline(__always)
  func probe(_ hash: UInt64) -> Probe {
    Probe(tag: hash &>> 32, position: Int(truncatingIfNeeded: hash &>> 32) & (entries.count &- 1))
  }

  /// The next number with the hash that is looked for; nil when there is none any more.
  @inline(__always)
  func next(_ probe: inout Probe) -> Int? {
    while true {
      let entry = entries[probe.position]
      if entry == 0 { return nil }
      probe.position = (probe.position &+ 1) & (entries.count &- 1)
      if entry &>> 32 == probe.tag {
        return Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
      }
    }
  }

  /// How far it is looked for a hash.
  struct Probe {
    fileprivate let tag: UInt64
    fileprivate var position: Int
  }

  /// Enters a number that is not there.
  mutating func insert(_ number: Int, hash: UInt64) {
    precondition(number < 0xFFFF_FFFF, "numbers have 32 bits")
    if isFull { grow() }
    count += 1
    enter(hash & 0xFFFF_FFFF_0000_0000 | UInt64(number + 1))
  }

  private mutating func enter(_ entry: UInt64) {
    let mask = entries.count &- 1
    var position = Int(truncatingIfNeeded: entry &>> 32) & mask
    while entries[position] != 0 { position = (position &+ 1) & mask }
    entries[position] = entry
  }

  private mutating func grow() {
    let old = entries
    entries = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { enter(entry) }
  }
}
