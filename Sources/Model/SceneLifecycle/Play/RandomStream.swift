/// A repeatable stream of random numbers: SplitMix64 with our own bounded integers.
///
/// Nothing here depends on the standard library's algorithms, which may change between compilers.
/// Source: Steele, Lea, Flood, *Fast splittable pseudorandom number generators*, 2014,
/// doi:10.1145/2660193.2660195; Lemire, *Fast random integer generation in an interval*, 2019,
/// doi:10.1145/3230636.
@frozen
public struct RandomStream: Hashable, Sendable {
  @usableFromInline var state: UInt64
  /// The next number, worked out ahead: what is drawn decides branches, and they need not wait for
  /// two multiplications.
  @usableFromInline var upcoming: UInt64

  /// Creates the stream of a key.
  @inlinable
  public init(key: UInt64) {
    state = key
    upcoming = Self.mix(key)
  }

  /// Returns the key of a sub-stream, so that one more draw in one place does not shift another.
  ///
  /// - Parameters:
  ///   - seed: The campaign's seed, with its shape mixed in.
  ///   - index: Number of the case.
  ///   - domain: What the stream is for.
  @inlinable
  public static func key(seed: UInt64, index: UInt64, domain: UInt64) -> UInt64 {
    mix(mix(mix(seed) &+ index) ^ (domain &* 0x9E37_79B9_7F4A_7C15))
  }

  /// Mixes 64 bits so that each input bit reaches each output bit.
  @inlinable
  @inline(__always)
  public static func mix(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }

  /// Returns the next 64 random bits.
  @inlinable
  @inline(__always)
  public mutating func next() -> UInt64 {
    let number = upcoming
    state &+= 0x9E37_79B9_7F4A_7C15
    upcoming = Self.mix(state)
    return number
  }

  /// Returns a number below a bound, each equally likely.
  ///
  /// - Parameter bound: 1 … 2^32.
  @inlinable
  @inline(__always)
  public mutating func below(_ bound: Int) -> Int {
    let bound = UInt64(truncatingIfNeeded: bound)
    var product = (next() &>> 32) &* bound
    if (product & 0xFFFF_FFFF) < bound {
      let threshold = (0x1_0000_0000 &- bound) % bound
      while (product & 0xFFFF_FFFF) < threshold { product = (next() &>> 32) &* bound }
    }
    return Int(truncatingIfNeeded: product &>> 32)
  }

  /// Returns true with a chance of `chance` in 65,536.
  @inlinable
  @inline(__always)
  public mutating func happens(_ chance: UInt16) -> Bool {
    (next() &>> 48) < UInt64(chance)
  }
}
