import SceneProjects
import SceneReporting

// What contexts know of an app's models.
extension DataModelSource {
  /// The class in which contexts find what the models say.
  var registration: String {
    let lines = models.models.models.flatMap(\.entities).flatMap(Self.lines)
    return """

      /// What the app's data models say, for contexts: they find the class by its name.
      nonisolated final class MadeDataModel: ReadDataModel {
        override func fill() {
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
        }
      }

      """
  }

  private static func lines(_ entity: DataEntity) -> [String] {
    let type = SwiftText.literal(entity.className ?? AppDataModels.object)
    let parent = entity.parent.map { ", parent: \(SwiftText.literal($0))" } ?? ""
    let head =
      "entity(\(SwiftText.literal(entity.name)), type: \(type)\(parent)"
      + (entity.isAbstract ? ", isAbstract: true)" : ")")
    return [head] + entity.attributes.map { line($0) } + entity.relationships.map { line($0) }
  }

  private static func line(_ attribute: DataAttribute) -> String {
    let value = attribute.defaultText.flatMap { Self.value($0, attribute.kind) }
    return "attribute(\(SwiftText.literal(attribute.name))"
      + (value.map { ", default: " + $0 } ?? "")
      + (attribute.isOptional ? ")" : ", isOptional: false)")
  }

  private static func line(_ relationship: DataRelationship) -> String {
    let rule =
      switch relationship.deletionRule {
      case .nullify: ""
      case .noAction: ", deleteRule: .noActionDeleteRule"
      case .cascade: ", deleteRule: .cascadeDeleteRule"
      case .deny: ", deleteRule: .denyDeleteRule"
      }
    return "relationship(\(SwiftText.literal(relationship.name)), to: "
      + SwiftText.literal(relationship.destination ?? "")
      + (relationship.inverse.map { ", inverse: \(SwiftText.literal($0))" } ?? "")
      + (relationship.isToMany ? ", isToMany: true" : "")
      + (relationship.isOrdered ? ", isOrdered: true" : "") + rule + ")"
  }

  /// A default value as Swift writes it; nil where the text is none of its kind.
  static func value(_ text: String, _ kind: DataAttribute.ValueKind) -> String? {
    switch kind {
    case .integer16: Int16(text).map { "Int16(\($0))" }
    case .integer32: Int32(text).map { "Int32(\($0))" }
    case .integer64: Int64(text).map { "Int64(\($0))" }
    case .double: number(text).map { "Double(\($0))" }
    case .float: number(text).map { "Float(\($0))" }
    case .boolean: PropertyValue.text(text).flag.map { "\($0)" }
    case .string: SwiftText.literal(text)
    case .decimal: number(text).map { _ in "NSDecimalNumber(string: \(SwiftText.literal(text)))" }
    case .date: number(text).map { "Foundation.Date(timeIntervalSinceReferenceDate: \($0))" }
    case .uuid: "Foundation.UUID(uuidString: \(SwiftText.literal(text)))"
    case .uri: "Foundation.URL(string: \(SwiftText.literal(text)))"
    case .binary, .transformable, .objectID, .composite, .undefined: nil
    }
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

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
