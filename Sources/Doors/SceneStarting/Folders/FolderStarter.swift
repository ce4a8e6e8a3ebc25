import SceneLifecycle
import SceneProjects
import SceneReporting

/// The first files of the package beside an app: they are written once, and a person owns them.
struct FolderStarter: StarterShape {
  /// The names of its parts.
  let name: StarterName
  /// Where it takes SceneFuzz from.
  let dependency: StarterDependency
  /// The app.
  var app: AppFolder
  /// The path of the app from the package.
  let location: String
  /// The name of the package's folder.
  let folder: String

  var title: String { name.module + "Lifecycle" }
  var importing: String { "@testable import" }
  var checked: String { name.value }

  var appFiles: [StarterFile] {
    [
      StarterFile(
        path: "ByHand/\(name.module)Test.swift", purpose: "what is played, and what must hold",
        text: FolderTestText(app, named: name).text)
    ]
  }

  // MARK: - Manifest

  /// The line of a manifest by which it is known again.
  private static let mark =
    "// The app's delegates: Made is the tool's, what stands in ByHand takes the place of what is made."

  /// Whether a manifest is that of a package beside an app, with what a person has changed in it.
  static func isOurs(_ manifest: String) -> Bool {
    manifest.contains(mark) || manifest.contains("sources: [\"Made\", \"ByHand\"]")
  }

  var appTarget: [String] {
    [
      Self.mark,
      ".target(",
      "  name: \(SwiftText.literal(name.module)),",
      "  dependencies: [",
      "    " + products.map(dependency.product).joined(separator: ",\n        "),
      "  ],",
      "  path: \".\",",
      "  exclude: [\"Made.digest\", \"Sources\", \"Tests\"],",
      "  sources: [\"Made\", \"ByHand\"],",
      "  swiftSettings: [",
      "    " + settings.joined(separator: ",\n        "),
      "  ]),",
    ]
  }

  /// How the app's sources are compiled: the mode of Swift 5 takes what is written for 6, too.
  private var settings: [String] {
    var words = [".swiftLanguageMode(.v5)"]
    if app.project.compiling.defaultIsolation == .mainActor {
      words.append(".defaultIsolation(MainActor.self)")
    }
    words += Self.features(of: app.project).map {
      ".enableUpcomingFeature(\(SwiftText.literal($0)))"
    }
    // The command and the test read the app's own types, in each kind of build; warnings are the app's.
    words.append(".unsafeFlags([\"-enable-testing\", \"-suppress-warnings\"])")
    return words
  }

  /// Upcoming features that change what a source means; the others are Swift 6 already, or warn.
  static func features(of project: AppProject) -> [String] {
    project.compiling.upcomingFeatures.filter {
      ["BareSlashRegexLiterals", "ConciseMagicFile", "NonisolatedNonsendingByDefault"].contains($0)
    }
  }

  /// The products that the app's target needs.
  var products: [String] { app.products.names }

  init(
    name: StarterName, dependency: StarterDependency, app: AppFolder, location: String,
    folder: String
  ) {
    self.name = name
    self.dependency = dependency
    self.app = app
    self.location = location
    self.folder = folder
  }

  // MARK: - Tests and tools

  var suite: (attribute: String, tests: String) {
    (
      "@MainActor\n",
      """

        /// What stands in Made is of the app's sources as they are.
        @Test func `Nothing has changed since the copies were made`() {
          SceneFuzz.expectCurrentCopies()
        }

      """
    )
  }

  var ignoredFolders: [String] { [".build/", ".scenefuzz/", "Made/"] }

  var gate: StarterGate {
    StarterGate(
      purpose: "the gate: move it to your repository's",
      remark: """
        # Every pull request: the copies are made again, then what failed once and new cases are played.
        # GitHub reads it from .github/workflows of the repository: move it there, and name this folder below.

        """,
      location: """
            defaults: {run: {working-directory: \(WorkflowText.scalar(folder))}}

        """,
      cache: """
                with:
                  path: \(WorkflowText.scalar(folder + "/.build"))
                  key: "scenefuzz-${{ github.sha }}"
                  restore-keys: scenefuzz-

        """,
      preparing: """
              - run: swift run scenefuzz init --update --into .

        """)
  }
}
