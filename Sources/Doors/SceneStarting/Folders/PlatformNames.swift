import Foundation
import SceneSources
import Synchronization

/// The types of Apple's modules that are here, as the sources of SceneFuzz declare them.
///
/// A name counts that begins with two large letters, as those of `CoreData` do: another one may be a kit's.
final class PlatformNames: Sendable {
  private let folder: String
  private let modules: [String]
  /// The names of each module, once they were read.
  private let known = Mutex<[String: Set<String>]>([:])

  /// Takes the sources of SceneFuzz, and the modules that the package can import.
  init(checkout: String, modules: Set<String>) {
    folder = checkout + "/Sources/Apple"
    // Each file imports these.
    self.modules = modules.subtracting(["UIKit", "SceneSpies"]).sorted()
  }

  /// The module that declares a type's name; nil for a name that none has.
  ///
  /// - Complexity: Reads each module's sources once.
  func owner(of name: String) -> String? {
    let start = name.unicodeScalars.prefix(2)
    guard start.count == 2, start.allSatisfy({ $0.properties.isUppercase }) else { return nil }
    return modules.first { names(of: $0).contains(name) }
  }

  private func names(of module: String) -> Set<String> {
    known.withLock { known in
      if let names = known[module] { return names }
      var names: Set<String> = []
      for file in SourceFolders.texts(SourceFolders.files(below: [folder + "/" + module])) {
        names.formUnion(Self.declared(in: file.text))
      }
      known[module] = names
      return names
    }
  }

  private static let kinds = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// The types that lines without an indent declare for others.
  private static func declared(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.first?.isLetter == true || line.first == "@" else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
      guard words.contains("public") || words.contains("open"),
        let kind = words.firstIndex(where: { kinds.contains(String($0)) }),
        kind + 1 < words.count
      else { return nil }
      return String(words[kind + 1])
    }
  }
}
