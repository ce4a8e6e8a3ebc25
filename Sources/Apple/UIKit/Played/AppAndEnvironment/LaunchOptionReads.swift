import Synchronization

/// Which launch options code of the app has asked for in this process.
///
/// A dictionary hashes the key that is looked up, and a comparison of two keys compares their texts: so the
/// keys themselves notice. What the host puts into a dictionary is not noticed.
package enum LaunchOptionReads {
  private static let asked = Mutex<[String]>([])

  /// Forgets everything: a process begins.
  package static func begins() { asked.withLock { $0 = [] } }

  /// Whether the app has asked for an option.
  package static func has(_ key: UIApplication.LaunchOptionsKey) -> Bool {
    asked.withLock { $0.contains(key.rawValue) }
  }

  /// Makes options that no code of the app has looked at yet.
  package static func unnoticed<Options>(_ make: () -> Options) -> Options {
    let before = asked.withLock { $0 }
    defer { asked.withLock { $0 = before } }
    return make()
  }

  static func note(_ key: UIApplication.LaunchOptionsKey) {
    asked.withLock { if !$0.contains(key.rawValue) { $0.append(key.rawValue) } }
  }
}

extension UIApplication.LaunchOptionsKey {
  /// Whether two keys have one text; the host notices that code of the app asks.
  public static func == (left: Self, right: Self) -> Bool {
    let isSame = left.rawValue == right.rawValue
    if isSame { LaunchOptionReads.note(left) }
    return isSame
  }

  /// Hashes the text; the host notices that code of the app asks.
  public func hash(into hasher: inout Hasher) {
    LaunchOptionReads.note(self)
    hasher.combine(rawValue)
  }
}
