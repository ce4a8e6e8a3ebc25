import HouseReading

/// Folders of a module, or files of it, that name each other's types in a circle.
///
/// Apple's declarations are exempt: a scene has a session, and a session has a scene.
enum Circles {
  /// What breaks the rule: the module and whether it is its folders or its files.
  static func findings(_ sources: [SourceFile]) -> [(name: String, message: String)] {
    let modules = Set(sources.map(\.module)).sorted().filter { !Imports.apples.contains($0) }
    return modules.flatMap { module in
      ReferenceGraph.Grain.allCases.flatMap { grain in
        let files = sources.filter { $0.module == module }
        return ReferenceGraph(files, grain).circles.map {
          (
            "\(module) \(grain.rawValue)",
            "\(module): \(grain.rawValue) in a circle: \($0.sentence)"
          )
        }
      }
    }
  }
}
