import HouseReading

/// Names of types: each is declared once, and no module bears one.
///
/// Apple's names are Apple's: `UIScene.ActivationState` stands beside our own. The name that `Codable`
/// gives to a type's keys is Swift's.
enum TypeNames {
  /// The names that several declarations share, nested and private ones included.
  static func duplicates(_ sources: [SourceFile]) -> [(name: String, message: String)] {
    locations(sources).sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.map {
      ($0.key, "\($0.key) is declared \($0.value.count) times: \($0.value.joined(separator: ", "))")
    }
  }

  /// The modules that bear the name of a type that is declared in them.
  static func modules(_ sources: [SourceFile]) -> [(name: String, message: String)] {
    sources.flatMap { file in
      Declarations.types(in: file).filter { $0.name == file.module }.map {
        ($0.name, file.finding($0.line, "the module \(file.module) bears the type's name"))
      }
    }
  }

  private static func locations(_ sources: [SourceFile]) -> [String: [String]] {
    var locations: [String: [String]] = [:]
    for file in sources where !Imports.apples.contains(file.module) {
      for type in Declarations.types(in: file) where type.name != "CodingKeys" {
        locations[type.name, default: []].append("\(file.path):\(type.line + 1)")
      }
    }
    return locations
  }
}
