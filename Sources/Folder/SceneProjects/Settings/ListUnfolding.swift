/// Replaces the names of settings in the values of a property list.
struct ListUnfolding {
  /// The most bytes of all texts of a list.
  private static let mostBytes = 8 << 20

  private let settings: BuildSettings
  private var left = mostBytes

  init(with settings: BuildSettings) { self.settings = settings }

  /// The values with the names of settings replaced; keys stay as they are.
  ///
  /// - Throws: `ProjectError` where settings grow without end.
  mutating func table(
    _ table: [String: PropertyValue]
  ) throws(ProjectError) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for (key, item) in table.sorted(by: { $0.key < $1.key }) { values[key] = try value(item) }
    return values
  }

  private mutating func value(_ value: PropertyValue) throws(ProjectError) -> PropertyValue {
    switch value {
    case .text(let text):
      let text = try settings.unfolded(text)
      try count(text)
      return .text(text)
    case .list(let list):
      var values: [PropertyValue] = []
      for item in list { values.append(try self.value(item)) }
      return .list(values)
    case .table(let table): return .table(try self.table(table))
    case .flag, .number, .other: return value
    }
  }

  /// Counts a text that settings give.
  mutating func count(_ text: String) throws(ProjectError) {
    left -= text.utf8.count
    guard left >= 0 else {
      throw ProjectError(
        .tooLarge, "a property list unfolds to more than \(Self.mostBytes >> 20) MB",
        at: settings.location)
    }
  }
}
