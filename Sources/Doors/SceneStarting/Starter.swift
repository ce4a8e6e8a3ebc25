import SceneLifecycle
import SceneReporting

/// The first files of an app's package: its logic, its test, its command and its gate.
package struct Starter: StarterShape {
  /// The names of its parts.
  let name: StarterName
  /// Where it takes SceneFuzz from.
  let dependency: StarterDependency

  /// Creates what a package begins with.
  package init(name: StarterName, dependency: StarterDependency) {
    self.name = name
    self.dependency = dependency
  }

  var title: String { name.module }
  var importing: String { "import" }
  var checked: String { name.variable }
  var suite: (attribute: String, tests: String) { ("", "") }

  /// The sources of the app.
  var appFiles: [StarterFile] {
    [
      StarterFile(
        path: "Sources/\(name.module)/\(name.type).swift",
        purpose: "the app's life-cycle logic: yours to fill in", text: logic),
      StarterFile(
        path: "Sources/\(name.module)/\(name.module)Test.swift",
        purpose: "what the user does in it, and what must hold", text: description),
    ]
  }

  // MARK: - Manifest

  var appTarget: [String] {
    [
      ".target(",
      "  name: \(SwiftText.literal(name.module)),",
      "  dependencies: [\(dependency.product("SceneFuzzing"))]),",
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
  var ignoredFolders: [String] { [".build/", ".scenefuzz/"] }

  var gate: StarterGate {
    StarterGate(
      purpose: "the gate of pull requests",
      remark: """
        # Every pull request: what failed once, a fixed campaign, then a minute of new cases.

        """,
      cache: """
                with: {path: .build, key: "scenefuzz-${{ github.sha }}", restore-keys: scenefuzz-}

        """,
      preparing: """
              # Other cases for every commit. What fails is a file below Tests: commit it with the mend.

        """,
      following: """
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

        """)
  }
}
