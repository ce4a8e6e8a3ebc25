/// A set of callback kinds, one bit a kind.
@frozen
public struct CallbackSet: Hashable, Sendable {
  /// Kinds that a scene owes, by raw value.
  public var scene: UInt64
  /// Kinds that the process owes, by raw value less 64.
  public var process: UInt64
  /// Names in an app without scenes, by raw value less 128.
  public var sceneless: UInt64

  /// Creates the set of the kinds listed.
  public init(_ kinds: CallbackKind...) {
    self.init(of: kinds)
  }

  /// Creates the set of the kinds in a list.
  public init(of kinds: [CallbackKind]) {
    scene = 0
    process = 0
    sceneless = 0
    for kind in kinds { insert(kind) }
  }

  /// No kind at all.
  public static var none: CallbackSet { CallbackSet() }

  /// Whether no kind is a member.
  @inlinable
  public var isEmpty: Bool { scene | process | sceneless == 0 }

  /// Every kind.
  public static let all = CallbackSet(of: CallbackKind.allCases)

  /// Notifications and phases of the application that follow its most active scene.
  ///
  /// A scene owes them, and they are told of none.
  package static let ofAggregate = CallbackSet(
    .appForegroundNotice, .appActiveNotice, .appResignNotice, .appBackgroundNotice,
    .appPhaseInactive, .appPhaseActive, .appPhaseResigned, .appPhaseBackground)

  /// How many kinds are members.
  public var count: Int {
    scene.nonzeroBitCount + process.nonzeroBitCount + sceneless.nonzeroBitCount
  }

  /// The members by rising raw value.
  public var kinds: [CallbackKind] { CallbackKind.allCases.filter(contains) }

  /// Whether a kind is a member.
  @inlinable
  public func contains(_ kind: CallbackKind) -> Bool {
    switch kind.rawValue >> 6 {
    case 0: scene & kind.bit != 0
    case 1: process & kind.bit != 0
    default: sceneless & kind.bit != 0
    }
  }

  /// Adds a kind.
  @inlinable
  public mutating func insert(_ kind: CallbackKind) {
    switch kind.rawValue >> 6 {
    case 0: scene |= kind.bit
    case 1: process |= kind.bit
    default: sceneless |= kind.bit
    }
  }

  /// Returns the members of either.
  public static func | (left: CallbackSet, right: CallbackSet) -> CallbackSet {
    var union = left
    union.scene |= right.scene
    union.process |= right.process
    union.sceneless |= right.sceneless
    return union
  }

  /// Returns the members of both.
  public static func & (left: CallbackSet, right: CallbackSet) -> CallbackSet {
    var common = left
    common.scene &= right.scene
    common.process &= right.process
    common.sceneless &= right.sceneless
    return common
  }

  /// Returns the members of the left that are not members of the right.
  public static func - (left: CallbackSet, right: CallbackSet) -> CallbackSet {
    var rest = left
    rest.scene &= ~right.scene
    rest.process &= ~right.process
    rest.sceneless &= ~right.sceneless
    return rest
  }

  /// Adds the members of another set.
  public static func |= (left: inout CallbackSet, right: CallbackSet) { left = left | right }
}
