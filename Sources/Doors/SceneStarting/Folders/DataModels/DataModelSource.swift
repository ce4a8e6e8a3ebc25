package import SceneLowering
package import SceneProjects
import SceneReporting

/// The source that Xcode writes for an app's models when it builds the app, as it compiles here.
///
/// Source: Apple, coredata/generating-code: a class under `NSManagedObject`, a request that is typed,
/// a property for each value and relationship, methods for relationships to several objects, `Identifiable`.
/// Here a property is read and set by its name, as in a lowered copy.
package struct DataModelSource {
  /// The name of the file.
  static let fileName = "MadeDataModel.swift"

  let models: AppDataModels

  init(models: AppDataModels) { self.models = models }

  /// Reads the models of an app.
  ///
  /// - Parameters:
  ///   - project: What the project says of the app.
  ///   - sources: The lowered copies of its sources, whose own types are left as they are.
  package init(of project: AppProject, _ sources: [LoweredSource]) {
    models = AppDataModels(project, sources)
  }

  /// The models and classes that could not be read or made, one sentence each.
  package var remarks: [String] { models.remarks }

  /// The source.
  package var text: String {
    let head = """
      // Made by SceneFuzz from the app's data models, as Xcode makes it in a build. Do not edit.
      // swift-format-ignore-file
      import CoreData
      import Foundation
      import UIKit

      """
    return head + models.made.map(self.text).joined() + registration
  }

  // MARK: - A kind of object

  private func text(_ made: AppDataModels.MadeEntity) -> String {
    let access = made.isPublic ? "public " : ""
    var lines: [String] = [""]
    if made.isClass {
      lines.append("nonisolated \(access)class \(made.type): \(made.parent) {}")
    }
    lines.append("nonisolated extension \(made.type) {")
    if !made.own.members.contains("fetchRequest") {
      lines.append(
        "  \(access)class func fetchRequest() -> NSFetchRequest<\(made.type)> {"
          + " NSFetchRequest<\(made.type)>(entityName: \(SwiftText.literal(made.entity.name))) }")
    }
    lines += members(of: made)
    lines.append("}")
    let isIdentifiable =
      made.parent != AppDataModels.object || made.own.words.contains("Identifiable")
    if !isIdentifiable { lines.append("nonisolated extension \(made.type): Identifiable {}") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func members(of made: AppDataModels.MadeEntity) -> [String] {
    var seen = made.own.members.union(Self.taken)
    for above in models.line(above: made.entity) {
      seen.formUnion(above.attributes.map(\.name) + above.relationships.map(\.name))
    }
    var lines: [String] = []
    for attribute in made.entity.attributes where seen.insert(attribute.name).inserted {
      guard let name = AppDataModels.identifier(attribute.name) else { continue }
      lines.append("  " + property(attribute, named: name, isPublic: made.isPublic))
    }
    let others = made.entity.relationships + made.entity.fetched
    for relationship in others where seen.insert(relationship.name).inserted {
      guard let name = AppDataModels.identifier(relationship.name) else { continue }
      let type = models.destination(of: relationship)
      let access = made.isPublic && models.isPublic(type) ? "public " : ""
      let isFetched = made.entity.fetched.contains(relationship)
      let value = isFetched ? "[\(type)]" : Self.type(relationship, type)
      lines.append("  " + access + Self.property(relationship.name, name, value))
      guard relationship.isToMany, !isFetched else { continue }
      let methods = ToManyMethods(relationship, type, access: access).lines
      lines += methods.filter { !seen.contains($0.name) }.map { "  " + $0.text }
    }
    return lines
  }

  /// Names that every object has, which no property may take: Xcode refuses them.
  private static let taken: Set<String> = [
    "debugDescription", "description", "entity", "fetchRequest", "hasChanges", "hash", "hashValue",
    "isDeleted", "isFault", "isInserted", "isUpdated", "managedObjectContext", "objectID", "self",
    "superclass",
  ]

  private static func type(_ relationship: DataRelationship, _ type: String) -> String {
    if !relationship.isToMany { return type }
    return relationship.isOrdered ? "NSOrderedSet" : "NSSet"
  }

  // MARK: - A value

  private static func property(_ key: String, _ name: String, _ type: String) -> String {
    let key = SwiftText.literal(key)
    return "var \(name): \(type)? { get { value(forKey: \(key)) as? \(type) }"
      + " set { setValue(newValue, forKey: \(key)) } }"
  }

  private func property(
    _ attribute: DataAttribute, named name: String, isPublic: Bool
  ) -> String {
    let key = SwiftText.literal(attribute.name)
    let access = isPublic ? "public " : ""
    if attribute.isScalar, let (type, part) = Self.scalar(attribute.kind) {
      // A value that was set by its name may be a number of another type.
      let plain = attribute.kind == .boolean ? "false" : "0"
      let type = models.hasType(type) ? "Swift." + type : type
      return "\(access)var \(name): \(type) {"
        + " get { (value(forKey: \(key)) as? NSNumber)?.\(part) ?? \(plain) }"
        + " set { setValue(newValue, forKey: \(key)) } }"
    }
    if attribute.isScalar, attribute.kind == .date {
      // The value is a date, and its property the seconds since 2001.
      let date = qualified("Date")
      return "\(access)var \(name): \(qualified("TimeInterval")) {"
        + " get { (value(forKey: \(key)) as? \(date))?.timeIntervalSinceReferenceDate ?? 0 }"
        + " set { setValue(\(date)(timeIntervalSinceReferenceDate: newValue), forKey: \(key)) } }"
    }
    if attribute.kind == .transformable, let type = Self.customType(attribute.customClass) {
      return Self.property(attribute.name, name, type)
    }
    return access + Self.property(attribute.name, name, objectType(attribute.kind))
  }

  private static func scalar(_ kind: DataAttribute.ValueKind) -> (type: String, part: String)? {
    switch kind {
    case .integer16: ("Int16", "int16Value")
    case .integer32: ("Int32", "int32Value")
    case .integer64: ("Int64", "int64Value")
    case .double: ("Double", "doubleValue")
    case .float: ("Float", "floatValue")
    case .boolean: ("Bool", "boolValue")
    default: nil
    }
  }

  private func objectType(_ kind: DataAttribute.ValueKind) -> String {
    switch kind {
    case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber"
    case .decimal: "NSDecimalNumber"
    case .string: models.hasType("String") ? "Swift.String" : "String"
    case .date: qualified("Date")
    case .binary: qualified("Data")
    case .uuid: qualified("UUID")
    case .uri: qualified("URL")
    case .objectID: "NSManagedObjectID"
    case .composite: "[Swift.String: Any]"
    case .transformable, .undefined: "NSObject"
    }
  }

  /// A type of Foundation's; with its module where the app has one of the name.
  private func qualified(_ type: String) -> String {
    models.hasType(type) ? "Foundation." + type : type
  }

  /// A type that a model names: a name, or a list of names; nil for anything else.
  private static func customType(_ text: String?) -> String? {
    guard let text,
      text.wholeMatch(of: /\[?[A-Za-z_][\w.]*(\s*:\s*[A-Za-z_][\w.]*)?\]?|Set<[A-Za-z_][\w.]*>/)
        != nil,
      text.hasPrefix("[") == text.hasSuffix("]"), text.hasPrefix("[") || !text.contains(":"),
      !text.hasSuffix("."), !text.contains("..")
    else { return nil }
    return text
  }
}
