/// Who may import whom: the fan of the design, downwards only.
enum Imports {
  /// The stages: they know the nouns and nothing else of ours.
  static let stages = [
    "SceneGeneration", "SceneEngine", "SceneInvariants", "SceneExploring", "SceneShrinking",
    "SceneReporting",
  ]
  /// What an app links for a unit test.
  static let linked =
    ["SceneLifecycle"] + stages
    + ["ScenePipeline", "SceneMutants", "SceneCoverage", "SceneFuzzing"]

  /// Where an app's unit test meets files, the environment and the clock: the pipeline does not.
  static let inTests = "Sources/SceneFuzzing/Apps/InTests/"

  /// What each module of `Sources` imports at most.
  static func allowed(_ module: String) -> [String]? {
    let system = ["Foundation", "Dispatch", "Glibc", "Musl", "Darwin", "Synchronization"]
    switch module {
    case "SceneLifecycle": return []
    case "ScenePipeline": return ["SceneLifecycle"] + stages
    case "SceneMutants", "SceneCoverage": return ["SceneLifecycle", "ScenePipeline"] + stages
    case "SceneFuzzing":
      return ["SceneLifecycle", "ScenePipeline", "SceneMutants", "SceneCoverage", "SceneTaskHooks"]
        + stages
    case "SceneCommand": return ["SceneFuzzing", "SceneLifecycle"] + system
    case "SLB1": return ["SceneLifecycle", "ScenePipeline"] + stages
    case "scenefuzz": return ["SceneCommand"]
    case "scenefuzz-count": return linked + ["AllocationCounter", "SLB1"]
    case "scenefuzz-bench": return linked + ["SLB1", "SLB1Loops", "SceneCommand"] + system
    default: return stages.contains(module) ? ["SceneLifecycle"] : nil
    }
  }

  /// Where a file imports what its module may not know.
  static func findings(_ file: SourceFile) -> [String] {
    guard let allowed = allowed(file.module) else {
      return [file.finding(0, "\(file.module) is not a module of the design")]
    }
    return file.code.enumerated().compactMap { line, code in
      guard let module = imported(code), !allowed.contains(module) else { return nil }
      if module == "Foundation" && file.path.hasPrefix(inTests) { return nil }
      return file.finding(line, "\(file.module) does not import \(module)")
    }
  }

  private static func imported(_ code: String) -> String? {
    let words = code.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
    else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    let name = words[(place + 1)...].first { !kinds.contains($0) }
    return name.map { String($0.prefix { $0 != "." }) }
  }

  private static let access = ["public", "package", "internal", "fileprivate", "private"]
}
