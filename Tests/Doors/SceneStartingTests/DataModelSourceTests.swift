#if os(Linux)
  import CommandKit
  import Foundation
  import SceneLowering
  import SceneProjects
  import SceneStarting
  import Testing

  /// What is written of an app's models of Core Data.
  @Suite struct DataModelSourceTests {
    /// What is written of entities beside some sources.
    private func source(
      _ entities: String, beside text: String = ""
    ) throws -> DataModelSource {
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("models-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let model = folder.appendingPathComponent("M.xcdatamodel")
      try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
      try Data("<model>\(entities)</model>".utf8)
        .write(to: model.appendingPathComponent("contents"))
      try Data(text.utf8).write(to: folder.appendingPathComponent("A.swift"))
      let lowered = SourceLowering(frontend: ProcessFrontend())
        .lower(text.isEmpty ? [] : [SourceFile(path: "A.swift", text: text)])
      #expect(lowered.errors.isEmpty)
      return DataModelSource(of: try AppProject(of: folder.path), lowered.sources)
    }

    private func entity(
      _ name: String, _ content: String = "", code: String = "class", more: String = ""
    ) -> String {
      "<entity name=\"\(name)\" representedClassName=\"\(name)\" codeGenerationType=\"\(code)\""
        + " \(more)>\(content)</entity>"
    }

    private func attribute(_ name: String, _ kind: String, _ more: String = "") -> String {
      "<attribute name=\"\(name)\" attributeType=\"\(kind)\" \(more)/>"
    }

    /// The types of properties, by their names.
    private func types(_ text: String) -> [String: String] {
      var types: [String: String] = [:]
      for match in text.matches(of: /var (\S+): (.+?) \{ get/) {
        types[String(match.1)] = String(match.2)
      }
      return types
    }

    @Test func `The template's entity is a class with a typed request and what it keeps`() throws {
      let text = try source(entity("Item", attribute("timestamp", "Date"))).text
      #expect(text.contains("nonisolated public class Item: NSManagedObject {}\n"))
      #expect(
        text.contains(
          "public class func fetchRequest() -> NSFetchRequest<Item> {"
            + " NSFetchRequest<Item>(entityName: \"Item\") }"))
      #expect(
        text.contains(
          "  public var timestamp: Date? { get { value(forKey: \"timestamp\") as? Date }"
            + " set { setValue(newValue, forKey: \"timestamp\") } }"))
      #expect(text.contains("nonisolated extension Item: Identifiable {}"))
      #expect(text.contains("    entity(\"Item\", type: \"Item\")\n    attribute(\"timestamp\""))
    }

    @Test func `A property has the type that Xcode gives it`() throws {
      let kinds = DataAttribute.ValueKind.allCases
      let plain = kinds.map { attribute("p\($0)", $0.rawValue) }.joined()
      let scalars = kinds.map { attribute("s\($0)", $0.rawValue, "usesScalarValueType=\"YES\"") }
      let custom = attribute("list", "Transformable", "customClassName=\"[String]\"")
      let odd = attribute("odd", "Transformable", "customClassName=\"() -> Void\"")
      let text = try source(entity("E", plain + scalars.joined() + custom + odd)).text
      let found = types(text)
      #expect(
        text.contains(
          "var sinteger16: Int16 {"
            + " get { (value(forKey: \"sinteger16\") as? NSNumber)?.int16Value ?? 0 }"))
      let objects: [DataAttribute.ValueKind: String] = [
        .decimal: "NSDecimalNumber", .string: "String", .date: "Date", .binary: "Data",
        .uuid: "UUID", .uri: "URL", .objectID: "NSManagedObjectID",
        .composite: "[Swift.String: Any]", .transformable: "NSObject", .undefined: "NSObject",
      ]
      let numbers: [DataAttribute.ValueKind: String] = [
        .integer16: "Int16", .integer32: "Int32", .integer64: "Int64", .double: "Double",
        .float: "Float", .boolean: "Bool", .date: "TimeInterval",
      ]
      for kind in kinds {
        #expect(found["p\(kind)"] == (objects[kind] ?? "NSNumber") + "?")
        #expect(found["s\(kind)"] == numbers[kind] ?? (objects[kind] ?? "") + "?")
      }
      #expect(found["list"] == "[String]?" && found["odd"] == "NSObject?")
    }

    @Test func `Relationships are sets with methods, or one object`() throws {
      let text = try source(
        entity(
          "Folder",
          """
          <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="folder"/>
          <relationship name="pins" toMany="YES" ordered="YES" destinationEntity="Item"/>
          """)
          + entity("Item", "<relationship name=\"folder\" destinationEntity=\"Folder\"/>")
      ).text
      let types = types(text)
      #expect(types["items"] == "NSSet?" && types["pins"] == "NSOrderedSet?")
      #expect(types["folder"] == "Folder?")
      for line in [
        "addToItems(_ value: Item) { addOthers([value], forKey: \"items\") }",
        "removeFromItems(_ value: Item) { removeOthers([value], forKey: \"items\") }",
        "addToItems(_ values: NSSet) { addOthers(values.allObjects, forKey: \"items\") }",
        "removeFromPins(_ values: NSOrderedSet) { removeOthers(values.array, forKey: \"pins\") }",
        "insertIntoPins(_ value: Item, at idx: Int) {",
        "replacePins(at indexes: NSIndexSet, with values: [Item]) {",
      ] {
        #expect(text.contains("public func " + line))
      }
      #expect(text.contains("to: \"Item\", inverse: \"folder\", isToMany: true)"))
    }

    @Test func `A kind below another one has its class above, and one request of its own`() throws {
      let text = try source(
        entity("Base", attribute("id", "UUID"))
          + entity(
            "Leaf", attribute("id", "UUID") + attribute("a", "String"),
            more: "parentEntity=\"Base\"")
          + entity("Round", more: "parentEntity=\"Ring\"")
          + entity("Ring", more: "parentEntity=\"Round\"")
      ).text
      #expect(text.contains("public class Leaf: Base {}") && text.contains("NSFetchRequest<Leaf>"))
      #expect(text.components(separatedBy: "var id: UUID?").count == 2)
      #expect(!text.contains("Leaf: Identifiable") && text.contains("Base: Identifiable"))
      #expect(
        text.contains("class Round: NSManagedObject")
          && text.contains("class Ring: NSManagedObject"))
      #expect(text.contains("entity(\"Leaf\", type: \"Leaf\", parent: \"Base\")"))
    }

    @Test func `Of what the app has by hand nothing is written again`() throws {
      let source = try source(
        entity("Note", attribute("a", "String") + attribute("b", "String"), code: "category")
          + entity("Own", attribute("c", "String")) + entity("Row") + entity("Manual", code: ""),
        beside: """
          import CoreData
          class Note: NSManagedObject { var a: String? { nil } }
          extension Note: Identifiable { class func fetchRequest() -> NSFetchRequest<Note> { .init() } }
          extension Own: Identifiable { var c: String { "" } }
          struct Row {}
          """)
      let text = source.text
      #expect(!text.contains("class Note") && text.contains("extension Note {"))
      #expect(types(text).keys.sorted() == ["b"])
      #expect(!text.contains("NSFetchRequest<Note>") && !text.contains("Identifiable"))
      #expect(
        text.contains("class Own") && !text.contains("class Row") && !text.contains("class Manual"))
      #expect(
        source.remarks == [
          "M.xcdatamodel: the app's own 'Row' is no class of this model: none is made"
        ])
    }

    @Test func `Names that Swift or Xcode refuses break nothing`() throws {
      let source = try source(
        entity(
          "E",
          attribute("description", "String") + attribute("class", "String")
            + attribute("two words", "String") + attribute("a", "String") + attribute("a", "Date")
            + attribute("q&quot;)", "String"))
          + entity("Two Words") + entity("Date", attribute("at", "Date")))
      #expect(types(source.text).keys.sorted() == ["`class`", "a", "at"])
      #expect(source.text.contains("var at: Foundation.Date?"))
      #expect(source.text.contains("attribute(\"q\\\")\""))
      #expect(source.remarks.count == 1 && source.remarks[0].contains("'Two Words'"))
    }

    @Test func `Default values are written as values`() throws {
      let text = try source(
        entity(
          "E",
          attribute("a", "Integer 16", "defaultValueString=\"7\"")
            + attribute("b", "Boolean", "defaultValueString=\"YES\"")
            + attribute("c", "String", "defaultValueString=\"a &quot;b&quot;\" optional=\"YES\"")
            + attribute("d", "Date", "defaultDateTimeInterval=\"60\"")
            + attribute("e", "Integer 16", "defaultValueString=\"99999\"")
            + attribute("f", "Decimal", "defaultValueString=\"1.5\""))
      ).text
      for line in [
        "attribute(\"a\", default: Int16(7), isOptional: false)",
        "attribute(\"b\", default: true, isOptional: false)",
        "attribute(\"c\", default: \"a \\\"b\\\"\")",
        "attribute(\"d\", default: Foundation.Date(timeIntervalSinceReferenceDate: 60.0)",
        "attribute(\"e\", isOptional: false)", "default: NSDecimalNumber(string: \"1.5\")",
      ] {
        #expect(text.contains(line))
      }
    }
  }
#endif
