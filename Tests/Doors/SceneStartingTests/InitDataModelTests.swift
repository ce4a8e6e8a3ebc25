#if os(Linux)
  import CommandKit
  import CommandTrials
  import Foundation
  import Testing

  /// From a folder with a model of Core Data to its package.
  struct InitDataModelTests {
    private static let model = """
      <?xml version="1.0" encoding="UTF-8"?>
      <model>
        <entity name="Item" representedClassName="Item" codeGenerationType="class">
          <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
          <attribute name="rank" attributeType="Integer 16" defaultValueString="2"
            usesScalarValueType="YES"/>
          <attribute name="tags" attributeType="Transformable" customClassName="[String]"/>
          <attribute name="place" attributeType="Transformable" customClassName="CLLocation"/>
          <relationship name="task" destinationEntity="Task" inverseName="items"/>
        </entity>
        <entity name="Task" representedClassName="Task" codeGenerationType="category">
          <attribute name="price" attributeType="Decimal"/>
          <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="task"/>
          <relationship name="order" toMany="YES" ordered="YES" destinationEntity="Item"/>
        </entity>
        <entity name="Errand" representedClassName="Errand" parentEntity="Task"
          codeGenerationType="class">
          <attribute name="link" attributeType="URI"/>
        </entity>
      </model>
      """

    private static let app = """
      import CoreData
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var container: NSPersistentContainer = {
          let container = NSPersistentContainer(name: "Notes")
          container.loadPersistentStores { _, _ in }
          return container
        }()

        func applicationDidEnterBackground(_ application: UIApplication) {
          let item = Item(context: container.viewContext)
          item.timestamp = Date()
          item.rank += 1
          item.tags = ["new"]
          let errand = Errand(context: container.viewContext)
          errand.addToItems(item)
          errand.link = URL(string: "https://example.com")
          let request: NSFetchRequest<Item> = Item.fetchRequest()
          let items = try? container.viewContext.fetch(request)
          let tasks = (items ?? []).compactMap { $0.task }
          print(tasks.map { $0.price ?? 0 }, errand.title)
          try? container.viewContext.save()
        }
      }

      extension Task {
        var title: String { "\\(order?.count ?? 0)" }
      }

      """

    private func folder() throws -> Session {
      let session = try Session.recorded()
      session.environment.variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
      try session.make(Self.app, at: "Notes/AppDelegate.swift")
      try session.make(
        "import CoreData\n@objc(Task)\npublic class Task: NSManagedObject {}\n",
        at: "Notes/Task.swift")
      try session.make(Self.model, at: "Notes/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
      return session
    }

    @Test func `Classes of a model are real, and no statement is lost`() async throws {
      let session = try folder()
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      #expect(session.output.contains("real: 2 files, 3 entities of data models, 1 life-cycle"))
      #expect(session.output.contains("replaced: 0 of"), "\(session.output)")
      let made = try session.read("LifecycleTests/Made/MadeDataModel.swift")
      #expect(made.contains("public class Item: NSManagedObject {}"))
      let names = try session.read("LifecycleTests/.scenefuzz/made.txt")
      #expect(names.contains("entity: Item (Notes.xcdatamodeld): its class is made"))
      #expect(names.contains("entity: Task (Notes.xcdatamodeld): its properties are made"))
      #expect(
        try session.read("LifecycleTests/Made.digest").contains(
          "Notes.xcdatamodeld/Notes.xcdatamodel/contents"))
      try session.make(
        Self.model.replacing("\"rank\"", with: "\"level\""),
        at: "Notes/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
      #expect(await session.run("init --update --into DIR/LifecycleTests") != .misused)
      #expect(
        try session.read("LifecycleTests/Made/MadeDataModel.swift").contains("var level: Int16"))
    }

    @Test func `A class in ByHand takes the place of the made one`() async throws {
      let session = try folder()
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.output)")
      try session.make(
        """
        import CoreData
        class Item: NSManagedObject {
          var timestamp: Date?
          var rank: Int16 = 0
          var tags: [String]?
          var task: Task?
          class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest(entityName: "Item") }
        }
        """, at: "LifecycleTests/ByHand/Item.swift")
      #expect(
        await session.run("init --update --into DIR/LifecycleTests") == .holds, "\(session.output)")
      let made = try session.read("LifecycleTests/Made/MadeDataModel.swift")
      #expect(!made.contains("class Item") && made.contains("class Errand"))
    }

    @Test func `A model that cannot be read is said, and its names are stubs`() async throws {
      let session = try folder()
      try session.make("<model><entity", at: "Notes/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
      _ = await session.run("init --delegates DIR/Notes")
      #expect(
        session.output.contains(
          "not played: Notes.xcdatamodeld/Notes.xcdatamodel/contents:1: this is no text in XML"),
        "\(session.output)")
    }
  }
#endif
