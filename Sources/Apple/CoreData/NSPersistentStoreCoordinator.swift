/// A store: the objects of an app, in a file or in memory.
///
/// Source: Apple, coredata/nspersistentstore.
open class NSPersistentStore: NSObject {
  let store: StoreRecords
  /// The type of the store.
  public let type: String
  /// Where it lies.
  open var url: URL?

  init(_ type: String, at url: URL?) {
    self.type = type
    self.url = url
    let isFile = type != NSInMemoryStoreType && url?.path != "/dev/null"
    store = StoreRecords(file: isFile ? url : nil)
  }
}

/// Stands between contexts and stores; the first store has everything here.
///
/// A store with a file writes it as a property list. On a case's device it outlives the process, as on a
/// device.
///
/// Source: Apple, coredata/nspersistentstorecoordinator.
open class NSPersistentStoreCoordinator: NSObject {
  private struct Reference {
    weak var context: NSManagedObjectContext?
  }

  private var contexts: [Reference] = []
  private var numbers = 0
  /// The model with the app's entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name that the app gave the coordinator; stored, never used.
  open var name: String?

  /// Creates one without a store.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Adds a store, which is read at once.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(storeType, at: storeURL)
    try store.store.write()
    persistentStores.append(store)
    return store
  }

  /// Adds a store that is described; the handler is called at once, or later where that is described.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let add = {
      do {
        try self.addPersistentStore(
          ofType: storeDescription.type, configurationName: nil, at: storeDescription.url)
        block(storeDescription, nil)
      } catch {
        block(storeDescription, error)
      }
    }
    if storeDescription.shouldAddStoreAsynchronously {
      NSManagedObjectContext.later(add)
    } else {
      add()
    }
  }

  /// Takes a store away; its file stays.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Deletes a store's file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    persistentStores.removeAll { $0.url == url }
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
  }

  /// The store at a place.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  func meets(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(Reference(context: context))
  }

  static var missingStore: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: 256,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The coordinator has no persistent stores. It cannot perform a save operation."
      ])
  }
}

extension NSPersistentStoreCoordinator: StoreSource {
  private func first() throws -> StoreRecords {
    guard let store = persistentStores.first else { throw Self.missingStore }
    return store.store
  }

  func records() throws -> [StoreRecord] { try first().records }

  func take(_ changes: [StoreChange], from context: NSManagedObjectContext) throws {
    try first().take(changes)
    for reference in contexts {
      guard let other = reference.context, other !== context else { continue }
      if other.automaticallyMergesChangesFromParent { other.refreshAllObjects() }
    }
  }

  func nextNumber() -> Int {
    if let store = persistentStores.first { return store.store.nextNumber() }
    // What is made before there is a store counts down, so that no record has its number.
    numbers -= 1
    return numbers
  }
}

/// A store in a database.
public let NSSQLiteStoreType = "SQLite"
/// A store in one file.
public let NSBinaryStoreType = "Binary"
/// A store without a file.
public let NSInMemoryStoreType = "InMemory"
/// Whether a store is changed to a new model; stored, never used.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether how it is changed is found out; stored, never used.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store's history is kept; stored, never used.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes of other processes are told; stored, never used.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
