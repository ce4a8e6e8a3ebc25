/// Words by number that stand inside their owner.
///
/// The elements of an array lie on the heap: before each write, Swift checks whether the array is
/// shared, and afterwards reads again what it knew of the owner. So words that change at every
/// callback lie in this type instead; *SpeedAndMemory* says what that saves.
@frozen
public struct WordVector<Storage: BitwiseCopyable & Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var storage: Storage

  /// Keeps words in a storage of fixed size.
  ///
  /// - Parameter storage: The words, one after the other: a vector, or a few.
  @inlinable
  public init(_ storage: Storage) { self.storage = storage }

  /// Number of words.
  @inlinable
  @inline(__always)
  public static var count: Int { MemoryLayout<Storage>.size / MemoryLayout<UInt64>.size }

  /// A word.
  ///
  /// Reading is mutating, too: Swift copies the whole value before it lends it to a function that
  /// may not change it.
  @inlinable
  public subscript(number: Int) -> UInt64 {
    @inline(__always)
    mutating get {
      precondition(number >= 0 && number < Self.count, "a vector has no such word")
      return withUnsafeBytes(of: &storage) {
        $0.load(fromByteOffset: number &* 8, as: UInt64.self)
      }
    }
    @inline(__always)
    set {
      precondition(number >= 0 && number < Self.count, "a vector has no such word")
      withUnsafeMutableBytes(of: &storage) {
        $0.storeBytes(of: newValue, toByteOffset: number &* 8, as: UInt64.self)
      }
    }
  }

  /// Reads a word where the whole value cannot be lent to be changed; all of it is copied.
  public func word(_ number: Int) -> UInt64 {
    var copy = self
    return copy[number]
  }

  /// All words, in order.
  public var list: [UInt64] {
    withUnsafeBytes(of: storage) { Array($0.bindMemory(to: UInt64.self)) }
  }
}

/// A word for each session slot.
public typealias SlotWords = WordVector<SIMD64<UInt64>>

extension SlotWords {
  /// Zero for each slot.
  @inlinable
  public init() { self.init(SIMD64()) }
}
