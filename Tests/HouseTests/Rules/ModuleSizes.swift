import HouseReading

/// Modules that are too large to be read by one person.
enum ModuleSizes {
  /// The most lines of Swift of a module: the one figure.
  static let limit = 4_500
  /// Modules that the next issues fill, which may have a fifth more: the engine's rules and the
  /// contract.
  static let growing = ["SceneEngine", "SceneInvariants"]
  /// Modules of declarations alone, each folder of which counts by itself.
  static let declarations = ["SceneLifecycle", "SwiftUI", "UIKit"]

  /// The most lines of a module.
  static func limit(of module: String) -> Int {
    growing.contains(module) ? limit + limit / 5 : limit
  }

  /// What breaks the rule, by the name of the module or of the module's folder.
  static func findings(_ sources: [SourceFile]) -> [(name: String, message: String)] {
    var lines: [String: Int] = [:]
    for file in sources {
      let isCountedByFolder = declarations.contains(file.module)
      let part = isCountedByFolder ? "\(file.module)/\(file.folder)" : file.module
      lines[part, default: 0] += file.lines.count
    }
    return lines.sorted { $0.key < $1.key }.filter { $0.value > limit(of: $0.key) }.map {
      ($0.key, "\($0.key) has \($0.value) lines, more than \(limit(of: $0.key))")
    }
  }
}
