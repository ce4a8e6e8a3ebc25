import Foundation
import SceneLifecycle

/// A scenario in a file beside a test: one case of a parameterised test.
public struct KeptScenario: Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  public let path: String

  /// The file's name, as a test's argument shows it.
  public var description: String { URL(fileURLWithPath: path).lastPathComponent }

  func scenario() throws -> Scenario {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    return try Scenario(parsing: Array(bytes), file: path)
  }

  /// Whether it is kept because it breaks a law.
  func breaks(_ law: String) -> Bool { (try? scenario())?.violates == law }
}

/// The folder beside a test file that keeps the scenarios of an app: `Scenes/NAME`.
struct ScenarioFolder {
  private let url: URL

  init(_ name: String, besides file: String) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Scenes").appendingPathComponent(name)
  }

  /// The scenarios in it, sorted by name.
  var scenarios: [KeptScenario] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted()
      .map { KeptScenario(path: url.appendingPathComponent($0).path) }
  }

  /// Writes a scenario as a whole or not at all; nil where nothing can be written.
  ///
  /// Nothing is written through a link: neither folder is one, and a file takes the place of one.
  func keep(_ scenario: Scenario) -> KeptScenario? {
    let file = url.appendingPathComponent(scenario.fileName)
    let draft = url.appendingPathComponent(".\(scenario.fileName).\(getpid())")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      if Self.isLink(url) || Self.isLink(url.deletingLastPathComponent()) { return nil }
      try? FileManager.default.removeItem(at: draft)
      try Data(scenario.text.utf8).write(to: draft, options: .withoutOverwriting)
    } catch {
      return nil
    }
    guard rename(draft.path, file.path) == 0 else {
      try? FileManager.default.removeItem(at: draft)
      return nil
    }
    return KeptScenario(path: file.path)
  }

  private static func isLink(_ url: URL) -> Bool {
    var entry = stat()
    return lstat(url.path, &entry) == 0 && entry.st_mode & S_IFMT == S_IFLNK
  }

  /// Takes away a scenario for which there is a shorter one.
  func forget(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
