/// What survives the process: files, defaults, keychain.
///
/// It starts empty in each case.
public final class Store {
  /// Values that can always be read.
  public let defaults = Shelf()
  /// Files, some of them unreadable while the device is locked.
  public let files = Shelf()
  /// Secrets, usually unreadable while the device is locked.
  public let keychain = Shelf()

  /// Creates an empty store.
  public init() {}

  func reset() {
    for shelf in [defaults, files, keychain] { shelf.reset() }
  }

  func lock(_ isLocked: Bool) {
    for shelf in [defaults, files, keychain] { shelf.isLocked = isLocked }
  }
}

/// Why a shelf refuses: the device is locked and the entry is protected.
public struct UnreadableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The entry's name.
  public let key: String

  /// One sentence.
  public var description: String { "'\(key)' cannot be read or written while the device is locked" }
}

/// One place of a store: texts by name.
public final class Shelf {
  private var entries: [(key: String, text: String, isProtected: Bool)] = []
  var isLocked = false

  /// The names of all entries, sorted; names can be read at any time.
  public var keys: [String] { entries.map(\.key).sorted() }

  /// Reads an entry; nil when there is none.
  ///
  /// - Throws: `UnreadableError` when the entry is protected and the device is locked.
  public func read(_ key: String) throws(UnreadableError) -> String? {
    guard let place = place(of: key) else { return nil }
    if isLocked && entries[place].isProtected { throw UnreadableError(key: key) }
    return entries[place].text
  }

  /// Writes an entry.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - text: What it holds.
  ///   - isProtected: Whether it is unreadable while the device is locked.
  /// - Throws: `UnreadableError` when the old or the new entry is protected and the device is locked.
  public func write(
    _ key: String, _ text: String, isProtected: Bool = false
  ) throws(UnreadableError) {
    let place = place(of: key)
    let wasProtected = place.map { entries[$0].isProtected } ?? false
    if isLocked && (isProtected || wasProtected) { throw UnreadableError(key: key) }
    if let place { entries.remove(at: place) }
    entries.append((key, text, isProtected))
  }

  /// Deletes an entry, protected or not; nothing happens when there is none.
  public func remove(_ key: String) {
    if let place = place(of: key) { entries.remove(at: place) }
  }

  /// An entry that is not protected; nil when there is none or it cannot be read.
  public subscript(key: String) -> String? {
    get { try? read(key) }
    set {
      remove(key)
      if let newValue { entries.append((key, newValue, false)) }
    }
  }

  func reset() {
    isLocked = false
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  private func place(of key: String) -> Int? { entries.firstIndex { $0.key == key } }
}
