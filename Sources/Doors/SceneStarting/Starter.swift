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

/// The first files of an app's package: its logic, its test, its command and its gate.
package struct Starter {
  /// The names of its parts.
  let name: StarterName
  /// Where it takes SceneFuzz from.
  let dependency: StarterDependency

  /// Creates what a package begins with.
  package init(name: StarterName, dependency: StarterDependency) {
    self.name = name
    self.dependency = dependency
  }

  /// Every file, the manifest first.
  var files: [StarterFile] {
    [StarterFile(path: "Package.swift", purpose: "the manifest", text: manifest)] + sources + [
      StarterFile(
        path: "Tests/\(name.tests)/\(name.tests).swift", purpose: "the unit test",
        text: test),
      StarterFile(
        path: "Tests/\(name.tests)/Scenes/README.md", purpose: "the folder of what failed",
        text: name.keeping),
      StarterFile(path: ".gitignore", purpose: "what Git leaves out", text: ignored),
      StarterFile(
        path: ".github/workflows/scenefuzz.yml", purpose: "the gate of pull requests",
        text: workflow),
    ]
  }

  /// The sources of the app and of its command.
  private var sources: [StarterFile] {
    [
      StarterFile(
        path: "Sources/\(name.module)/\(name.type).swift",
        purpose: "the app's life-cycle logic: yours to fill in", text: logic),
      StarterFile(
        path: "Sources/\(name.module)/\(name.module)Test.swift",
        purpose: "what the user does in it, and what must hold", text: description),
      StarterFile(
        path: "Sources/\(name.command)/main.swift", purpose: "the app's own command", text: main),
    ]
  }

  // MARK: - Manifest

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(SwiftText.literal(name.module)),
      platforms: [.macOS(.v13), .iOS(.v16)],
      dependencies: [\(dependency.line)],
      targets: [
    \(targets.map { "    " + $0 }.joined(separator: "\n"))
      ])

    """
  }

  /// The targets, line by line.
  private var targets: [String] {
    [
      ".target(",
      "  name: \(SwiftText.literal(name.module)),",
      "  dependencies: [\(dependency.product("SceneFuzzing"))]),",
      ".executableTarget(",
      "  name: \(SwiftText.literal(name.command)),",
      "  dependencies: [\(SwiftText.literal(name.module)), \(dependency.product("SceneCommand"))]),",
      ".testTarget(",
      "  name: \(SwiftText.literal(name.tests)),",
      "  dependencies: [\(SwiftText.literal(name.module)), \(dependency.product("SceneTesting"))],",
      "  exclude: [\"Scenes\"]),",
    ]
  }

  /// The names that a complete manifest has.
  var parts: [String] {
    [name.command, name.module, name.tests, "SceneFuzzing", "SceneCommand", "SceneTesting"]
  }

  /// The additions that a manifest needs that exists: where each part goes, then its lines.
  var additions: [(target: String, lines: [String])] {
    [
      ("dependencies of the package", [dependency.line + ","]),
      ("targets, each where there is none of its name", targets),
      ("platforms of the package, or higher", ["platforms: [.macOS(.v13), .iOS(.v16)],"]),
    ]
  }

  // MARK: - Files of tools

  /// The folders that Git leaves out: those of a build, and those that a run writes.
  static let ignoredFolders = [".build/", ".scenefuzz/"]

  private var ignored: String { Self.ignoredFolders.joined(separator: "\n") + "\n" }

  private var workflow: String {
    """
    # Every pull request: what failed once, a fixed campaign, then a minute of new cases.
    name: scenefuzz
    on:
      pull_request:
      push: {branches: [main]}
    permissions: {contents: read}
    jobs:
      gate:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
    \(dependency.fetching)\
          - uses: actions/cache@v4
            with: {path: .build, key: "scenefuzz-${{ github.sha }}", restore-keys: scenefuzz-}
          # Other cases for every commit. What fails is a file below Tests: commit it with the mend.
          - run: swift test
            env: {SCENEFUZZ_SEED: "${{ github.sha }}"}
          - run: swift run \(name.command) ci --junit results.xml --sarif results.sarif
          - uses: actions/upload-artifact@v4
            if: always()
            with:
              name: scenefuzz
              include-hidden-files: true
              if-no-files-found: ignore
              path: |
                results.xml
                results.sarif
                .scenefuzz/\(name.test)/regressions
                Tests/\(name.tests)/Scenes/\(name.test)

    """
  }
}
