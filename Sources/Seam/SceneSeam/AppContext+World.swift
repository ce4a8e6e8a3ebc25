extension AppContext {
  /// The counts of time and chance that a case gave to its processes: equal cases give the same.
  package struct WorldCounts: Hashable, Sendable {
    /// How many processes of the case have begun.
    package var processes: UInt64 = 0
    /// How often the time was read.
    package var timeReads: UInt64 = 0
    /// How often a number was drawn.
    package var draws: UInt64 = 0

    /// Nothing yet.
    package init() {}
  }

  /// Forgets what the last case has counted.
  package func beginsCase() {
    requestCount = 0
    world = WorldCounts()
  }

  /// Returns the time since the case began, for code of the app that reads a clock.
  ///
  /// No two readings are equal: each is a microsecond later, as on a device, where time passes meanwhile.
  package func readsTime() -> Duration {
    world.timeReads &+= 1
    return .seconds(now) + .microseconds(Int64(world.timeReads % 1_000_000))
  }

  /// Returns the next number that chance gives to the app.
  ///
  /// It depends on the device of the case, on the process, and on what goes on: not on the machine.
  ///
  /// - Parameter word: What goes on, such as the callback under way.
  package func drawsNumber(during word: String) -> UInt64 {
    world.draws &+= 1
    let traits = deviceTraits
    var mixed = Self.mixed(world.processes &* 0x1_0001 &+ UInt64(traits.idiom.rawValue))
    mixed = Self.mixed(mixed ^ UInt64(traits.system) ^ (traits.usesScenes ? 256 : 0))
    for byte in word.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Self.mixed(mixed &+ world.draws &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The bits of a number, mixed as SplitMix64 mixes them.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
