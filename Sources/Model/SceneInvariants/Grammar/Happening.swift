package import SceneLifecycle

/// A happening at one callback: a verb in the present.
package struct Happening: Hashable, Sendable {
  /// Kinds of callbacks, all of which must let one read the same thing, if anything.
  struct Part: Hashable, Sendable {
    var kinds: CallbackSet
    var guards: Fact?
  }

  var parts: [Part]

  /// The happening that a callback of one of some kinds is delivered.
  package init(_ kinds: CallbackKind...) { self.init(CallbackSet(of: kinds)) }

  /// The happening that a callback of one of a set of kinds is delivered.
  package init(_ kinds: CallbackSet) { parts = [Part(kinds: kinds, guards: nil)] }

  private init(parts: [Part]) { self.parts = parts }

  /// All kinds, whatever they let one read.
  package var kinds: CallbackSet { parts.reduce(CallbackSet.none) { $0 | $1.kinds } }

  /// Returns the happening of either.
  package static func | (left: Happening, right: Happening) -> Happening {
    if left.isPlain && right.isPlain { return Happening(left.kinds | right.kinds) }
    return Happening(parts: left.parts + right.parts)
  }

  /// Returns the same without the kinds of another.
  package func except(_ other: Happening) -> Happening {
    Happening(
      parts: parts.map { Part(kinds: $0.kinds - other.kinds, guards: $0.guards) })
  }

  /// Returns the same as far as something can be read inside it.
  package func when(_ readable: Fact) -> Happening {
    precondition(isPlain, "a happening is narrowed once")
    return Happening(parts: parts.map { Part(kinds: $0.kinds, guards: readable) })
  }

  private var isPlain: Bool { parts.allSatisfy { $0.guards == nil } }
}
