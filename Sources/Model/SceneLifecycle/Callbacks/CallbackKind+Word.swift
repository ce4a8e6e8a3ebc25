extension CallbackKind {
  /// The kind's word in notation: the name of its case.
  public var word: String { Self.wordTable[Int(rawValue)] }

  /// The kind with a word; nil when there is none.
  public static func named(_ word: String) -> CallbackKind? {
    allCases.first { $0.word == word }
  }

  private static let wordTable: [String] = (0...UInt8.max).map { raw in
    CallbackKind(rawValue: raw).map { String(describing: $0) } ?? ""
  }
}
