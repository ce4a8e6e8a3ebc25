import UIKit

// Work for a context.
extension NSManagedObjectContext {
  /// Does work for the context later; that of an app which is played waits for the case.
  public func perform(_ block: @escaping () -> Void) { Self.later(block) }

  /// Does work for the context at once.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  /// Does work for the context, and waits for it.
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }

  static func later(_ block: @escaping () -> Void) {
    if CurrentHost.isHere { DispatchQueue.main.async { block() } } else { block() }
  }

  /// When work is done that is waited for; at once here.
  ///
  /// Source: Apple, coredata/nsmanagedobjectcontext/scheduledtasktype.
  public enum ScheduledTaskType: Sendable {
    /// At once where that is possible.
    case immediate
    /// After what is to be done already.
    case enqueued
  }
}

/// On which thread a context works.
///
/// Source: Apple, coredata/nsmanagedobjectcontextconcurrencytype.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On one of its own.
  case privateQueueConcurrencyType = 1
  /// On the main one.
  case mainQueueConcurrencyType = 2
}

/// Whose value counts where two have changed one; plain values here.
///
/// Source: Apple, coredata/nsmergepolicy.
open class NSMergePolicy: NSObject {
  /// None: saving fails.
  public static let error = NSMergePolicy()
  /// That of the store.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// That of the context.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// That of the context, whatever was changed.
  public static let overwrite = NSMergePolicy()
  /// That of the store, whatever was changed.
  public static let rollback = NSMergePolicy()
}

/// That of the store.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// That of the context.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// Under which name new objects stand.
public let NSInsertedObjectsKey = "inserted"
/// Under which name changed objects stand.
public let NSUpdatedObjectsKey = "updated"
/// Under which name deleted objects stand.
public let NSDeletedObjectsKey = "deleted"
/// Objects whose values were read again.
public let NSRefreshedObjectsKey = "refreshed"

extension NSNotification.Name {
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// Objects have changed; never posted here.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Another process has changed the store; never posted here.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
