import Foundation
import SceneSources

/// One source of an app, as far as a first look goes.
struct DelegateSource {
  /// The path below the folder.
  let path: String
  let text: String

  /// Modules that a source may import here, with those of SceneFuzz.
  private static let known = AppleModules.ours.union([
    "FoundationNetworking", "FoundationXML", "OSLog", "Swift", "Synchronization", "os",
  ])

  /// The paths of the sources below a folder, in order.
  static func paths(below folder: URL) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The sources below a folder, in order.
  static func all(below folder: URL) -> [DelegateSource] {
    paths(below: folder).compactMap { path in
      let file = folder.appendingPathComponent(path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return DelegateSource(path: path, text: text)
    }
  }

  /// The classes that adopt one of some protocols, where they or an extension say so.
  func classes(adopting protocols: [String]) -> [String] {
    WrittenClass.all(in: SwiftWords.all(in: text)).filter { written in
      protocols.contains(where: written.parents.contains)
    }.map(\.name)
  }

  /// The modules that it imports.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      return words[place + 1].split(separator: ".").first.map(String.init)
    }
  }

  /// What stops its build on Linux, one sentence each.
  func obstacles(in folder: String) -> [String] {
    var found = imports.filter { !Self.known.contains($0) && !text.contains("canImport(\($0))") }
      .map { module in
        "\(folder)/\(path) imports \(module), which neither Swift on Linux nor SceneFuzz has: add its "
          + "target to the dependencies, or the file to 'exclude'"
      }
    if text.contains("@UIApplicationMain") {
      found.append("\(folder)/\(path) has @UIApplicationMain: write @main for it")
    }
    return found
  }
}
