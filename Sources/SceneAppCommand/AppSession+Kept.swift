import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

// A team keeps histories in two places: its command in a corpus, its unit test beside itself.

extension AppSession {
  /// The histories that have to hold: those of the corpus, then those that unit tests of the package keep.
  ///
  /// One that is in both places is played once.
  ///
  /// - Throws: `CommandError` where a folder cannot be read.
  func kept() throws(CommandError) -> [String] {
    var paths = try keeper(CorpusStore.shared).regressions()
    var names = Set(paths.map(Self.name))
    let scenes = TestScenes(
      of: player.usual.name, besides: player.usual.declaration.file, arguments.environment)
    for path in try scenes.paths() where names.insert(Self.name(path)).inserted {
      paths.append(path)
    }
    return paths
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
