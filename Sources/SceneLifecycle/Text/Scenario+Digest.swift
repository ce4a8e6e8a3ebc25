extension Scenario {
  /// Eight hexadecimal digits that name the scenario in file names.
  ///
  /// They depend on what is played and on nothing else: the canonical text without its `violates`
  /// line, which is a remark. The `defect` line counts: the same history under two defects is two
  /// scenarios. FNV-1a over the bytes, mixed once more because its high bits are weak.
  /// Source: Fowler, Noll, Vo, *The FNV non-cryptographic hash algorithm*, 2012,
  /// draft-eastlake-fnv.
  public var digest8: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text(withRemarks: false).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(RandomStream.mix(hash) >> 32, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  /// The name of the scenario's file in a corpus.
  ///
  /// `<invariant>-<digest8>.scene` for a found failure, `<digest8>.scene` for anything else.
  public var fileName: String {
    (violates.map { $0 + "-" } ?? "") + digest8 + ".scene"
  }
}
