import SceneFuzzing
import SceneInvariants
import SceneLifecycle

/// A file with the history of an app, which a verb of the contract was given.
struct ForeignHistory {
  private let path: String
  private let law: String
  /// The name of the app's test, as the folder of what is kept has it; nil where no folder says it.
  private let name: String?

  /// Nil where the law is nearer to an invariant that exists than to one of an app.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as the user gave it.
  ///   - law: What it says that it breaks; no invariant of the contract.
  init?(_ path: String, breaking law: String) {
    self.path = path
    self.law = law
    name = Self.app(of: path)
    let isReady = ReadyLaw.all.contains { $0.id == law } || AppEnd.EndLaw(rawValue: law) != nil
    let isNear = !nearWords(to: law, in: Contract.all.map(\.id), atMost: 1).isEmpty
    if name == nil, !isReady, isNear { return nil }
  }

  /// The app by the folders of the file: `Scenes/NAME`, or `NAME/regressions` of a corpus.
  private static func app(of path: String) -> String? {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    if let scenes = folders.lastIndex(of: "Scenes"), scenes + 1 < folders.count {
      return folders[scenes + 1]
    }
    guard let kind = folders.last, ["regressions", "seeds"].contains(kind),
      let name = folders.dropLast().last, name != "contract"
    else { return nil }
    return name
  }

  /// Returns the contract's answer: whose history it is, and which command plays it.
  func diagnostic(at location: Diagnostic.Location) -> Diagnostic {
    let whose = name.map { "the app \(Diagnostic.quote($0))" } ?? "an app"
    let command = name.map { ($0 + "-fuzz").shellWord } ?? "NAME-fuzz"
    return Diagnostic(
      "\(Diagnostic.quote(law)) is a law of \(whose), which 'scenefuzz' does not know",
      at: location,
      notes: [
        "the app's own command plays its histories; 'scenefuzz init' calls it NAME-fuzz",
        "'swift test' plays first what is kept beside a test, in Scenes",
      ],
      help: "swift run \(command) replay \(path.shellWord)")
  }
}
