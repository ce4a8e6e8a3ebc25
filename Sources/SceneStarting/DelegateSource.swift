import CommandKit
import Foundation
import SceneLifecycle
import SceneSources

/// One source of an app, as far as a first look goes.
struct DelegateSource {
  /// The path below the folder.
  let path: String
  let text: String
  /// The classes of the source and their extensions.
  private let classes: [WrittenClass]
  /// Whether its code, comments aside, answers for a session that connects.
  let answersWithConfigurations: Bool

  /// The most bytes of a source, and of a property list or a storyboard.
  static let mostBytes = 4 << 20
  /// The most bytes of all sources of a folder.
  static let mostBytesOfAll = 64 << 20

  /// Modules that a source may import here, with those of SceneFuzz.
  private static let known = AppleModules.ours.union([
    "FoundationNetworking", "FoundationXML", "OSLog", "Swift", "Synchronization", "os",
  ])

  init(path: String, text: String) {
    self.path = path
    self.text = text
    let words = SwiftWords.all(in: text)
    classes = WrittenClass.all(in: words)
    answersWithConfigurations = words.contains { $0.text == "configurationForConnecting" }
  }

  /// The paths of the sources below a folder, in order.
  static func paths(below folder: URL) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The sources below a folder, in order; what is no text is none.
  ///
  /// - Parameter paths: Their paths below the folder.
  /// - Throws: `CommandError` where one of them, or all together, are too long.
  static func all(
    _ paths: [String], below folder: URL
  ) throws(CommandError) -> [DelegateSource] {
    var sources: [DelegateSource] = []
    var bytes = 0
    for path in paths {
      guard let text = try Self.text(of: folder.appendingPathComponent(path)) else { continue }
      bytes += text.utf8.count
      if bytes > mostBytesOfAll {
        throw tooLong("the sources below \(Diagnostic.quote(folder.path))")
      }
      sources.append(DelegateSource(path: path, text: text))
    }
    return sources
  }

  /// What a file holds; nil where it is no file or no text.
  ///
  /// - Throws: `CommandError` where it is too long.
  static func text(of file: URL) throws(CommandError) -> String? {
    guard let data = try Self.data(of: file) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// The bytes of a file; nil where there is none, or something else, such as a pipe.
  ///
  /// - Throws: `CommandError` where it is too long.
  static func data(of file: URL) throws(CommandError) -> Data? {
    let values = try? file.resolvingSymlinksInPath()
      .resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true else { return nil }
    if values?.fileSize ?? 0 > mostBytes {
      throw tooLong("the bytes of \(Diagnostic.quote(file.lastPathComponent))")
    }
    return try? Data(contentsOf: file)
  }

  private static func tooLong(_ what: String) -> CommandError {
    CommandError(
      Diagnostic(
        "\(what) are more than is looked at",
        notes: [
          "a file may have \(mostBytes >> 20) MB, the sources of a folder \(mostBytesOfAll >> 20) MB"
        ],
        help: "name the folder of the delegates alone, or move what is generated out of it"))
  }

  /// The classes that adopt one of some protocols, where they or an extension say so.
  func classes(adopting protocols: [String]) -> [String] {
    classes.filter { written in protocols.contains(where: written.inheritedTypes.contains) }.map(
      \.name)
  }

  /// The modules that it imports.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      return words[index + 1].split(separator: ".").first.map(String.init)
    }
  }

  /// The modules for which it asks whether they are there.
  private var askedFor: Set<Substring> {
    Set(text.matches(of: /canImport\((\w+)\)/).map { $0.1 })
  }

  /// What stops its build on Linux, one sentence each.
  func obstacles(in folder: String) -> [String] {
    let askedFor = askedFor
    var found = imports.filter { !Self.known.contains($0) && !askedFor.contains($0[...]) }
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
