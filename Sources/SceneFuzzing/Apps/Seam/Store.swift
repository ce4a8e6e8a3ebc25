/// What survives the process: files, defaults, keychain.
///
/// It starts empty in each case.
public final class Store {
  /// Values that can always be read.
  public let defaults = KeyValueStore()
  /// Files, some of them unreadable while the device is locked.
  public let files = KeyValueStore()
  /// Secrets, usually unreadable while the device is locked.
  public let keychain = KeyValueStore()

  /// Creates an empty store.
  public init() {}

  func reset() {
    for shelf in [defaults, files, keychain] { shelf.reset() }
  }

  /// Forgets what the process knew of the entries.
  func endProcess() {
    for shelf in [defaults, files, keychain] { shelf.endProcess() }
  }

  /// How many reads were refused since the case began.
  var refusals: Int { defaults.refusals + files.refusals + keychain.refusals }

  /// Whether the process tried to read an entry and does not know yet what it holds.
  var hasUnread: Bool {
    !(defaults.unread.isEmpty && files.unread.isEmpty && keychain.unread.isEmpty)
  }

  /// Returns an entry that the process lost unread since it was asked last.
  func takeLoss() -> KeyValueStore.Loss? {
    let loss = defaults.loss ?? files.loss ?? keychain.loss
    for shelf in [defaults, files, keychain] where shelf.loss != nil { shelf.loss = nil }
    return loss
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
public final class KeyValueStore {
  private var entries: [(key: String, text: String, isProtected: Bool)] = []
  var isLocked = false
  /// Entries that the process could not read and has not read since.
  private(set) var unread: [String] = []
  /// How many reads were refused.
  private(set) var refusals = 0
  /// The first entry of late that was overwritten or deleted unread.
  var loss: Loss?

  /// An entry that was overwritten or deleted by a process that could not read it.
  struct Loss: Hashable, Sendable {
    var key: String
    var isDeleted: Bool
  }

  /// The names of all entries, sorted; names can be read at any time.
  public var keys: [String] { entries.map(\.key).sorted() }

  /// All entries by name, as nobody but a comparison of two plays may see them.
  var inventory: [(key: String, text: String, isProtected: Bool)] {
    entries.sorted { $0.key < $1.key }
  }

  /// Reads an entry; nil when there is none.
  ///
  /// - Throws: `UnreadableError` when the entry is protected and the device is locked.
  public func read(_ key: String) throws(UnreadableError) -> String? {
    guard let place = place(of: key) else { return nil }
    if isLocked && entries[place].isProtected {
      refusals += 1
      if !unread.contains(key) { unread.append(key) }
      throw UnreadableError(key: key)
    }
    know(key)
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
    lose(key, isDeleted: false)
    if let place { entries.remove(at: place) }
    entries.append((key, text, isProtected))
  }

  /// Deletes an entry, protected or not; nothing happens when there is none.
  public func remove(_ key: String) {
    guard let place = place(of: key) else { return }
    lose(key, isDeleted: true)
    entries.remove(at: place)
  }

  /// An entry that is not protected; nil when there is none or it cannot be read.
  public subscript(key: String) -> String? {
    get { try? read(key) }
    set {
      guard let newValue else { return remove(key) }
      lose(key, isDeleted: false)
      if let place = place(of: key) { entries.remove(at: place) }
      entries.append((key, newValue, false))
    }
  }

  private func know(_ key: String) {
    if !unread.isEmpty { unread.removeAll { $0 == key } }
  }

  private func lose(_ key: String, isDeleted: Bool) {
    if loss == nil && unread.contains(key) { loss = Loss(key: key, isDeleted: isDeleted) }
    know(key)
  }

  func endProcess() {
    if !unread.isEmpty { unread.removeAll() }
    loss = nil
  }

  func reset() {
    endProcess()
    refusals = 0
    isLocked = false
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  private func place(of key: String) -> Int? { entries.firstIndex { $0.key == key } }
}
