import Foundation
import SceneProjects
import Testing

/// Models of Core Data, as Xcode writes them.
@Suite struct DataModelTests {
  private static func model(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    \(content)
    </model>
    """
  }

  private static let item = model(
    """
    <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
      <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
    </entity>
    """)

  private func models(_ files: [String: String]) throws -> DataModels {
    let folder = try SampleFolder(["App.swift": ""].merging(files) { $1 })
    return DataModels(of: try AppProject(of: folder.path))
  }

  private func entities(_ content: String) throws -> [DataEntity] {
    let models = try models(["M.xcdatamodeld/M.xcdatamodel/contents": Self.model(content)])
    #expect(models.remarks == [])
    return models.models.first?.entities ?? []
  }

  @Test func `The template's model has one kind, and its file and folder are read`() throws {
    let models = try models(["Data/Notes.xcdatamodeld/Notes.xcdatamodel/contents": Self.item])
    let entity = try #require(models.models.first?.entities.first)
    #expect(models.models.map(\.path) == ["Data/Notes.xcdatamodeld"])
    #expect(entity.name == "Item" && entity.className == "Item" && entity.generation == .type)
    #expect(entity.attributes.map(\.kind) == [.date] && entity.attributes[0].isOptional)
    #expect(models.readFiles == ["Data/Notes.xcdatamodeld/Notes.xcdatamodel/contents"])
    #expect(models.readFolders == ["Data/Notes.xcdatamodeld"] && models.remarks == [])
  }

  @Test func `Every kind of value is read`() throws {
    let kinds = DataAttribute.ValueKind.allCases
    let lines = kinds.enumerated().map {
      "<attribute name=\"a\($0.offset)\" attributeType=\"\($0.element.rawValue)\"/>"
    }
    let entity = try entities(
      "<entity name=\"E\">\(lines.joined())<attribute name=\"odd\" attributeType=\"Later\"/></entity>"
    )
    #expect(entity.first?.attributes.map(\.kind) == kinds + [.undefined])
    #expect(entity.first?.className == nil && entity.first?.generation == .nothing)
  }

  @Test func `Defaults, scalars and classes of values are those of the file`() throws {
    let attributes = try entities(
      """
      <entity name="E" representedClassName=".CDE" codeGenerationType="category" parentEntity="P"
        isAbstract="YES">
        <attribute name="n" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
        <attribute name="d" attributeType="Date" defaultDateTimeInterval="631152000"
          defaultValueString="2021-01-01"/>
        <attribute name="t" attributeType="Transformable" customClassName="[String]"/>
        <userInfo><entry key="attribute" value="none"/></userInfo>
      </entity>
      <entity name="P" representedClassName="NSManagedObject"/>
      """)
    let entity = try #require(attributes.first)
    #expect(entity.className == "CDE" && entity.generation == .properties)
    #expect(entity.parent == "P" && entity.isAbstract && attributes[1].className == nil)
    #expect(entity.attributes.map(\.defaultText) == ["7", "631152000", nil])
    #expect(entity.attributes.map(\.isScalar) == [true, false, false])
    #expect(entity.attributes[2].customClass == "[String]")
  }

  @Test func `Relationships have their ends, and fetched properties what they fetch`() throws {
    let entity = try entities(
      """
      <entity name="E">
        <relationship name="others" toMany="YES" ordered="YES" deletionRule="Cascade"
          destinationEntity="F" inverseName="owner" inverseEntity="F"/>
        <relationship name="one" maxCount="1" destinationEntity="F"/>
        <fetchedProperty name="all"><fetchRequest entity="F" predicateString="TRUEPREDICATE"/>
        </fetchedProperty>
      </entity>
      """)[0]
    let others = entity.relationships[0]
    #expect(others.isToMany && others.isOrdered && others.deletionRule == .cascade)
    #expect(others.destination == "F" && others.inverse == "owner")
    #expect(!entity.relationships[1].isToMany && entity.relationships[1].deletionRule == .nullify)
    #expect(entity.fetched.map(\.name) == ["all"] && entity.fetched.first?.destination == "F")
  }

  @Test func `Of several versions the one that a list names counts`() throws {
    let folder = "M.xcdatamodeld/"
    var files = [
      folder + "M.xcdatamodel/contents": Self.model("<entity name=\"Old\"/>"),
      folder + "M 2.xcdatamodel/contents": Self.model("<entity name=\"New\"/>"),
    ]
    let unnamed = try models(files)
    #expect(unnamed.remarks.first?.contains("names no version that is current") == true)
    files[folder + ".xccurrentversion"] = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>
      """
    let named = try models(files)
    #expect(named.models.first?.entities.map(\.name) == ["New"] && named.remarks == [])
    #expect(
      named.readFiles == [folder + ".xccurrentversion", folder + "M 2.xcdatamodel/contents"])
    files[folder + "M 2.xcdatamodel/contents"] = nil
    let gone = try models(files)
    #expect(gone.models.first?.entities.map(\.name) == ["Old"])
    #expect(gone.remarks.first?.contains("'M 2.xcdatamodel', which is not there") == true)
  }

  @Test(arguments: [
    ("<model><entity name=\"A\"", "this is no text in XML"), ("", "this is no text in XML"),
    ("<plist version=\"1.0\"/>", "this is no model of Core Data"),
    ("<!DOCTYPE model [<!ENTITY a \"b\">]><model>&a;</model>", "has no document type"),
  ])
  func `A model that cannot be read is said, and the others are there`(text: String, reason: String)
    throws
  {
    let models = try models([
      "A.xcdatamodeld/A.xcdatamodel/contents": text, "B.xcdatamodel/contents": Self.item,
    ])
    #expect(models.models.map(\.path) == ["B.xcdatamodel"])
    let remark = try #require(models.remarks.first)
    #expect(remark.hasPrefix("A.xcdatamodeld/A.xcdatamodel/contents"), "\(remark)")
    #expect(remark.contains(reason), "\(remark)")
  }

  @Test func `Models without content, or of old Xcode, and kinds that come twice are said`() throws
  {
    let models = try models([
      "A.xcdatamodeld/note.txt": "", "B.xcdatamodel/elements": "", "C.xcdatamodel/layout": "",
      "D.xcdatamodel/contents": Self.item, "E.xcdatamodel/contents": Self.item,
    ])
    #expect(models.models.map { $0.entities.count } == [1, 0])
    let expected = ["no version", "format of Xcode 3", "no file 'contents'", "another kind"]
    #expect(models.remarks.count == expected.count)
    for (remark, part) in zip(models.remarks, expected) { #expect(remark.contains(part)) }
  }

  @Test func `A project and a package beside it have models`() throws {
    let folder = try SampleFolder([
      "App.swift": "", "Kit/Package.swift": "let p = Package(targets: [.target(name: \"Kit\")])",
      "Kit/Sources/Kit/Kit.swift": "",
      "Kit/Sources/Kit/K.xcdatamodeld/K.xcdatamodel/contents": Self.item,
    ])
    let app = try AppProject(of: folder.path)
    #expect(app.modules.map(\.dataModels) == [["Kit/Sources/Kit/K.xcdatamodeld"]])
    #expect(DataModels(of: app).models.count == 1)
  }
}
