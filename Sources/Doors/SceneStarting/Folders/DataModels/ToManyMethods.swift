import SceneProjects
import SceneReporting

/// The methods that Xcode writes for a relationship to several objects.
///
/// Source: Apple, coredata/generating-code; those of an order as Foundation's *Key-Value Coding Programming
/// Guide*, *Defining Collection Methods*, lists them.
struct ToManyMethods {
  /// The methods, each with its name.
  let lines: [(name: String, text: String)]

  /// Describes the methods.
  ///
  /// - Parameters:
  ///   - relationship: The relationship.
  ///   - type: The class of the other objects.
  ///   - access: The level of access, with a blank behind it.
  init(_ relationship: DataRelationship, _ type: String, access: String) {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let key = SwiftText.literal(relationship.name)
    let (set, list) =
      relationship.isOrdered
      ? ("NSOrderedSet", "values.array") : ("NSSet", "values.allObjects")
    var lines: [(String, String)] = []
    let add = { (base: String, arguments: String, call: String) in
      lines.append((base, "\(access)func \(base)(\(arguments)) { \(call), forKey: \(key)) }"))
    }
    add("addTo" + name, "_ value: \(type)", "addOthers([value]")
    add("removeFrom" + name, "_ value: \(type)", "removeOthers([value]")
    add("addTo" + name, "_ values: \(set)", "addOthers(\(list)")
    add("removeFrom" + name, "_ values: \(set)", "removeOthers(\(list)")
    if relationship.isOrdered {
      let index = "IndexSet(integer: idx)"
      let indexes = "IndexSet(indexes)"
      add(
        "insertInto" + name, "_ value: \(type), at idx: Int", "insertOthers([value], at: \(index)")
      add("removeFrom" + name, "at idx: Int", "removeOthers(at: \(index)")
      add(
        "insertInto" + name, "_ values: [\(type)], at indexes: NSIndexSet",
        "insertOthers(values, at: \(indexes)")
      add("removeFrom" + name, "at indexes: NSIndexSet", "removeOthers(at: \(indexes)")
      add(
        "replace" + name, "at idx: Int, with value: \(type)",
        "replaceOthers(at: \(index), with: [value]")
      add(
        "replace" + name, "at indexes: NSIndexSet, with values: [\(type)]",
        "replaceOthers(at: \(indexes), with: values")
    }
    self.lines = lines
  }
}
