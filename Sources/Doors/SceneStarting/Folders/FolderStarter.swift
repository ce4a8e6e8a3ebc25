import SceneLifecycle
import SceneProjects
import SceneReporting

/// The first files of the package beside an app, which are written once, and its manifest.
struct FolderStarter {
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

  /// The files that are written once, the manifest first; a person owns them from then on.
  var files: [StarterFile] {
    [
      StarterFile(path: "Package.swift", purpose: "the manifest", text: manifest),
      StarterFile(
        path: "ByHand/\(name.module)Test.swift", purpose: "what is played, and what must hold",
        text: FolderTestText(app, named: name).text),
      StarterFile(
        path: "Sources/\(name.command)/main.swift", purpose: "the app's own command", text: main),
      StarterFile(
        path: "Tests/\(name.tests)/\(name.tests).swift", purpose: "the unit test", text: test),
      StarterFile(
        path: "Tests/\(name.tests)/Scenes/README.md", purpose: "the folder of what failed",
        text: name.keeping),
      StarterFile(path: ".gitignore", purpose: "what Git leaves out", text: ignored),
      StarterFile(
        path: ".github/workflows/scenefuzz.yml", purpose: "the gate: move it to your repository's",
        text: workflow),
    ]
  }

  // MARK: - Manifest

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(SwiftText.literal(name.module + "Lifecycle")),
      platforms: [.macOS(.v13), .iOS(.v16)],
      dependencies: [\(dependency.line)],
      targets: [
        // The app's delegates: Made is the tool's, what stands in ByHand takes the place of what is made.
        .target(
          name: \(SwiftText.literal(name.module)),
          dependencies: [
            \(products.map(dependency.product).joined(separator: ",\n        "))
          ],
          path: ".",
          exclude: ["Made.digest", "Sources", "Tests"],
          sources: ["Made", "ByHand"],
          swiftSettings: [
            \(settings.joined(separator: ",\n        "))
          ]),
        .executableTarget(
          name: \(SwiftText.literal(name.command)),
          dependencies: [\(SwiftText.literal(name.module)), \(dependency.product("SceneCommand"))]),
        .testTarget(
          name: \(SwiftText.literal(name.tests)),
          dependencies: [\(SwiftText.literal(name.module)), \(dependency.product("SceneTesting"))],
          exclude: ["Scenes"]),
      ])

    """
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

  // MARK: - Command and test

  private var main: String {
    """
    @testable import \(name.module)
    import SceneCommand

    FuzzCommand.main(checking: \(name.value))

    """
  }

  private var test: String {
    """
    @testable import \(name.module)
    import SceneTesting
    import Testing

    @MainActor
    @Suite struct \(name.tests) {
      /// Plays what is kept in `Scenes/\(name.test)`, then 300 new cases: one issue for each law that breaks.
      @Test func `The app keeps its promises`() throws { try SceneFuzz.expect(\(name.value)) }

      /// What stands in Made is of the app's sources as they are.
      @Test func `Nothing has changed since the copies were made`() {
        SceneFuzz.expectCurrentCopies()
      }
    }

    """
  }

  private var ignored: String {
    [".build/", ".scenefuzz/", "Made/"].joined(separator: "\n") + "\n"
  }

  private var workflow: String {
    """
    # Every pull request: the copies are made again, then what failed once and new cases are played.
    # GitHub reads it from .github/workflows of the repository: move it there, and name this folder below.
    name: scenefuzz
    on:
      pull_request:
      push: {branches: [main]}
    permissions: {contents: read}
    jobs:
      gate:
        runs-on: ubuntu-latest
        container: swift:6.3
        defaults: {run: {working-directory: \(WorkflowText.scalar(folder))}}
        steps:
          - uses: actions/checkout@v4
    \(dependency.fetching)\
          - uses: actions/cache@v4
            with:
              path: \(WorkflowText.scalar(folder + "/.build"))
              key: "scenefuzz-${{ github.sha }}"
              restore-keys: scenefuzz-
          - run: swift run scenefuzz init --update --into .
          - run: swift test
            env: {SCENEFUZZ_SEED: "${{ github.sha }}"}
          - run: swift run \(name.command) ci --junit results.xml --sarif results.sarif

    """
  }
}
