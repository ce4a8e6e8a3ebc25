package import Foundation

/// Numbers that are never used again while the app is installed, in one entry of the defaults.
///
/// The seam's identities are numbers, UIKit's are texts: an app that has kept something under the number
/// of a session finds it there in the next process.
@MainActor
package final class InstallationNumbers {
  /// The kind of thing that is numbered.
  package enum NumberedThing: String {
    /// A process, a session, a payload, background time.
    case process, session, payload, backgroundTask
  }

  /// The numbers of a session, which is known by its `persistentIdentifier`.
  package struct SessionNumbers: Hashable {
    /// The number that is never used again.
    package var identifier: Int
    /// The lowest number that no other open session has, from 0.
    package var slot: Int
    /// How many scene objects there were.
    package var connections: Int
  }

  /// The name of the entry.
  static let key = "SceneAdapter"

  private let defaults: UserDefaults
  private var counts: [String: Int]
  /// The sessions that are not closed.
  package private(set) var sessions: [String: SessionNumbers]

  /// Goes on from what the last process has kept.
  package init(_ defaults: UserDefaults) {
    self.defaults = defaults
    let entry = defaults.object(forKey: Self.key) as? [String: Any] ?? [:]
    counts = entry["counts"] as? [String: Int] ?? [:]
    sessions = (entry["sessions"] as? [String: [Int]] ?? [:]).compactMapValues { numbers in
      guard numbers.count == 3 else { return nil }
      return SessionNumbers(identifier: numbers[0], slot: numbers[1], connections: numbers[2])
    }
  }

  /// Returns the next number of a kind, from 1.
  package func next(_ thing: NumberedThing) -> UInt32 {
    let number = take(thing)
    save()
    return UInt32(truncatingIfNeeded: number)
  }

  /// Returns a session's numbers; a session that was never seen gets the lowest slot that is free.
  package func session(_ name: String) -> SessionNumbers {
    if let known = sessions[name] { return known }
    let taken = sessions.values.map(\.slot)
    let slot = (0...taken.count).first { !taken.contains($0) } ?? taken.count
    let session = SessionNumbers(identifier: take(.session), slot: slot, connections: 0)
    sessions[name] = session
    save()
    return session
  }

  /// Counts one more scene object of a session, and returns its number, from 1.
  package func connect(_ name: String) -> UInt16 {
    var session = session(name)
    session.connections += 1
    sessions[name] = session
    save()
    return UInt16(truncatingIfNeeded: session.connections)
  }

  /// Forgets a session that was closed for good.
  package func forget(_ name: String) {
    if sessions.removeValue(forKey: name) != nil { save() }
  }

  private func take(_ thing: NumberedThing) -> Int {
    let number = counts[thing.rawValue, default: 0] + 1
    counts[thing.rawValue] = number
    return number
  }

  private func save() {
    let lists = sessions.mapValues { [$0.identifier, $0.slot, $0.connections] }
    let entry: [String: Any] = ["counts": counts, "sessions": lists]
    defaults.set(entry, forKey: Self.key)
  }
}
