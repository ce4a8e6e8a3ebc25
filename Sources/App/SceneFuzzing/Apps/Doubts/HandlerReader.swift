import Foundation
package import SceneLifecycle
import SceneSources

/// Looks in an app's source for handlers that nearly implement a requirement and are never called.
///
/// A protocol's default takes the place of a handler that is misspelt, without a word of the
/// compiler. No running program can tell the two apart, so the source is read: of the module in which
/// the app's type is declared, beside the file of the test. Where it cannot be found, as on a
/// device, nothing is said.
package struct HandlerReader {
  private let module: String
  /// The names of the type and of those around it, the outermost first.
  let path: [String]
  private let isPathWhole: Bool

  /// - Parameter name: The type's name with its module, as `String(reflecting:)` writes it.
  init?(_ name: String) {
    // A generic type's arguments are no part of its path.
    let plain = name.prefix { $0 != "<" }
    let words = SourceFolders.words(in: plain)
    guard words.count >= 2, let first = words.first else { return nil }
    module = first
    path = words.dropFirst().filter { !$0.hasPrefix("(") }
    isPathWhole = path.count == words.count - 1
    if path.isEmpty { return nil }
  }

  /// Returns a doubt for each handler of the type that is nearly a requirement or that no world calls, and for
  /// phases that no world has.
  ///
  /// - Parameters:
  ///   - file: The file of the test.
  ///   - platforms: The worlds that are played.
  func doubts(besides file: String, on platforms: [Platform]) -> [AppDoubt] {
    let worlds = PlayedWorlds(
      platforms, target: root(besides: file).flatMap { DeploymentTarget.lowest(below: $0) })
    let methods = methods(besides: file)
    let files = methods.map(\.file).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return doubts(methods) + Self.uncalled(methods, worlds)
      + SourceFolders.texts(files).compactMap { path, text in
        worlds.unsent(in: SwiftWords.all(in: text), of: (path as NSString).lastPathComponent)
      }
  }

  private static func uncalled(
    _ methods: [(file: String, method: WrittenMethod)], _ worlds: PlayedWorlds
  ) -> [AppDoubt] {
    methods.compactMap { file, method in
      guard let requirement = Requirement.all.first(where: { $0.isImplemented(by: method) }) else {
        return nil
      }
      let name = (file as NSString).lastPathComponent
      return worlds.uncalled(
        requirement, method, at: Diagnostic.Location(file: name, line: method.line, column: 1))
    }
  }

  /// Returns a doubt for each handler of a type that the text of a source nearly implements.
  package static func doubts(in source: String, of type: String) -> [Diagnostic] {
    guard let reader = HandlerReader("App." + type) else { return [] }
    let written = WrittenType(source, path: reader.path, isPathWhole: true)
    return reader.doubts(written.methods.map { ("", $0) }).map(\.diagnostic)
  }

  /// Returns a doubt for each of some methods that is nearly a requirement.
  ///
  /// A requirement that the app implements has no near miss: what is like it is the app's own.
  func doubts(_ methods: [(file: String, method: WrittenMethod)]) -> [AppDoubt] {
    let open = Requirement.all.filter { requirement in
      !methods.contains { requirement.isImplemented(by: $0.method) }
    }
    return methods.compactMap { file, method in
      if Requirement.all.contains(where: { $0.isImplemented(by: method) }) { return nil }
      let near = open.lazy.compactMap { requirement in
        requirement.nearness(of: method).map { (requirement, $0) }
      }
      let best = near.first { $0.1 != "its name differs" } ?? near.first
      return best.map { Self.doubt(method, in: file, $0.0, because: $0.1) }
    }
  }

  private static func doubt(
    _ method: WrittenMethod, in file: String, _ requirement: Requirement, because reason: String
  ) -> AppDoubt {
    let name = (file as NSString).lastPathComponent
    return AppDoubt(
      .misspeltHandler, method.title,
      Diagnostic(
        "'\(method.title)' is never called: it is nearly '\(requirement.method.title)', and \(reason)",
        at: Diagnostic.Location(file: name, line: method.line, column: 1),
        help: "write func \(requirement.method.signature), or implement that as well"))
  }

  // MARK: Where the source is

  /// The methods of the type, with their files.
  private func methods(besides file: String) -> [(file: String, method: WrittenMethod)] {
    naming(files(besides: file)).flatMap { path, text in
      written(in: SourceFolders.original(in: text)).methods.map { (path, $0) }
    }
  }

  /// The texts of those of some files that name the type.
  func naming(_ files: [String]) -> [(path: String, text: String)] {
    guard let name = path.last else { return [] }
    let wanted = Array(name.utf8)
    return files.compactMap { path in
      guard let bytes = FileManager.default.contents(atPath: path), bytes.contains(wanted) else {
        return nil
      }
      return (path, String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The methods that a text gives the type.
  func written(in text: String) -> WrittenType {
    WrittenType(text, path: path, isPathWhole: isPathWhole)
  }

  /// The sources of the type's module and those beside the test, sorted.
  func files(besides file: String) -> [String] {
    SourceFolders.files(below: folders(besides: file))
  }

  /// Where the module's sources may lie, and the folder of the test.
  func folders(besides file: String) -> [String] {
    let home = URL(fileURLWithPath: file).deletingLastPathComponent()
    return [home.path]
      + SourceFolders.line(above: home).flatMap { folder -> [String] in
        let isOwn = folder.lastPathComponent == module
        return (isOwn ? [folder.path] : [])
          + SourceFolders.folders(of: module, in: folder.path)
      }
  }

  /// The files of the package that declare the type: a target may lie anywhere in it.
  func filesOfPackage(besides file: String) -> [String] {
    guard let name = path.last, let root = root(besides: file) else { return [] }
    let wanted = Array(("class " + name).utf8)
    let declaring = SourceFolders.files(below: [root]).filter {
      FileManager.default.contents(atPath: $0)?.contains(wanted) ?? false
    }
    let folders = declaring.map { ($0 as NSString).deletingLastPathComponent }
    return SourceFolders.files(below: folders)
  }

  /// The folder of the package that has the test.
  func root(besides file: String) -> String? {
    SourceFolders.line(above: URL(fileURLWithPath: file).deletingLastPathComponent()).last?.path
  }
}

extension Data {
  /// Whether some bytes are in it, one after the other.
  fileprivate func contains(_ wanted: [UInt8]) -> Bool { range(of: Data(wanted)) != nil }
}
