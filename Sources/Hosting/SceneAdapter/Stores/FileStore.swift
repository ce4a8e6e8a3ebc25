public import Foundation
public import SceneSeam

/// A part of a store in files: one file for each entry, in a folder of its own.
///
/// A protected file has complete protection: it cannot be read or written while the device is locked.
public final class FileStore: AppContext.KeyValueStore {
  private let folder: URL
  private static let letters = CharacterSet.alphanumerics.intersection(
    CharacterSet(charactersIn: "\0"..."\u{7F}")
  )
  .union(CharacterSet(charactersIn: "-_"))

  /// Creates a store in a folder, which is made with the first entry.
  ///
  /// - Parameter folder: The folder; one of the app's own unless another is named.
  public init(_ folder: URL = FileStore.ownFolder) { self.folder = folder }

  /// The folder `Store` in the app's support files.
  public static var ownFolder: URL {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (support.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("Store", isDirectory: true)
  }

  /// The names of all entries, sorted; names can be read at any time.
  public var keys: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).compactMap(\.removingPercentEncoding).sorted()
  }

  /// Reads an entry; nil when there is none.
  ///
  /// - Throws: `UnreadableError` when there is an entry that cannot be read.
  public func read(_ key: String) throws(AppContext.UnreadableError) -> String? {
    let file = file(key)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = try? Data(contentsOf: file) else {
      throw AppContext.UnreadableError(key: key)
    }
    return String(decoding: data, as: UTF8.self)
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
  public func remove(_ key: String) { try? FileManager.default.removeItem(at: file(key)) }

  private func put(_ key: String, _ text: String, isProtected: Bool) -> Bool {
    var options = Data.WritingOptions.atomic
    #if canImport(Security)
      options.insert(isProtected ? .completeFileProtection : .noFileProtection)
    #endif
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file(key), options: options)
      return true
    } catch {
      return false
    }
  }

  private func file(_ key: String) -> URL {
    let name = key.addingPercentEncoding(withAllowedCharacters: Self.letters) ?? key
    return folder.appendingPathComponent(name, isDirectory: false)
  }
}
