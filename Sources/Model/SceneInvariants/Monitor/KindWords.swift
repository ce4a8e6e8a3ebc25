/// A word for each kind of callback, by its index.
struct KindWords: BitwiseCopyable, Hashable, Sendable {
  private var first = SIMD64<UInt64>()
  private var second = SIMD64<UInt64>()
  private var rest = SIMD32<UInt64>()
}
