/// How the names of entries begin that the system keeps in an app's files, not the app.
package enum SystemEntries {
  /// The beginning of the names for the system's own entries on a session.
  package static let sessions = "UIKit.session/"
  /// The state that is to be given back to a session.
  package static let state = "UIKit.state/"
}

/// One part of a store, in memory, with a lock that a test or a preview closes.
///
/// It starts empty and forgets all with the object.
public final class LockableStore: AppContext.KeyValueStore {
  private var entries: [(key: String, text: String, isProtected: Bool)] = []

  /// Everything that a store holds.
  package struct Content {
    fileprivate var entries: [(key: String, text: String, isProtected: Bool)] = []

    /// Nothing.
    package init() {}

    /// The entries whose names begin so come from another content: those that were here are gone.
    package mutating func takeEntries(startingWith prefix: String, from other: Content) {
      entries.removeAll { $0.key.hasPrefix(prefix) }
      entries += other.entries.filter { $0.key.hasPrefix(prefix) }
    }
  }

  /// All entries at once, as the device puts them there: the app has no part in it.
  package var content: Content {
    get {
      var content = Content()
      content.entries = entries
      return content
    }
    set { entries = newValue.entries }
  }

  /// Whether what is protected can neither be read nor written.
  public var isLocked = false
  /// Entries that the process could not read and has not read since.
  package private(set) var unread: [String] = []
  /// How many reads were refused.
  package private(set) var refusals = 0
  /// How often an entry was written or deleted.
  package private(set) var changes = 0
  /// The first entry of late that was overwritten or deleted unread.
  package var loss: Loss?

  /// Creates a store without entries, unlocked.
  public init() {}

  /// An entry that was overwritten or deleted by a process that could not read it.
  package struct Loss: Hashable, Sendable {
    /// The entry's name.
    package var key: String
    /// Whether it was deleted; otherwise it was overwritten.
    package var isDeleted: Bool
  }

  /// The names of all entries, sorted; names can be read at any time.
  public var keys: [String] { entries.map(\.key).sorted() }

  /// All entries by name, as only a comparison of two plays may see them.
  package var inventory: [(key: String, text: String, isProtected: Bool)] {
    entries.sorted { $0.key < $1.key }
  }

  /// Reads an entry; nil when there is none.
  ///
  /// - Throws: `UnreadableError` when the entry is protected and the device is locked.
  public func read(_ key: String) throws(AppContext.UnreadableError) -> String? {
    guard let index = index(of: key) else { return nil }
    if isLocked && entries[index].isProtected {
      refusals += 1
      if !unread.contains(key) { unread.append(key) }
      throw AppContext.UnreadableError(key: key)
    }
    know(key)
    return entries[index].text
  }

  /// Writes an entry.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - text: What it holds.
  ///   - isProtected: Whether it is unreadable while the device is locked.
  /// - Throws: `UnreadableError` when the old or the new entry is protected and the device is locked.
  public func write(
    _ key: String, _ text: String, isProtected: Bool
  ) throws(AppContext.UnreadableError) {
    let index = index(of: key)
    let wasProtected = index.map { entries[$0].isProtected } ?? false
    if isLocked && (isProtected || wasProtected) { throw AppContext.UnreadableError(key: key) }
    lose(key, isDeleted: false)
    if let index { entries.remove(at: index) }
    entries.append((key, text, isProtected))
  }

  /// Deletes an entry, protected or not; nothing happens when there is none.
  public func remove(_ key: String) {
    guard let index = index(of: key) else { return }
    lose(key, isDeleted: true)
    entries.remove(at: index)
  }

  /// Writes an entry that is not protected, whatever it replaces.
  public func replace(_ key: String, _ text: String) {
    lose(key, isDeleted: false)
    if let index = index(of: key) { entries.remove(at: index) }
    entries.append((key, text, false))
  }

  private func know(_ key: String) {
    if !unread.isEmpty { unread.removeAll { $0 == key } }
  }

  private func lose(_ key: String, isDeleted: Bool) {
    changes &+= 1
    if loss == nil && unread.contains(key) { loss = Loss(key: key, isDeleted: isDeleted) }
    know(key)
  }

  /// Forgets what the process knew of the entries.
  package func endProcess() {
    if !unread.isEmpty { unread.removeAll() }
    loss = nil
  }

  /// Deletes everything and unlocks.
  package func reset() {
    endProcess()
    refusals = 0
    isLocked = false
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  private func index(of key: String) -> Int? { entries.firstIndex { $0.key == key } }
}
