import Combine
public import UIKit

/// Where objects are made, changed, found and saved.
///
/// Source: Apple, coredata/nsmanagedobjectcontext.
open class NSManagedObjectContext: NSObject {
  private var registered: [Int: NSManagedObject] = [:]
  private(set) var inserted: [NSManagedObject] = []
  private(set) var updated: [NSManagedObject] = []
  private(set) var deleted: [NSManagedObject] = []
  /// The changes since the last announcement.
  var unsaid = UnsaidChanges()

  /// Where the stores are, for a context without a parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.meets(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The context to which this one saves.
  open var parent: NSManagedObjectContext?
  /// The name that the app gave the context; stored, never used.
  open var name: String?
  /// On which thread it works; stored, never used, as all work of a case is on one.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Whether what others save is taken over.
  open var automaticallyMergesChangesFromParent = false
  /// Whose value counts where two have changed one: the last that saves, whatever is set here.
  open var mergePolicy: Any = NSMergePolicy.error
  /// The manager that takes changes back; stored, never used.
  open var undoManager: UndoManager?
  /// Whose transaction it is; stored, never used.
  open var transactionAuthor: String?
  /// Whether what was deleted goes on at the end of a turn; stored, never used.
  open var shouldDeleteInaccessibleFaults = true

  /// Creates a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
  /// Creates a context.
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(
      concurrencyType: concurrencyType == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// On which thread a context works.
  ///
  /// Source: Apple, coredata/nsmanagedobjectcontext/concurrencytype.
  public enum ConcurrencyType: Sendable {
    /// On the main one.
    case mainQueue
    /// On one of its own.
    case privateQueue
  }

  // Objects that have each other would keep each other.
  deinit { for object in registered.values { object.forgetsOthers() } }

  private var source: (any StoreSource)? { parent ?? coordinator }

  // MARK: What is to be saved

  /// Whether something is to be saved.
  open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }
  /// The objects that are new.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// The objects that have other values.
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// The objects that will be gone.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

  /// Takes an object that was made without a context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.objectID = NSManagedObjectID(nextNumber(), object.entity, isTemporary: true)
    adds(object)
  }

  /// Marks an object: the next save deletes it.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !deleted.contains(where: { $0 === object })
    else { return }
    object.prepareForDeletion()
    object.objectWillChange.send()
    notes(object, in: \.deleted)
    updated.removeAll { $0 === object }
    if let index = inserted.firstIndex(where: { $0 === object }) {
      inserted.remove(at: index)
      registered[object.objectID.number] = nil
      object.managedObjectContext = nil
    } else {
      deleted.append(object)
    }
    object.leavesOthers()
  }

  func adds(_ object: NSManagedObject) {
    object.managedObjectContext = self
    registered[object.objectID.number] = object
    inserted.append(object)
    notes(object, in: \.inserted)
    object.awakeFromInsert()
  }

  func changes(_ object: NSManagedObject) {
    notes(object, in: \.updated)
    let lists = [inserted, updated, deleted]
    if !lists.contains(where: { $0.contains { $0 === object } }) { updated.append(object) }
  }

  /// Saves what is to be saved: to the parent, or to the store.
  ///
  /// - Throws: What an object says that cannot be saved, or that there is no store.
  open func save() throws {
    guard hasChanges else { return }
    processPendingChanges()
    let (new, other, gone) = (inserted, updated, deleted)
    for object in new { try object.validateForInsert() }
    for object in other { try object.validateForUpdate() }
    for object in gone { try object.validateForDelete() }
    guard let source else { throw NSPersistentStoreCoordinator.missingStore }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in new + other + gone { object.willSave() }
    let changes = (inserted + updated).map { StoreChange.put(record(of: $0)) }
    try source.take(
      changes + gone.map { .remove($0.objectID.number) }, from: self)
    for object in new + other { object.isSaved() }
    for object in gone {
      registered[object.objectID.number] = nil
      object.managedObjectContext = nil
    }
    (inserted, updated, deleted) = ([], [], [])
    for object in new + other + gone { object.didSave() }
    center.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(other),
        NSDeletedObjectsKey: Set(gone),
      ])
  }

  private func record(of object: NSManagedObject) -> StoreRecord {
    StoreRecord(
      number: object.objectID.number, entity: object.entity.name ?? "",
      values: object.values.mapValues { StoredValue(taking: $0) })
  }

  /// Takes all changes back that were not saved.
  open func rollback() {
    for object in inserted {
      registered[object.objectID.number] = nil
      object.managedObjectContext = nil
    }
    let changed = updated + deleted
    (inserted, updated, deleted) = ([], [], [])
    for object in changed { rereads(object) }
    notes(changed, in: \.refreshed)
  }

  /// Forgets all objects.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (inserted, updated, deleted, registered) = ([], [], [], [:])
    notes([], in: \.refreshed)
  }

  /// Reads an object's values again; what was changed goes unless it is merged.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    if flag, object.hasChanges { return }
    updated.removeAll { $0 === object }
    rereads(object)
    notes(object, in: \.refreshed)
  }

  /// Reads the values of all objects again that were not changed.
  open func refreshAllObjects() {
    // In the order of their numbers: what is told to views follows it.
    let unchanged = registered.values.filter { !$0.hasChanges }
      .sorted { $0.objectID.number < $1.objectID.number }
    for object in unchanged { rereads(object) }
    notes(unchanged, in: \.refreshed)
  }

  private func rereads(_ object: NSManagedObject) {
    let number = object.objectID.number
    guard let record = try? source?.records().first(where: { $0.number == number }) else { return }
    reads(record, into: object)
  }

  private func reads(_ record: StoreRecord, into object: NSManagedObject) {
    object.objectWillChange.send()
    object.values = record.values.compactMapValues { $0.value { self.object($0) } }
    object.isSaved()
  }

  /// Does what others have saved here as well.
  open func mergeChanges(fromContextDidSave notification: Notification) { refreshAllObjects() }
  /// Says what has changed since that was said last.
  open func processPendingChanges() { saysChanges() }
  /// Gives objects numbers that last; they have them at once here.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
}

// What kinds of objects there are.
extension NSManagedObjectContext {
  /// The kind of a name, as the coordinator's model or one that was read has it.
  func entity(named name: String) -> NSEntityDescription {
    persistentStoreCoordinator?.managedObjectModel.entities.first { $0.name == name }
      ?? ManagedModels.entity(name) ?? NSEntityDescription(named: name)
  }

  /// The kind of a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let model = persistentStoreCoordinator?.managedObjectModel
    guard let entity = model?.entity(ofClass: "\(type)") else { return type.entity() }
    ManagedClasses.remember(type, entity.name ?? "\(type)")
    return entity
  }
}

// What is found.
extension NSManagedObjectContext {
  /// Fetches objects, their identities, or values by names, as the request's type says.
  ///
  /// - Throws: That there is no store.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if let type = Result.self as? NSManagedObject.Type, type != NSManagedObject.self {
      ManagedClasses.remember(type, request.entityName ?? "\(type)")
      // What is found has the kinds of the class's module, be there no app yet.
      _ = ManagedModels.model(of: type)
    }
    return try found(request).compactMap { object in
      object as? Result ?? object.objectID as? Result ?? NSDictionary(dictionary: object.values)
        as? Result
    }
  }

  /// Says how many objects a fetch would return.
  ///
  /// - Throws: That there is no store.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try found(request).count
  }

  private func found<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    guard let source else { throw NSPersistentStoreCoordinator.missingStore }
    let name = request.entityName ?? ""
    let names = request.includesSubentities ? entity(named: name).names : [name]
    let kept = try source.records().filter { names.contains($0.entity) }
      .compactMap { record in object(record) }
    var objects = kept
    if request.includesPendingChanges {
      objects.removeAll { object in deleted.contains { $0 === object } }
      objects += inserted.filter { names.contains($0.entity.name ?? "") }
    }
    if let predicate = request.predicate { objects.removeAll { !predicate.evaluate(with: $0) } }
    if let orders = request.sortDescriptors, !orders.isEmpty {
      objects = Self.sorted(objects, by: orders)
    }
    objects = Array(objects.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }

  /// Objects that stand alike keep the order in which they came.
  private static func sorted(
    _ objects: [NSManagedObject], by orders: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    objects.enumerated().sorted { one, other in
      for order in orders {
        switch order.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// The object of an identity, which the store may not have.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = object(objectID.number) { return object }
    let object = ManagedClasses.find(objectID.entity.name ?? "")
      .init(entity: objectID.entity, insertInto: nil)
    object.objectID = objectID
    object.managedObjectContext = self
    return object
  }

  /// The object of an identity.
  ///
  /// - Throws: That there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = object(objectID.number) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }

  /// The object of an identity that the context knows.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID.number]
  }

  private func object(_ number: Int) -> NSManagedObject? {
    if let known = registered[number] { return known }
    guard let record = try? source?.records().first(where: { $0.number == number }) else {
      return nil
    }
    return object(record)
  }

  private func object(_ record: StoreRecord) -> NSManagedObject? {
    if let known = registered[record.number] { return known }
    let entity = self.entity(named: record.entity)
    let object = ManagedClasses.find(record.entity).init(entity: entity, insertInto: nil)
    object.objectID = NSManagedObjectID(record.number, entity, isTemporary: false)
    object.managedObjectContext = self
    // It is known before its values are read: two objects may have each other.
    registered[record.number] = object
    reads(record, into: object)
    object.awakeFromFetch()
    return object
  }
}

extension NSManagedObjectContext: StoreSource {
  func nextNumber() -> Int { source?.nextNumber() ?? (registered.keys.max() ?? 0) + 1 }

  func records() throws -> [StoreRecord] {
    let gone = deleted.map(\.objectID.number)
    let kept = try (source?.records() ?? []).filter { !gone.contains($0.number) }
    return kept.map { old in
      updated.first { $0.objectID.number == old.number }.map { record(of: $0) } ?? old
    } + inserted.map { record(of: $0) }
  }

  func take(_ changes: [StoreChange], from context: NSManagedObjectContext) throws {
    for change in changes {
      switch change {
      case .remove(let number): if let object = object(number) { delete(object) }
      case .put(let record): takes(record)
      }
    }
  }

  private func takes(_ record: StoreRecord) {
    if let object = object(record.number) {
      object.values = record.values.compactMapValues { $0.value { self.object($0) } }
      self.changes(object)
      return
    }
    let entity = self.entity(named: record.entity)
    let object = ManagedClasses.find(record.entity).init(entity: entity, insertInto: nil)
    object.objectID = NSManagedObjectID(record.number, entity, isTemporary: true)
    object.managedObjectContext = self
    registered[record.number] = object
    inserted.append(object)
    notes(object, in: \.inserted)
    object.values = record.values.compactMapValues { $0.value { self.object($0) } }
  }
}
