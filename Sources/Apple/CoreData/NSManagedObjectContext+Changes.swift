import UIKit

/// The changes of a context that were not announced yet.
struct UnsaidChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// Objects whose values were read again, whatever they are now.
  var refreshed: [NSManagedObject] = []
  /// Whether something is to be said, be it of no object.
  var isThere = false
}

// Changes are said once for a turn of the app's work, behind it, or before a save.
//
// Source: Apple, foundation/nsnotification/name/nsmanagedobjectcontextobjectsdidchange.
extension NSManagedObjectContext {
  func notes(_ object: NSManagedObject, in list: WritableKeyPath<UnsaidChanges, [NSManagedObject]>)
  {
    notes([object], in: list)
  }

  func notes(
    _ objects: [NSManagedObject], in list: WritableKeyPath<UnsaidChanges, [NSManagedObject]>
  ) {
    unsaid[keyPath: list] += objects
    if unsaid.isThere { return }
    unsaid.isThere = true
    Self.later { [weak self] in self?.processPendingChanges() }
  }

  func saysChanges() {
    guard unsaid.isThere else { return }
    let changes = unsaid
    unsaid = UnsaidChanges()
    let new = Set(changes.inserted)
    let gone = Set(changes.deleted)
    let other = Set(changes.updated).subtracting(new).subtracting(gone)
    let lists = [
      (NSInsertedObjectsKey, new.subtracting(gone)), (NSUpdatedObjectsKey, other),
      (NSDeletedObjectsKey, gone.subtracting(new)), (NSRefreshedObjectsKey, Set(changes.refreshed)),
    ]
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: lists.reduce(into: [:]) { info, list in
        if !list.1.isEmpty { info[list.0] = list.1 }
      })
  }
}
