/// The bits of the explorer's own word about a state.
@usableFromInline
enum Mark {
  /// An event has arrived since the last rest.
  @usableFromInline static let inside: UInt64 = 1
  /// The engine has moved since the last callback.
  @usableFromInline static let moved: UInt64 = 2
  /// Nothing is pending.
  @usableFromInline static let rest: UInt64 = 4
}
