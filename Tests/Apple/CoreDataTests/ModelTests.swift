import CoreData
import Foundation
import Testing

/// What `scenefuzz init` makes of a model with folders, papers and letters, which are papers.
final class MadeDataModel: ReadDataModel {
  override func fill() {
    entity("Folder", type: "CDFolder")
    attribute("title", default: "new")
    attribute("count", default: Int32(3))
    attribute("price", default: NSDecimalNumber(string: "1"))
    relationship("papers", to: "Paper", inverse: "folder", isToMany: true)
    relationship(
      "pinned", to: "Paper", inverse: "pinning", isToMany: true, isOrdered: true,
      deleteRule: .cascadeDeleteRule)
    entity("Paper", type: "CDPaper")
    attribute("text")
    relationship("folder", to: "Folder", inverse: "papers")
    relationship("pinning", to: "Folder", inverse: "pinned", deleteRule: .cascadeDeleteRule)
    entity("Letter", type: "CDLetter", parent: "Paper")
    attribute("stamp", default: true, isOptional: false)
    entity("Round", type: "NSManagedObject", parent: "Circle")
    entity("Circle", type: "NSManagedObject", parent: "Round")
  }
}

class CDFolder: NSManagedObject {
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
  var price: NSDecimalNumber? {
    get { value(forKey: "price") as? NSDecimalNumber }
    set { setValue(newValue, forKey: "price") }
  }
  var count: NSNumber? { value(forKey: "count") as? NSNumber }
  var papers: NSSet? {
    get { value(forKey: "papers") as? NSSet }
    set { setValue(newValue, forKey: "papers") }
  }
  var pinned: NSOrderedSet? {
    get { value(forKey: "pinned") as? NSOrderedSet }
    set { setValue(newValue, forKey: "pinned") }
  }
}

class CDPaper: NSManagedObject {
  var folder: CDFolder? {
    get { value(forKey: "folder") as? CDFolder }
    set { setValue(newValue, forKey: "folder") }
  }
}

class CDLetter: CDPaper {}

/// What a model that was read changes.
@Suite struct ModelTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("coredata-model-\(UUID().uuidString)")

  private func context(_ type: String = NSInMemoryStoreType) -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Papers")
    let description = NSPersistentStoreDescription(url: folder.appendingPathComponent("Papers"))
    description.type = type
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container.viewContext
  }

  @Test func `An object has its kind, and begins with the default values of all kinds above`() {
    let context = context()
    let new = CDFolder(context: context)
    #expect(new.entity.name == "Folder" && CDFolder.entity().name == "Folder")
    #expect(new.title == "new" && new.count == 3 && new.price == 1 && !new.isUpdated)
    let letter = CDLetter(context: context)
    #expect(letter.value(forKey: "stamp") as? Bool == true)
    let kind = letter.entity
    #expect(kind.attributesByName.keys.sorted() == ["stamp", "text"])
    #expect(kind.relationshipsByName.keys.sorted() == ["folder", "pinning"])
    #expect(
      kind.superentity?.name == "Paper" && kind.attributesByName["stamp"]?.isOptional == false)
    let made = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
    #expect((made as? CDFolder)?.title == "new")
  }

  @Test func `Both ends of a relationship stay in step`() {
    let context = context()
    let (one, two) = (CDFolder(context: context), CDFolder(context: context))
    let (a, b) = (CDPaper(context: context), CDLetter(context: context))
    a.folder = one
    b.folder = one
    #expect(one.papers as? Set<CDPaper> == [a, b])
    b.folder = two
    #expect(one.papers as? Set<CDPaper> == [a] && two.papers as? Set<CDPaper> == [b])
    two.papers = NSSet(array: [a])
    #expect(a.folder === two && b.folder == nil && one.papers?.count == 0)
    two.addOthers([b], forKey: "papers")
    #expect(b.folder === two && two.papers?.count == 2)
    two.removeOthers([a, b], forKey: "papers")
    #expect(a.folder == nil && two.papers?.count == 0)
  }

  @Test func `Objects with an order are put in, taken away and exchanged by their position`() {
    let context = context()
    let one = CDFolder(context: context)
    let papers = (0..<4).map { _ in CDPaper(context: context) }
    one.addOthers([papers[0], papers[1]], forKey: "pinned")
    one.insertOthers([papers[2]], at: [0], forKey: "pinned")
    #expect(one.pinned?.array as? [CDPaper] == [papers[2], papers[0], papers[1]])
    one.replaceOthers(at: [1], with: [papers[3]], forKey: "pinned")
    one.removeOthers(at: [0, 9], forKey: "pinned")
    #expect(one.pinned?.array as? [CDPaper] == [papers[3], papers[1]])
    #expect(papers[3].value(forKey: "pinning") as? CDFolder === one)
    #expect(papers[0].value(forKey: "pinning") == nil)
  }

  @Test func `What is deleted is taken from the other end, or takes it along`() throws {
    let context = context()
    let one = CDFolder(context: context)
    let (a, b) = (CDPaper(context: context), CDPaper(context: context))
    a.folder = one
    one.addOthers([b], forKey: "pinned")
    try context.save()
    context.delete(a)
    #expect(one.papers?.count == 0)
    context.delete(one)
    #expect(one.isDeleted && b.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<CDPaper>(entityName: "Paper")) == 0)
  }

  @Test
  func `A fetch finds the objects of kinds below, with their classes, if it is not asked not to`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let context = context(NSSQLiteStoreType)
      let one = CDFolder(context: context)
      one.price = 2
      one.addOthers([CDLetter(context: context), CDPaper(context: context)], forKey: "papers")
      try context.save()
    }
    let context = context(NSSQLiteStoreType)
    let request = NSFetchRequest<CDPaper>(entityName: "Paper")
    let papers = try context.fetch(request)
    #expect(papers.map { $0 is CDLetter } == [true, false])
    #expect(papers[0].folder === papers[1].folder && papers[0].folder?.price == 2)
    #expect(papers[0].folder?.papers?.count == 2)
    request.includesSubentities = false
    #expect(try context.fetch(request) == [papers[1]])
    let typed = try context.fetch(CDFolder.fetchRequest())
    #expect(typed.count == 1)
  }

  @Test func `A model that an app makes in its code is one, too`() throws {
    let (entity, attribute) = (NSEntityDescription(), NSAttributeDescription())
    (attribute.name, attribute.defaultValue) = ("text", "made")
    (entity.name, entity.managedObjectClassName) = ("Made", "CoreDataTests.CDOther")
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Made", managedObjectModel: model)
    let other = CDOther(context: container.viewContext)
    #expect(other.entity === entity && other.value(forKey: "text") as? String == "made")
  }
}

private final class CDOther: NSManagedObject {}
