public import SceneLifecycle

/// What the expansion of some states found.
public struct Batch: Sendable {
  /// Transitions taken.
  public var edges: UInt64 = 0
  /// Events that were accepted, one bit each.
  public var begun: UInt64 = 0
  /// Kinds of the callbacks that were told.
  public var told = CallbackSet.none
  /// Callbacks that were judged.
  public var callbacks: UInt64 = 0
  /// The first state from which a callback broke something; nil when nothing broke.
  public var broken: Int?

  var parents: [UInt32] = []
  var words: [UInt64] = []

  /// Creates the batch in which nothing was found.
  public init() {}

  @usableFromInline
  mutating func append(_ state: StateWords, parent: Int) {
    parents.append(UInt32(truncatingIfNeeded: parent))
    words.append(contentsOf: state.words)
  }

  /// Adds what another counted.
  mutating func count(_ other: Batch) {
    edges += other.edges
    begun |= other.begun
    told = told | other.told
    callbacks += other.callbacks
  }
}
