/// The source with plain objects of modules that the app imports, for stand-ins that are asked for one.
enum MadeObjects {
  /// The name of the file.
  static let fileName = "MadeObjects.swift"

  /// The classes of each module that no `Type()` makes, with what makes an object.
  ///
  /// Those of UIKit stand in `SceneHosting`, and those of Foundation in `SceneSpies`.
  private static let objects: [(module: String, type: String, value: String)] = [
    (
      "CoreData", "NSManagedObjectContext",
      "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)"
    ),
    ("CoreData", "NSPersistentContainer", "NSPersistentContainer(name: \"Plain\")"),
  ]

  /// The source; nil where none of the modules is there.
  static func text(for modules: Set<String>) -> String? {
    let here = objects.filter { modules.contains($0.module) }
    if here.isEmpty { return nil }
    let imports = Set(here.map(\.module)).union(["SceneSpies"]).sorted().map { "import \($0)" }
    let extensions = here.map { object in
      """

      extension \(object.type): @retroactive StandInObject {
        nonisolated public static var plainObject: Any { \(object.value) }
      }
      """
    }
    return (imports + extensions).joined(separator: "\n") + "\n"
  }
}
