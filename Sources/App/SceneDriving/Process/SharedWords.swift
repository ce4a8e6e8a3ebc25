import SceneTaskHooks

/// Memory that one thread writes and others may read at any time, word by word.
///
/// It knows an address only, so that every thread can have it: the memory has to live longer.
package struct SharedWords: Sendable {
  private let address: UInt

  /// Takes words that live longer than what is made here.
  package init(_ words: UnsafeMutablePointer<UInt64>) { address = UInt(bitPattern: words) }

  /// The word with an index, from 0; the caller knows how many there are.
  @inline(__always)
  package subscript(index: Int) -> UInt64 {
    get { pointer.map { scene_word_read($0 + index) } ?? 0 }
    nonmutating set { if let pointer { scene_word_write(pointer + index, newValue) } }
  }

  private var pointer: UnsafeMutablePointer<UInt64>? {
    @inline(__always) get { UnsafeMutablePointer(bitPattern: address) }
  }
}
