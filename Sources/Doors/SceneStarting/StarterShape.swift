import SceneLifecycle
import SceneReporting

/// A file that a new package begins with.
struct StarterFile {
  /// The path below the folder of the package.
  var path: String
  /// The purpose of the file, in a few words.
  var purpose: String
  /// The text of the file.
  var text: String
  /// Whether it depends on what stubs were made.
  var isOfStubs: Bool { path.hasPrefix("ByHand/") }
}

/// The shape of a new package: what it has of its own beside the files that every package begins with.
protocol StarterShape {
  /// The names of its parts.
  var name: StarterName { get }
  /// Where it takes SceneFuzz from.
  var dependency: StarterDependency { get }
  /// The name of the package.
  var title: String { get }
  /// The lines of the app's target in the manifest.
  var appTarget: [String] { get }
  /// The files that have or describe the app.
  var appFiles: [StarterFile] { get }
  /// The words that import the app's module.
  var importing: String { get }
  /// The value that holds the app's test.
  var checked: String { get }
  /// The line above the suite of unit tests, and the tests behind the first one; empty for none.
  var suite: (attribute: String, tests: String) { get }
  /// The folders that Git leaves out.
  var ignoredFolders: [String] { get }
  /// The parts of its workflow that are its own.
  var gate: StarterGate { get }
}

/// The parts of a workflow that hang on the shape of the package; each line ends with a line break.
struct StarterGate {
  /// The purpose of the file.
  var purpose: String
  /// The remark above the workflow.
  var remark: String
  /// The lines about where the steps run.
  var location = ""
  /// The lines about the folder that is kept for the next run.
  var cache: String
  /// The steps before the unit tests.
  var preparing: String
  /// The steps behind the gate.
  var following = ""
}

extension StarterShape {
  /// Every file, the manifest first.
  var files: [StarterFile] {
    [StarterFile(path: "Package.swift", purpose: "the manifest", text: manifest)] + appFiles + [
      StarterFile(
        path: "Sources/\(name.command)/main.swift", purpose: "the app's own command", text: main),
      StarterFile(
        path: "Tests/\(name.tests)/\(name.tests).swift", purpose: "the unit test", text: test),
      StarterFile(
        path: "Tests/\(name.tests)/Scenes/README.md", purpose: "the folder of what failed",
        text: name.keeping),
      StarterFile(
        path: ".gitignore", purpose: "what Git leaves out",
        text: ignoredFolders.map { $0 + "\n" }.joined()),
      StarterFile(
        path: ".github/workflows/scenefuzz.yml", purpose: gate.purpose, text: workflow),
    ]
  }

  /// The targets in the manifest, line by line.
  var targets: [String] {
    appTarget + [
      ".executableTarget(",
      "  name: \(SwiftText.literal(name.command)),",
      "  dependencies: [\(SwiftText.literal(name.module)), \(dependency.product("SceneCommand"))]),",
      ".testTarget(",
      "  name: \(SwiftText.literal(name.tests)),",
      "  dependencies: [\(SwiftText.literal(name.module)), \(dependency.product("SceneTesting"))],",
      "  exclude: [\"Scenes\"]),",
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(SwiftText.literal(title)),
      platforms: [.macOS(.v13), .iOS(.v16)],
      dependencies: [\(dependency.line)],
      targets: [
    \(targets.map { "    " + $0 }.joined(separator: "\n"))
      ])

    """
  }

  /// The app's own command.
  private var main: String {
    """
    \(importing) \(name.module)
    import SceneCommand

    FuzzCommand.main(checking: \(checked))

    """
  }

  /// The unit test; it plays every history that failed once, first.
  private var test: String {
    """
    \(importing) \(name.module)
    import SceneTesting
    import Testing

    \(suite.attribute)@Suite struct \(name.tests) {
      /// Plays what is kept in `Scenes/\(name.test)`, then 300 new cases: one issue for each law that breaks.
      @Test func `The app keeps its promises`() throws { try SceneFuzz.expect(\(checked)) }
    \(suite.tests)}

    """
  }

  private var workflow: String {
    """
    \(gate.remark)\
    name: scenefuzz
    on:
      pull_request:
      push: {branches: [main]}
    permissions: {contents: read}
    jobs:
      gate:
        runs-on: ubuntu-latest
        container: swift:6.3
    \(gate.location)\
        steps:
          - uses: actions/checkout@v4
    \(dependency.fetching)\
          - uses: actions/cache@v4
    \(gate.cache)\
    \(gate.preparing)\
          - run: swift test
            env: {SCENEFUZZ_SEED: "${{ github.sha }}"}
          - run: swift run \(name.command) ci --junit results.xml --sarif results.sarif
    \(gate.following)\

    """
  }
}
