#if canImport(Security)
  import Foundation
  public import SceneSeam
  import Security

  /// A part of a store in the keychain: one password for each entry, under a service of its own.
  ///
  /// Not yet compiled by Apple's compiler.
  public final class KeychainStore: AppContext.KeyValueStore {
    private let service: String

    /// Creates a store under a service's name.
    public init(service: String = "SceneAdapter") { self.service = service }

    /// The names of all entries, sorted; names can be read at any time.
    public var keys: [String] {
      var query = query(nil)
      query[kSecReturnAttributes] = true
      query[kSecMatchLimit] = kSecMatchLimitAll
      var found: CFTypeRef?
      guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else { return [] }
      let entries = found as? [[CFString: Any]] ?? []
      return entries.compactMap { $0[kSecAttrAccount] as? String }.sorted()
    }

    /// Reads an entry; nil when there is none.
    ///
    /// - Throws: `UnreadableError` when there is an entry that cannot be read.
    public func read(_ key: String) throws(AppContext.UnreadableError) -> String? {
      var query = query(key)
      query[kSecReturnData] = true
      var found: CFTypeRef?
      switch SecItemCopyMatching(query as CFDictionary, &found) {
      case errSecSuccess: return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
      case errSecItemNotFound: return nil
      default: throw AppContext.UnreadableError(key: key)
      }
    }

    /// Writes an entry, in the place of one with that name.
    ///
    /// - Parameters:
    ///   - key: Its name.
    ///   - text: What it holds.
    ///   - isProtected: Whether it is unreadable while the device is locked.
    /// - Throws: `UnreadableError` when the old entry cannot be read, or the new one not be written.
    public func write(
      _ key: String, _ text: String, isProtected: Bool
    ) throws(AppContext.UnreadableError) {
      _ = try read(key)
      guard put(key, text, isProtected: isProtected) else {
        throw AppContext.UnreadableError(key: key)
      }
    }

    /// Writes an entry that is not protected, whatever it replaces.
    public func replace(_ key: String, _ text: String) {
      remove(key)
      _ = put(key, text, isProtected: false)
    }

    /// Deletes an entry, protected or not; nothing happens when there is none.
    public func remove(_ key: String) { SecItemDelete(query(key) as CFDictionary) }

    /// An old entry is changed, so that none is lost where the new one cannot be written.
    private func put(_ key: String, _ text: String, isProtected: Bool) -> Bool {
      let values: [CFString: Any] = [
        kSecValueData: Data(text.utf8),
        kSecAttrAccessible: isProtected
          ? kSecAttrAccessibleWhenUnlocked : kSecAttrAccessibleAfterFirstUnlock,
      ]
      let query = query(key)
      let status = SecItemUpdate(query as CFDictionary, values as CFDictionary)
      guard status == errSecItemNotFound else { return status == errSecSuccess }
      let entry = query.merging(values) { _, new in new }
      return SecItemAdd(entry as CFDictionary, nil) == errSecSuccess
    }

    private func query(_ key: String?) -> [CFString: Any] {
      var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
      if let key { query[kSecAttrAccount] = key }
      return query
    }
  }
#endif
