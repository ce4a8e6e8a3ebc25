/// A model, a store and the context of the main thread.
///
/// Source: Apple, coredata/nspersistentcontainer.
open class NSPersistentContainer: NSObject {
  /// The name of the model, and of the store's file.
  public let name: String
  /// The model with the app's entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator between contexts and stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main thread.
  public let viewContext: NSManagedObjectContext
  /// The stores to load.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container; its model has the kinds of all of the app's models.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: ManagedModels.host ?? NSManagedObjectModel())
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent(name + ".sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder of stores: that of the case's device.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Loads the stores; the handler is called before this returns, unless a description says later.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes a context for another thread.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does work with a context of its own, later.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does work with a context of its own, and waits for it.
  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// A container whose store others share by iCloud; none does here.
///
/// Source: Apple, coredata/nspersistentcloudkitcontainer.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// How a store is loaded.
///
/// Source: Apple, coredata/nspersistentstoredescription.
open class NSPersistentStoreDescription: NSObject {
  /// Where it lies.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// Which part of the model it is for; stored, never used.
  open var configuration: String?
  /// Whether it is loaded later.
  open var shouldAddStoreAsynchronously = false
  /// Whether it is changed to a new model; stored, never used.
  open var shouldMigrateStoreAutomatically = true
  /// Whether how it is changed is found out; stored, never used.
  open var shouldInferMappingModelAutomatically = true
  /// Whether it cannot be written; stored, never used.
  open var isReadOnly = false
  /// The further options of the store; plain values here.
  open private(set) var options: [String: NSObject] = [:]

  /// Describes a store without a place.
  public override init() { super.init() }
  /// Describes a store at a place.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Says something else; stored, never used.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
