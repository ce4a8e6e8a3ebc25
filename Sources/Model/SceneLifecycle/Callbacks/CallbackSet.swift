/// A set of callback kinds, one bit a kind.
@frozen
public struct CallbackSet: Hashable, Sendable {
  @usableFromInline var near: BitPair
  @usableFromInline var far: BitPair

  /// Creates the set of the kinds listed.
  public init(_ kinds: CallbackKind...) {
    self.init(of: kinds)
  }

  /// Creates the set of the kinds in a list.
  public init(of kinds: [CallbackKind]) {
    near = BitPair()
    far = BitPair()
    for kind in kinds { insert(kind) }
  }

  @inline(__always)
  private init(near: BitPair, far: BitPair) {
    self.near = near
    self.far = far
  }

  /// No kind at all.
  public static var none: CallbackSet { CallbackSet() }

  /// Whether no kind is a member.
  @inlinable
  public var isEmpty: Bool { near.isEmpty && far.isEmpty }

  /// Every kind.
  public static let all = CallbackSet(of: CallbackKind.allCases)

  /// Notifications and phases of the application that follow its most active scene.
  ///
  /// They are planned with a scene, and name none.
  package static let ofAggregate = CallbackSet(
    .appForegroundNotice, .appActiveNotice, .appResignNotice, .appBackgroundNotice,
    .appPhaseInactive, .appPhaseActive, .appPhaseResigned, .appPhaseBackground)

  /// How many kinds are members.
  public var count: Int { near.count + far.count }

  /// How many kinds there is room for.
  public static var capacity: Int { 2 * BitPair.capacity }

  /// The members by rising raw value.
  ///
  /// - Complexity: O(members).
  public var kinds: [CallbackKind] {
    var kinds: [CallbackKind] = []
    var (near, far) = (near, far)
    while !near.isEmpty {
      let index = near.removeLowest()
      if index < CallbackKind.allCases.count { kinds.append(CallbackKind.allCases[index]) }
    }
    while !far.isEmpty {
      let index = BitPair.capacity &+ far.removeLowest()
      if index < CallbackKind.allCases.count { kinds.append(CallbackKind.allCases[index]) }
    }
    return kinds
  }

  /// Whether a kind is a member.
  @inlinable
  public func contains(_ kind: CallbackKind) -> Bool {
    kind.place < BitPair.capacity
      ? near.contains(kind.place) : far.contains(kind.place &- BitPair.capacity)
  }

  /// Adds a kind.
  @inlinable
  public mutating func insert(_ kind: CallbackKind) {
    near.insert(kind.place)
    if kind.place >= BitPair.capacity { far.insert(kind.place &- BitPair.capacity) }
  }

  /// Returns the members of either.
  public static func | (left: CallbackSet, right: CallbackSet) -> CallbackSet {
    CallbackSet(near: left.near | right.near, far: left.far | right.far)
  }

  /// Returns the members of both.
  public static func & (left: CallbackSet, right: CallbackSet) -> CallbackSet {
    CallbackSet(near: left.near & right.near, far: left.far & right.far)
  }

  /// Returns the members of the left that are not members of the right.
  public static func - (left: CallbackSet, right: CallbackSet) -> CallbackSet {
    CallbackSet(near: left.near - right.near, far: left.far - right.far)
  }

  /// Adds the members of another set.
  public static func |= (left: inout CallbackSet, right: CallbackSet) { left = left | right }
}
