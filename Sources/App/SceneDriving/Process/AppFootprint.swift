import SceneSeam

/// An app's traces that are seen without a note: its uses of the system and its object's values.
struct AppFootprint: Hashable {
  /// How often it asked for something or wrote something in the case.
  var uses: Int
  /// The values in its object, in words.
  var object: String

  /// Describes an app; one that is not there holds nothing.
  init(uses: Int, of app: Any?) {
    self.uses = uses
    var reader = ValueReader()
    object = app.map { reader.text(of: $0) } ?? ""
  }
}

/// Describes what a value holds, property by property, so that two moments can be compared.
///
/// A value that leads to the system is left out: it changes whatever the app does. So are actors,
/// which other threads may be changing.
private struct ValueReader {
  private var seen: [ObjectIdentifier] = []
  private var rest = 2_000

  /// - Complexity: O(values), of which no more than 2,000 are read.
  mutating func text(of value: Any) -> String {
    rest -= 1
    if rest < 0 || Self.isSystem(value) { return "" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let identity = ObjectIdentifier(value as AnyObject)
      if let index = seen.firstIndex(of: identity) { return "\(index)" }
      seen.append(identity)
    }
    var parts: [String] = []
    var next: Mirror? = mirror
    while let part = next {
      for child in part.children { parts.append((child.label ?? "") + text(of: child.value)) }
      next = part.superclassMirror
    }
    // Equal sets and dictionaries may list what they hold in another order.
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
    let head = parts.isEmpty && mirror.displayStyle != .class ? "\(value)" : ""
    return head + "(" + parts.joined(separator: ",") + ")"
  }

  private static func isSystem(_ value: Any) -> Bool {
    value is AppContext || value is AppContext.Store || value is any AppContext.KeyValueStore
      || value is ContextHandle || value is AppClock || value is any SceneSystem
      || value is any Actor
  }
}
