extension AppContext {
  /// The data that survives the process: files, defaults, keychain.
  public struct Store {
    /// Values that can always be read.
    public let defaults: any KeyValueStore
    /// Files, some of them unreadable while the device is locked.
    public let files: any KeyValueStore
    /// Secrets, usually unreadable while the device is locked.
    public let keychain: any KeyValueStore

    public init(
      defaults: any KeyValueStore, files: any KeyValueStore, keychain: any KeyValueStore
    ) {
      self.defaults = defaults
      self.files = files
      self.keychain = keychain
    }
  }

  /// One part of a store: texts by name.
  public protocol KeyValueStore: AnyObject {
    /// The names of all entries, sorted; names can be read at any time.
    var keys: [String] { get }

    /// Reads an entry; nil when there is none.
    ///
    /// - Throws: `UnreadableError` when the entry is protected and the device is locked.
    func read(_ key: String) throws(UnreadableError) -> String?

    /// Writes an entry, in the place of one with that name.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - text: What it holds.
    ///   - isProtected: Whether it is unreadable while the device is locked.
    /// - Throws: `UnreadableError` when the old or the new entry is protected and the device is
    ///   locked.
    func write(_ key: String, _ text: String, isProtected: Bool) throws(UnreadableError)

    /// Writes an entry that is not protected, whatever it replaces.
    func replace(_ key: String, _ text: String)

    /// Deletes an entry, protected or not; nothing happens when there is none.
    func remove(_ key: String)
  }

  /// Why a store refuses: the device is locked and the entry is protected.
  public struct UnreadableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The entry's name.
    public let key: String

    public init(key: String) { self.key = key }

    /// One sentence.
    public var description: String {
      "'\(key)' cannot be read or written while the device is locked"
    }
  }
}

extension AppContext.KeyValueStore {
  /// Writes an entry that is not protected and replaces none that is unreadable.
  public func write(_ key: String, _ text: String) throws(AppContext.UnreadableError) {
    try write(key, text, isProtected: false)
  }

  /// An entry that is not protected; nil when there is none or it cannot be read.
  public subscript(key: String) -> String? {
    get { try? read(key) }
    set {
      if let newValue { replace(key, newValue) } else { remove(key) }
    }
  }
}
