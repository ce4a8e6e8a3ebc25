import SceneLifecycle

/// Tells whether two histories differ in names only: which name of one is which of the other.
struct Renaming {
  private struct Name: Hashable {
    var space: String
    var number: UInt64
  }

  private var there: [Name: UInt64] = [:]
  private var back: [Name: UInt64] = [:]

  /// What differs between two callbacks beside names; nil when nothing does.
  mutating func difference(_ a: Callback, _ b: Callback) -> String? {
    if a.kind != b.kind { return "kind \(a.kind) \(b.kind)" }
    if a.scene != b.scene { return "scene \(a.scene) \(b.scene)" }
    if a.activation != b.activation { return "activation \(a.activation) \(b.activation)" }
    if a.application != b.application { return "application \(a.application) \(b.application)" }
    if a.detail != b.detail { return "detail \(a.detail) \(b.detail)" }
    let masks: [KeyPath<Callback, SceneSet>] = [
      \.active, \.inactive, \.connected, \.open, \.attached, \.accessories, \.named,
    ]
    for mask in masks where a[keyPath: mask] != b[keyPath: mask] { return "\(mask)" }
    let isState = [.stateReadable, .restore, .saveState].contains(a.kind)
    let slot = "\(a.scene)"
    return bind("session", UInt64(a.session), UInt64(b.session))
      ?? bind("connection of \(slot), \(a.session)", UInt64(a.connection), UInt64(b.connection))
      ?? bind("process", UInt64(a.process), UInt64(b.process))
      ?? bind("event", UInt64(a.event), UInt64(b.event))
      ?? bind(
        isState ? "state of \(slot), \(a.session)" : "payload", UInt64(a.payload),
        UInt64(b.payload))
  }

  private mutating func bind(_ space: String, _ a: UInt64, _ b: UInt64) -> String? {
    if (a == 0) != (b == 0) { return "\(space) \(a) \(b)" }
    let left = Name(space: space, number: a)
    let right = Name(space: space, number: b)
    if there[left] ?? b != b || back[right] ?? a != a { return "\(space) \(a) \(b)" }
    there[left] = b
    back[right] = a
    return nil
  }
}
