import Foundation

/// The names in folders as a disk of Apple's takes them: capital letters and the way in which a sign is
/// composed make no difference.
///
/// So a project may name `appdelegate.swift` what is `AppDelegate.swift`, and nothing is missed on a Mac.
final class FolderNames {
  /// The names of each folder that was asked for, by their small letters.
  private var known: [String: [String: [String]]] = [:]

  /// The one name in a folder that differs from another in letters alone; nil where there is none.
  func name(like name: String, in folder: String) -> String? {
    if known[folder] == nil {
      var names: [String: [String]] = [:]
      let all = try? FileManager.default.contentsOfDirectory(atPath: folder)
      for name in (all ?? []).sorted() {
        names[name.lowercased(), default: []].append(name)
      }
      known[folder] = names
    }
    guard let alike = known[folder]?[name.lowercased()], alike.count == 1 else { return nil }
    return alike[0]
  }
}
