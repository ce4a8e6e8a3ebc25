import Foundation
import SceneLifecycle

/// A scenario in a file beside a test: one case of a parameterised test.
public struct KeptScenario: Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  public let path: String

  /// Why the folder at the path cannot be listed; nil for a file.
  private let damage: KeptFileError?

  init(path: String, damage: KeptFileError? = nil) {
    self.path = path
    self.damage = damage
  }

  /// The file's name, as a test's argument shows it.
  public var description: String { URL(fileURLWithPath: path).lastPathComponent }

  func scenario() throws -> Scenario {
    if let damage { throw damage }
    return try Scenario(parsing: try KeptFiles.read(path), file: path)
  }

  /// Whether it is kept because it breaks a law.
  func breaks(_ law: String) -> Bool { (try? scenario())?.violates == law }
}

/// The folder beside a test file that keeps the scenarios of an app: `Scenes/NAME`.
struct ScenarioFolder {
  private let name: String
  /// The folder of the test file.
  private let parent: URL
  private var url: URL {
    parent.appendingPathComponent("Scenes").appendingPathComponent(name)
  }

  init(_ name: String, besides file: String) {
    self.name = name
    parent = URL(fileURLWithPath: file).deletingLastPathComponent()
  }

  /// Takes the folder for a test.
  ///
  /// - Throws: `KeptFileError` where another test of the process has it.
  func claim(describedAt location: Diagnostic.Location) throws(KeptFileError) {
    try FolderClaims.claim(url.path, for: name, describedAt: location)
  }

  /// The scenarios in it, sorted by name; where it cannot be listed, one that cannot be read.
  var scenarios: [KeptScenario] {
    do throws(KeptFileError) {
      return try KeptFiles.scenes(below: parent.path, at: ["Scenes", name])
        .map { KeptScenario(path: $0) }
    } catch {
      return [KeptScenario(path: url.path, damage: error)]
    }
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
