import CoreData
import SwiftUI
import Testing

/// What `@FetchRequest` shows of a context, and when it fetches again.
///
/// Source: Apple, swiftui/fetchrequest, swiftui/fetchedresults.
@MainActor
@Suite struct FetchTests {
  private let context: NSManagedObjectContext

  init() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = coordinator
  }

  @discardableResult
  private func adds(_ title: String) -> Note {
    let note = Note(context: context)
    note.title = title
    return note
  }

  private func tree<Content: View>(_ content: Content) -> PlayedTree {
    PlayedTree { content.environment(\.managedObjectContext, context) }
  }

  @Test func `Objects are shown in their order, and new ones when there are some`() {
    adds("b")
    let tree = tree(Titles())
    #expect(tree.text == ["b"])
    tree.does { adds("a") }
    #expect(tree.text == ["a", "b"])
  }

  @Test func `An empty list of orders is enough`() {
    adds("a")
    #expect(tree(UnorderedTitles()).text == ["a"])
  }

  @Test func `A deleted object is gone at once, and one that is taken back is there again`() throws
  {
    let note = adds("a")
    try context.save()
    let tree = tree(Titles())
    tree.does { context.delete(note) }
    #expect(tree.text == [])
    tree.does { context.rollback() }
    #expect(tree.text == ["a"])
  }

  @Test func `A changed value changes the order`() {
    let note = adds("a")
    adds("b")
    let tree = tree(Titles())
    tree.does { note.title = "c" }
    #expect(tree.text == ["b", "c"])
  }

  @Test func `A new condition fetches again`() {
    adds("a")
    adds("b")
    let tree = tree(Titles())
    tree.tap("only b")
    #expect(tree.text == ["b"])
    tree.tap("all")
    #expect(tree.text == ["a", "b"])
  }

  @Test func `Another context in the surroundings has other objects`() throws {
    adds("a")
    let tree = PlayedTree { Contexts(first: context) }
    #expect(tree.text == ["a"])
    tree.tap("other")
    #expect(tree.text == [])
  }

  @Test func `A view that looks at an object follows its values`() {
    let note = adds("a")
    let tree = tree(Title(note: note))
    tree.does { note.title = "b" }
    #expect(tree.text == ["b"])
  }

  @Test func `Without a store there is nothing, and no end`() {
    #expect(PlayedTree { Titles() }.text == [])
  }
}

/// A kind of objects, as it is lowered.
private final class Note: NSManagedObject, Identifiable {
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
}

private struct Titles: View {
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Note.title, ascending: true)])
  private var notes: FetchedResults<Note>

  var body: some View {
    ForEach(notes) { Text($0.title ?? "") }
    Button("only b") {
      notes.nsPredicate = NSPredicate { object, _ in (object as? Note)?.title == "b" }
    }
    Button("all") { $notes.wrappedValue.nsPredicate = nil }
  }
}

private struct UnorderedTitles: View {
  @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<Note>

  var body: some View { ForEach(notes) { Text($0.title ?? "") } }
}

private struct Contexts: View {
  let first: NSManagedObjectContext
  @State private var isFirst = true

  var body: some View {
    Titles().environment(
      \.managedObjectContext, isFirst ? first : NSManagedObjectContext(.mainQueue))
    Button("other") { isFirst = false }
  }
}

private struct Title: View {
  @ObservedObject var note: Note

  var body: some View { Text(note.title ?? "") }
}
