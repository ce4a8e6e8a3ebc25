import HouseReading
import TestSupport

/// Who may import whom: the table of the manifest, and the system's modules by room.
enum Imports {
  /// The table.
  static let plan = Result { try HousePlan.read(checkout) }

  /// The modules that an app links for a unit test.
  static let linked = modules { $0.closure(of: "SceneFuzzing").sorted() }
  /// Modules whose declarations are Apple's: their names and their circles are not ours to choose.
  static let apples = modules { $0.modules(in: ["Apple"]) }
  /// The nouns, the rules and the stages: what is played per callback knows no system.
  static let stages = modules { $0.modules(in: ["Model", "Campaign"]) }

  private static func modules(_ choose: (HousePlan) -> [String]) -> [String] {
    (try? plan.get()).map(choose) ?? []
  }

  /// Where an app's unit test meets files, the environment and the clock: the pipeline does not.
  static let inTests = "Sources/App/SceneFuzzing/Apps/InTests/"
  /// Where an app's own source is looked for, to find handlers that are misspelt.
  static let ownSource = "Sources/App/SceneFuzzing/Apps/Doubts/HandlerReader.swift"
  /// The clock of a shipped app; in a test the case's own time takes its place.
  static let deviceTime = "Sources/Seam/SceneSeam/AppClock.swift"

  /// Modules that are not ours, by the room that may import them.
  ///
  /// The rules, the stages and an app's object have none: they are for every system from the floor up.
  static let system: [String: [String]] = [
    "Seam": ["Foundation"], "Model": [], "Campaign": [], "App": [],
    "Folder": ["Foundation", "FoundationXML"],
    "Apple": ["Foundation", "FoundationNetworking", "Observation", "Swift", "Synchronization"],
    "Hosting": ["CloudKit", "Foundation", "FoundationNetworking", "Security", "Synchronization"],
    "Doors": [
      "Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "PackagePlugin", "Synchronization",
    ],
  ]
  /// The modules that speak of a testing library.
  static let testing = [
    "SceneTesting": ["Foundation", "Testing"], "SceneXCTest": ["XCTest"],
  ]

  /// The names that a module may import.
  static func allowed(_ name: String, in plan: HousePlan) -> Set<String>? {
    if name == "SceneFuzzPlugin" { return Set(system["Doors"] ?? []) }
    guard let module = plan.module(name) else { return nil }
    let others = (system[module.room] ?? []) + (testing[name] ?? [])
    // What drives an app's object in the shipped app stands on Apple's own, where they are.
    let apples = name == "SceneAdapter" ? plan.modules(in: ["Apple"]) : []
    return plan.closure(of: name).union(others + apples)
  }

  /// Where a file imports what its module may not know.
  static func findings(_ file: SourceFile, _ plan: HousePlan) -> [String] {
    guard let allowed = allowed(file.module, in: plan) else {
      return [file.finding(0, "\(file.module) is not a module of the manifest's table")]
    }
    return file.code.enumerated().compactMap { line, code in
      guard let module = imported(code), !allowed.contains(module) else { return nil }
      let meetsFiles = file.path.hasPrefix(inTests) || file.path == ownSource
      if ["Foundation", "Dispatch"].contains(module) && meetsFiles { return nil }
      return file.finding(line, "\(file.module) does not import \(module)")
    }
  }

  /// The names of the table that no file imports.
  static func unused(_ sources: [SourceFile], _ plan: HousePlan) -> [String] {
    plan.modules.flatMap { module -> [String] in
      let imports = sources.filter { $0.module == module.name }
        .reduce(into: Set<String>()) { $0.formUnion($1.code.compactMap(imported)) }
      // The headers of a module in C are found by its name.
      return module.needs.filter { !imports.contains($0) && $0 != "osSubmodules" }
        .map { "\(module.name) stands on \($0), and no file of it imports that" }
    }
  }

  private static func imported(_ code: String) -> String? {
    guard code.contains("import ") else { return nil }
    let words = code.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
    else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    let name = words[(index + 1)...].first { !kinds.contains($0) }
    return name.map { String($0.prefix { $0 != "." }) }
  }

  private static let access = ["public", "package", "internal", "fileprivate", "private"]
}
