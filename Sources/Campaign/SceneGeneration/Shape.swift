package import SceneLifecycle

/// Every option that changes what is drawn.
///
/// Its text is part of a token and reads back: `ipad-ios17.s4.c1000`.
package struct Shape: Hashable, Sendable {
  /// How long a case is.
  package enum Length: Hashable, Sendable {
    /// Until so many callbacks have been delivered, 10 … 1,000,000.
    case callbacks(Int)
    /// So many events.
    case events(Int)
  }

  /// The world; nil when each case draws its own.
  package var platform: Platform?
  /// The most session slots that a case has, 1 … 64; nil when each case draws its own.
  package var scenes: Int?
  /// How long a case is; nil for 1,000 callbacks, and ten times as many in one case of ten.
  package var length: Length?
  /// Kinds of event that may be drawn.
  package var kinds: EventSet
  /// Whether quirks may be chosen.
  package var quirks: Bool
  /// Identifier of the defect planted in the engine; nil for none.
  package var defect: String?

  package init(
    platform: Platform? = nil, scenes: Int? = nil, length: Length? = nil,
    kinds: EventSet = .all, quirks: Bool = false, defect: String? = nil
  ) {
    self.platform = platform
    self.scenes = scenes
    self.length = length
    self.kinds = kinds
    self.quirks = quirks
    self.defect = defect
  }

  /// How long a case is about, in what its length counts.
  package var typicalLength: Int {
    switch length {
    case nil: 2_000
    case .callbacks(let count), .events(let count): count
    }
  }

  /// The lengths in callbacks that make sense.
  package static let callbackRange = 10...1_000_000

  /// The numbers of events that make sense.
  package static let eventRange = 1...1_000_000

  /// The numbers of session slots that an engine has.
  package static let sceneRange = 1...64
}
