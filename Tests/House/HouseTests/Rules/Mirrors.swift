import HouseReading

/// Tests that bear the names of what they test.
enum Mirrors {
  /// Modules that other tests cover, and which.
  static let elsewhere: [String: String] = [
    "AuthenticationServices": "a question that is refused; SwiftUITests ask it",
    "BackgroundTasks": "a shape and what the host runs; SceneHostingTests run it",
    "Charts": "shapes; SwiftUITests show them",
    "CoreLocation": "what the case answers; SceneHostingTests ask it",
    "CoreTransferable": "shapes; SwiftUITests declare values with them",
    "CarPlay": "a shape and what the host calls; SceneHostingTests connect a car",
    "LocalAuthentication": "a question that the case answers; SceneHostingTests ask it",
    "MapKit": "shapes; SwiftUITests show them",
    "OSLog": "one line; osTests import it",
    "PhotosUI": "shapes; SwiftUITests show them",
    "SceneTaskHooks": "hooks of SceneFuzzing, whose tests play tasks",
    "SpriteKit": "shapes; SwiftUITests show them",
    "UniformTypeIdentifiers": "a table; SwiftUITests ask it",
    "UserNotifications": "a part of UIKit, whose tests are UIKitTests",
    "WidgetKit": "shapes; SwiftUITests declare a widget with them",
    "_Testing_UIKit": "one line; UIKitTests could not import what they import without it",
    "osSubmodules": "names of a module in C; osTests import them",
    "reader-fuzzer": "one call; SceneCommandTests read its corpus",
    "scenefuzz": "one line; SceneCommandTests run it",
  ]

  /// Modules without a folder of tests in their room, and without a reason.
  static func modules(
    _ plan: HousePlan, tests: [SourceFile]
  ) -> [(name: String, message: String)] {
    let tested = Set(tests.map { $0.room + "/" + $0.module })
    let missing = plan.modules.filter {
      elsewhere[$0.name] == nil && !tested.contains("\($0.room)/\($0.name)Tests")
    }.map { ($0.name, "Sources/\($0.room)/\($0.name) has no Tests/\($0.room)/\($0.name)Tests") }
    let both = plan.modules.filter { elsewhere[$0.name] != nil && $0.isTested }
      .map { ($0.name, "\($0.name) has tests, and a reason to have none") }
    return missing + both
  }

  /// Topics of the engine's rules without a file of tests that bears their name.
  ///
  /// A topic is a file or a folder of `Sources/Model/SceneEngine/Rules`; of `A+Topic.swift`, what follows
  /// the plus.
  static func topics(
    _ sources: [SourceFile], tests: [SourceFile]
  ) -> [(name: String, message: String)] {
    let rules = sources.filter { $0.path.hasPrefix("Sources/Model/SceneEngine/Rules/") }
    let tested = tests.filter { $0.path.hasPrefix("Tests/Model/SceneEngineTests/Rules/") }.map(
      \.stem)
    return Set(rules.map(topic)).sorted().filter { !tested.contains($0 + "Tests") }.map {
      (
        $0,
        "Sources/Model/SceneEngine/Rules has \($0), and no Tests/Model/SceneEngineTests/Rules/\($0)Tests.swift"
      )
    }
  }

  private static func topic(_ file: SourceFile) -> String {
    let parts = file.folder.components("/")
    if parts.count > 1 { return parts[1] }
    return file.stem.components("+").last ?? file.stem
  }

  /// Shrink passes without a test file of their name that names the pass.
  ///
  /// That the test fails without the pass is for `Way` to check: it shrinks with every other pass.
  static func passes(
    _ sources: [SourceFile], tests: [SourceFile]
  ) -> [(name: String, message: String)] {
    let files = sources.filter {
      $0.path.hasPrefix("Sources/Campaign/SceneShrinking/Passes/") && !$0.stem.contains("+")
    }
    return files.flatMap { file in
      let passes = file.code.indices.filter { line in
        file.code[line].contains(": Pass {") && file.code[line].contains("struct ")
      }
      if passes.count != 1 {
        return [(file.stem, file.finding(0, "declares \(passes.count) passes, not one"))]
      }
      let test = tests.first {
        $0.path == "Tests/Campaign/SceneShrinkingTests/Passes/\(file.stem)Tests.swift"
      }
      let name = file.lines.first { $0.contains("let name = \"") }?.components("\"")
      if let test, let name, name.count > 1,
        zip(test.lines, test.code).contains(where: { line, code in
          line.contains("pass: \"\(name[1])\"") && code.contains("pass: \"")
        }),
        test.code.contains(where: { $0.contains(".isTakenByItsPassAlone()") })
      {
        return []
      }
      return [(file.stem, file.finding(0, "no test of its name fails without the pass"))]
    }
  }
}
