// Which facts a rule has to pay for, as sets: a suite computes a group only where some rule reads it.
extension FactSet {
  /// Those that need more than the callback's own fields.
  static let delivered = FactSet(of: Fact.delivered)
  /// Those that few kinds of callback are judged by.
  static let seldom = FactSet(of: Fact.seldom)
  /// Those that are compared with what callbacks of other scenes said, or of all sessions.
  static let ofOthers = FactSet(of: Fact.ofOthers)
  /// Those that say what the scene itself reads.
  static let ofScene = FactSet(of: Fact.ofScene)
  /// Those that say what the application reads.
  static let ofApplication: FactSet = [.appReadsBackground, .appReadsInactive, .appReadsActive]
}
