extension Scenario {
  /// Eight hexadecimal digits that name the scenario in file names.
  ///
  /// They depend on what is played and on nothing else: the canonical text without its `violates`
  /// line, which is a remark. The `defect` line counts: the same history under two defects is two
  /// scenarios.
  public var digest8: String {
    FNV.digits(of: text(withRemarks: false))
  }

  /// The name of the scenario's file in a corpus.
  ///
  /// `<invariant>-<digest8>.scene` for a found failure, `<digest8>.scene` for anything else.
  public var fileName: String {
    (violates.map { $0 + "-" } ?? "") + digest8 + ".scene"
  }
}
