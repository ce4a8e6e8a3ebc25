import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the file `contents` of a model: a list of entities in XML.
///
/// Apple does not document the format; the names of elements and attributes are those that Xcode writes.
final class DataModelText: NSObject {
  private var entities: [DataEntity] = []
  private var entity: DataEntity?
  private var isModel = false
  private var depth = 0

  /// The entities of a file, in its order.
  ///
  /// - Throws: `ProjectError` where the file is no XML, or no model.
  static func entities(_ bytes: [UInt8], at location: String) throws(ProjectError) -> [DataEntity] {
    try ReadableXML.check(Data(bytes), is: "a model", at: location)
    let text = DataModelText()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = text
    // On Linux a text that ends too early is read without an error.
    guard parser.parse(), parser.parserError == nil, text.depth == 0, !bytes.isEmpty else {
      throw ProjectError(
        .malformed, "this is no text in XML", at: location, line: max(1, parser.lineNumber))
    }
    guard text.isModel else {
      throw ProjectError(.malformed, "this is no model of Core Data", at: location)
    }
    return text.entities
  }

  private func begins(_ name: String, _ values: [String: String]) {
    depth += 1
    switch (depth, name) {
    case (1, _): isModel = name == "model"
    case (2, "entity"): entity = Self.entity(values)
    case (3, "attribute"):
      if let attribute = Self.attribute(values) { entity?.attributes.append(attribute) }
    case (3, "relationship"):
      if let found = Self.relationship(values) { entity?.relationships.append(found) }
    case (3, "fetchedProperty"):
      if let found = Self.relationship(values) { entity?.fetched.append(found) }
    // A fetched property names what it fetches in an element of its own.
    case (4, "fetchRequest"):
      if let last = entity?.fetched.popLast() {
        entity?.fetched.append(last.fetching(values["entity"]))
      }
    default: break
    }
  }

  private func ends() {
    if depth == 2, let found = entity {
      entities.append(found)
      entity = nil
    }
    depth -= 1
  }

  private static func filled(_ value: String?) -> String? { value?.isEmpty == true ? nil : value }

  private static func flag(_ value: String?) -> Bool {
    value.flatMap { PropertyValue.flag($0) } ?? false
  }

  private static func entity(_ values: [String: String]) -> DataEntity? {
    guard let name = filled(values["name"]) else { return nil }
    // A name with a point in front is a class of the app's module.
    let type = values["representedClassName"]?.split(separator: ".").last.map(String.init)
    return DataEntity(
      name: name, className: type == "NSManagedObject" ? nil : type,
      parent: filled(values["parentEntity"]), isAbstract: flag(values["isAbstract"]),
      generation: DataEntity.Generation(rawValue: values["codeGenerationType"] ?? "") ?? .nothing)
  }

  private static func attribute(_ values: [String: String]) -> DataAttribute? {
    guard let name = filled(values["name"]) else { return nil }
    let kind =
      values["attributeType"].flatMap { DataAttribute.ValueKind(rawValue: $0) } ?? .undefined
    return DataAttribute(
      name: name, kind: kind, isOptional: flag(values["optional"]),
      isScalar: flag(values["usesScalarValueType"]),
      // That of a date is the seconds since 2001, beside a text for people.
      defaultText: values[kind == .date ? "defaultDateTimeInterval" : "defaultValueString"],
      customClass: filled(values["customClassName"]))
  }

  private static func relationship(_ values: [String: String]) -> DataRelationship? {
    guard let name = filled(values["name"]) else { return nil }
    let rule = values["deletionRule"].flatMap { DataRelationship.DeletionRule(rawValue: $0) }
    return DataRelationship(
      name: name, destination: filled(values["destinationEntity"]),
      inverse: filled(values["inverseName"]), isToMany: flag(values["toMany"]),
      isOrdered: flag(values["ordered"]), deletionRule: rule ?? .nullify)
  }
}

extension DataModelText: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) { begins(elementName, attributeDict) }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) { ends() }
}

extension DataRelationship {
  /// The same with the kind that is fetched.
  fileprivate func fetching(_ entity: String?) -> DataRelationship {
    DataRelationship(
      name: name, destination: entity ?? destination, inverse: nil, isToMany: true,
      isOrdered: true, deletionRule: .noAction)
  }
}
