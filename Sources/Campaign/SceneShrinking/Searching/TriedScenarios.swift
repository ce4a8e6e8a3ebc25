import SceneLifecycle

/// The scenarios that were played, by a digest of what is played.
///
/// The digest is our own, so two runs remember the same.
struct TriedScenarios {
  private var digests = DigestTable()

  /// Whether a scenario was played.
  func contains(_ scenario: Scenario) -> Bool { digests[Self.digest(of: scenario)] != nil }

  /// Remembers that a scenario was played.
  mutating func insert(_ scenario: Scenario) { digests[Self.digest(of: scenario)] = 1 }

  /// A number for the slots, the events and the choices: all that passes change.
  static func digest(of scenario: Scenario) -> UInt64 {
    var digest = RandomStream.mix(UInt64(scenario.scenes))
    for entry in scenario.entries {
      let event = entry.event
      let head = UInt64(event.kind.rawValue) | UInt64(event.scene) << 8
      digest = RandomStream.mix(
        digest ^ (head | UInt64(event.delay) << 16 | 1 << 32)
          ^ UInt64(event.number) << 40)
      for choice in entry.choices { digest = RandomStream.mix(digest ^ word(of: choice)) }
    }
    return digest
  }

  private static func word(of choice: Choice) -> UInt64 {
    UInt64(choice.kind.rawValue) | UInt64(choice.answer) << 8
      | UInt64(choice.chosen.scope) << 16 | UInt64(choice.chosen.code) << 24
      | UInt64(choice.usual.scope) << 32 | UInt64(choice.usual.code) << 40 | 1 << 48
  }
}
