import SceneLifecycle

extension Transcript {
  /// Whom the callback of a number, from 0, reached: a scene with its session and object, or `app`.
  ///
  /// A number names a slot: a window that was closed leaves its number to the next one. Its second
  /// session is `1b`, the second scene object of that `1b.2`.
  package func who(at index: Int) -> String {
    guard callbacks.indices.contains(index) else { return "app" }
    let who = callbacks[index].who
    let ordinal = sessionOrdinals[index]
    guard ordinal > 1, who != "app" else { return who }
    let number = who.prefix { $0 != "." }
    return number + Self.letters(ordinal) + who.dropFirst(number.count)
  }

  /// Who received the callback of a number, in words.
  package func listener(at index: Int) -> String {
    let who = who(at: index)
    return who == "app" ? "the app" : "scene \(who)"
  }

  private static func letters(_ ordinal: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return ordinal <= letters.count ? String(letters[ordinal - 1]) : "(\(ordinal))"
  }

  /// For each callback, which of the sessions that its slot has had it is about, from 1; 0 for none.
  static func ordinals(of callbacks: [Callback]) -> [Int] {
    var sessions = [UInt32](repeating: 0, count: 64)
    var counts = [Int](repeating: 0, count: 64)
    return callbacks.map { callback in
      guard callback.isOfScene, callback.scene < 64, callback.session > 0 else { return 0 }
      let slot = Int(callback.scene)
      if sessions[slot] != callback.session {
        sessions[slot] = callback.session
        counts[slot] += 1
      }
      return counts[slot]
    }
  }
}
