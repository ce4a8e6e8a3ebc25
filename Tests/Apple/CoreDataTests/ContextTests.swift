import CoreData
import Foundation
import Synchronization
import Testing
import UIKit

/// A note as a lowered source declares it.
private final class Note: NSManagedObject {
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
  var rank: Int32 {
    get { value(forKey: "rank") as? Int32 ?? 0 }
    set { setValue(newValue, forKey: "rank") }
  }
  var next: Note? {
    get { value(forKey: "next") as? Note }
    set { setValue(newValue, forKey: "next") }
  }
  var parts: Set<Note> {
    get { value(forKey: "parts") as? Set<Note> ?? [] }
    set { setValue(newValue, forKey: "parts") }
  }

  override func validateForInsert() throws {
    if title == "" { throw CocoaError(.fileNoSuchFile) }
  }
}

/// Contexts, stores and what is fetched.
@Suite struct ContextTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("coredata-\(UUID().uuidString)")

  private func container(_ type: String = NSInMemoryStoreType) -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Notes")
    let description = NSPersistentStoreDescription(
      url: folder.appendingPathComponent("Notes.sqlite"))
    description.type = type
    container.persistentStoreDescriptions = [description]
    var isLoaded = false
    container.loadPersistentStores { _, error in isLoaded = error == nil }
    #expect(isLoaded)
    return container
  }

  private func titles(_ context: NSManagedObjectContext) throws -> [String] {
    try context.fetch(NSFetchRequest<Note>(entityName: "Note")).map { $0.title ?? "none" }
  }

  @Test func `A context has changes until they are saved or taken back`() throws {
    let context = container().viewContext
    #expect(!context.hasChanges)
    let note = Note(context: context)
    note.title = "one"
    #expect(context.hasChanges && note.isInserted && note.objectID.isTemporaryID)
    #expect(try titles(context) == ["one"])
    try context.save()
    #expect(!context.hasChanges && !note.hasChanges && !note.objectID.isTemporaryID)
    note.title = "two"
    #expect(note.isUpdated && note.changedValues().keys.sorted() == ["title"])
    context.rollback()
    #expect(note.title == "one" && !context.hasChanges)
    context.delete(note)
    #expect(note.isDeleted && context.deletedObjects == [note])
    #expect(try titles(context) == [])
    try context.save()
    #expect(note.managedObjectContext == nil && !context.hasChanges)
  }

  @Test func `A value is found at the end of several names`() {
    let context = container().viewContext
    let (one, two) = (Note(context: context), Note(context: context))
    one.next = two
    one.setValue("far", forKeyPath: "next.title")
    one.setValue("near", forKeyPath: "title")
    #expect(two.title == "far" && one.title == "near")
    #expect(one.value(forKeyPath: "next.title") as? String == "far")
    #expect(one.value(forKeyPath: "next.next.title") == nil)
  }

  @Test func `What cannot be saved is not saved`() throws {
    let context = container().viewContext
    let note = Note(context: context)
    note.title = ""
    #expect(throws: CocoaError.self) { try context.save() }
    #expect(context.hasChanges)
    note.title = "a"
    try context.save()
  }

  @Test func `Without a store nothing is saved or fetched`() {
    let context = NSPersistentContainer(name: "Empty").viewContext
    _ = Note(context: context)
    #expect(throws: NSError.self) { try context.save() }
    #expect(throws: NSError.self) {
      try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
    }
  }

  @Test func `A store in a file has what was saved, with its types and relationships`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let context = container(NSSQLiteStoreType).viewContext
      let (one, two) = (Note(context: context), Note(context: context))
      (one.title, one.rank, one.next) = ("one", 7, two)
      (two.title, two.next, two.parts) = ("two", one, [one, two])
      two.setValue(Date(timeIntervalSinceReferenceDate: 5), forKey: "date")
      try context.save()
      Note(context: context).title = "lost"
    }
    let context = container(NSSQLiteStoreType).viewContext
    let notes = try context.fetch(NSFetchRequest<Note>(entityName: "Note"))
    try #require(notes.count == 2)
    #expect(notes[0].title == "one" && notes[0].rank == 7 && notes[0].next === notes[1])
    #expect(notes[1].next === notes[0] && notes[1].parts == Set(notes))
    #expect(
      notes[1].value(forKey: "date") as? Date == Date(timeIntervalSinceReferenceDate: 5))
    #expect(!context.hasChanges)
  }

  @Test func `A fetch has a kind, an order, a predicate and limits`() throws {
    let context = container().viewContext
    for (title, rank) in [("b", 2), ("a", 1), ("c", 2)] as [(String, Int32)] {
      let note = Note(context: context)
      (note.title, note.rank) = (title, rank)
    }
    _ = NSEntityDescription.insertNewObject(forEntityName: "Other", into: context)
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [
      NSSortDescriptor(key: "rank", ascending: false),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    #expect(try context.fetch(request).map(\.title) == ["b", "c", "a"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.rank, ascending: true)]
    #expect(try context.fetch(request).map(\.title) == ["a", "b", "c"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.title, ascending: false)]
    Note(context: context).rank = 9
    #expect(try context.fetch(request).map(\.title) == ["c", "b", "a", nil])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.rank, ascending: true)]
    request.predicate = NSPredicate { note, _ in (note as? Note)?.rank == 2 }
    #expect(try context.count(for: request) == 2)
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.title) == ["c"])
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Other")) == 1)
    #expect(
      try context.fetch(NSFetchRequest<NSManagedObjectID>(entityName: "Other")).count == 1)
  }

  @Test func `A child saves to its parent, and contexts hear of each other`() throws {
    let container = container()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let note = Note(context: context)
    note.title = "one"
    try context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    try #require(try child.existingObject(with: note.objectID) as? Note).title = "two"
    Note(context: child).title = "new"
    #expect(try titles(child) == ["two", "new"])
    #expect(try titles(context) == ["one"])
    try child.save()
    #expect(try titles(context) == ["two", "new"] && context.hasChanges)
    try context.save()
    let other = container.newBackgroundContext()
    #expect(try titles(other) == ["two", "new"])
    try #require(try other.existingObject(with: note.objectID) as? Note).title = "three"
    try other.save()
    #expect(note.title == "three")
  }

  @Test func `Saving is announced, and work with a context of its own is done`() throws {
    let container = container()
    let context = container.newBackgroundContext()
    let titlesSaved = Mutex<[String]>([])
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { note in
      let objects = note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
      titlesSaved.withLock { $0 += objects.compactMap { ($0 as? Note)?.title } }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    context.perform {
      Note(context: context).title = "told"
      try? context.save()
    }
    #expect(titlesSaved.withLock { $0 } == ["told"])
    #expect(try titles(container.viewContext) == ["told"])
  }
}
