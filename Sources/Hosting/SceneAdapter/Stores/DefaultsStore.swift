public import Foundation
public import SceneSeam

/// Texts by their names, kept in the app's defaults.
///
/// Defaults know no protection: what is written as protected can be read at any time.
public final class DefaultsStore: AppContext.KeyValueStore {
  private let defaults: UserDefaults

  /// Creates a store in some defaults, the app's own unless others are named.
  public init(_ defaults: UserDefaults = .standard) { self.defaults = defaults }

  /// The names of all texts, sorted; what is not a text is not the store's.
  public var keys: [String] {
    let global = defaults.persistentDomain(forName: UserDefaults.globalDomain) ?? [:]
    return defaults.dictionaryRepresentation()
      .filter { $0.value is String && global[$0.key] == nil }.map(\.key).sorted()
  }

  /// Reads an entry; nil when there is none.
  ///
  /// - Throws: Nothing: defaults can be read at any time.
  public func read(_ key: String) throws(AppContext.UnreadableError) -> String? {
    defaults.object(forKey: key) as? String
  }

  /// Writes an entry, in the place of one with that name.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - text: What it holds.
  ///   - isProtected: Without a meaning here.
  /// - Throws: Nothing: defaults can be written at any time.
  public func write(
    _ key: String, _ text: String, isProtected: Bool
  ) throws(AppContext.UnreadableError) {
    defaults.set(text, forKey: key)
  }

  /// Writes an entry, whatever it replaces.
  public func replace(_ key: String, _ text: String) { defaults.set(text, forKey: key) }

  /// Deletes an entry; nothing happens when there is none.
  public func remove(_ key: String) { defaults.removeObject(forKey: key) }
}
