import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

// A team keeps histories in two places: its command in a corpus, its unit test beside itself.

/// A place where histories of an app are kept, with those that no earlier place has.
struct KeptPlace {
  /// The folders.
  var folders: [String]
  /// Who keeps them there, as the end of a sentence.
  var keeper: String
  /// The histories.
  var paths: [String] = []
}

extension AppDoor {
  /// The histories that have to hold: those of the corpus, then those that unit tests of the package keep.
  ///
  /// One that is in both places is played once.
  ///
  /// - Throws: `CommandError` where a folder cannot be read.
  func keptPlaces() throws(CommandError) -> [KeptPlace] {
    let store = store(CorpusStore.shared)
    var corpus = KeptPlace(folders: [store.regressionFolder], keeper: "the corpus")
    corpus.paths = try store.regressions()
    var names = Set(corpus.paths.map(Self.name))
    if let folder = arguments.text(.corpus), corpus.paths.isEmpty {
      console.report("note: no history of '\(player.usual.name)' is kept in '\(folder)'\n")
    }
    let scenes = try TestScenes(
      of: player.usual.name, besides: player.usual.declaration.file, arguments.environment)
    var tests = KeptPlace(folders: scenes.folders, keeper: "unit tests")
    tests.paths = try scenes.paths().filter { names.insert(Self.name($0)).inserted }
    return [corpus, tests]
  }

  /// The name of a file without its folders.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
