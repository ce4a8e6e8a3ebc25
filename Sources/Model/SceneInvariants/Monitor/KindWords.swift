/// The storage of a `WordVector`: 160 words, one for each kind of callback, read as raw memory.
struct KindWords: BitwiseCopyable, Hashable, Sendable {
  private var first = SIMD64<UInt64>()
  private var second = SIMD64<UInt64>()
  private var rest = SIMD32<UInt64>()
}
