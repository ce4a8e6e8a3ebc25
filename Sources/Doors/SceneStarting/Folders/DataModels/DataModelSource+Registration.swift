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
