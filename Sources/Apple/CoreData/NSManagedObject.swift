public import Combine
import UIKit

/// A type that a fetch may return.
///
/// Source: Apple, coredata/nsfetchrequestresult.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// Which object something is, whatever the context.
///
/// Source: Apple, coredata/nsmanagedobjectid.
open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  let number: Int
  /// The object's entity.
  public let entity: NSEntityDescription
  /// Whether the object was not saved yet.
  public internal(set) var isTemporaryID: Bool

  init(_ number: Int, _ entity: NSEntityDescription, isTemporary: Bool) {
    self.number = number
    self.entity = entity
    isTemporaryID = isTemporary
  }

  /// The number in the form of a link.
  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://case/\(entity.name ?? "")/p\(number)") ?? URL(fileURLWithPath: "/")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.number == number
  }
  open override var hash: Int { number }
}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// An object that a context keeps track of; its values are found by their names.
///
/// Where the app's model was read, an object begins with the model's default values, and both ends of a
/// relationship stay in step. Without one it has any value that is set, and nothing else.
///
/// Source: Apple, coredata/nsmanagedobject.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// The object's entity.
  public let entity: NSEntityDescription
  /// Which object it is.
  public internal(set) var objectID: NSManagedObjectID
  /// Which context it belongs to.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The publisher that tells that a value of the object is about to change.
  public let objectWillChange = ObservableObjectPublisher()
  var values: [String: Any] = [:]
  private var changed: [String: Any] = [:]

  /// Creates an object of a kind, for a context or for none.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(context?.nextNumber() ?? 0, entity, isTemporary: true)
    super.init()
    values = entity.defaults
    guard let context else { return }
    context.adds(self)
  }

  /// Creates an object for a context; its kind is that of its class.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// The kind of the class: that of its name where no model says it.
  open class func entity() -> NSEntityDescription { NSEntityDescription.named(of: self) }

  /// A request for all objects of the kind of the class; one that is typed comes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: Values

  /// The value of a name; nil where none was set.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a name; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) {
    let old = values[key]
    sets(value, for: key)
    keepsInStep(key, from: old, to: value)
  }

  func sets(_ value: Any?, for key: String) {
    objectWillChange.send()
    values[key] = value
    changed[key] = value ?? NSNull()
    managedObjectContext?.changes(self)
  }

  /// The value at the end of names that stand with points between them.
  open func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, let value = value(forKey: first) else { return nil }
    return names.count == 1 ? value : (value as? NSManagedObject)?.value(forKeyPath: names[1])
  }
  /// Sets the value at the end of names that stand with points between them.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first else { return }
    if names.count == 1 { return setValue(value, forKey: first) }
    (self.value(forKey: first) as? NSManagedObject)?.setValue(value, forKeyPath: names[1])
  }
  /// The value of a name, without a note.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the value of a name, without a note.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The values of some names.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = values[$1] ?? NSNull() }
  }
  /// Sets several values.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
  /// The values that were set since the object was saved.
  open func changedValues() -> [String: Any] { changed }
  /// A value is about to be read; a note without effect here.
  open func willAccessValue(forKey key: String?) {}
  /// A value was read; a note without effect here.
  open func didAccessValue(forKey key: String?) {}
  /// A value is about to be set.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// A value was set; a note without effect here.
  open func didChangeValue(forKey key: String) { managedObjectContext?.changes(self) }

  // MARK: Its life

  /// Whether it is new to its context.
  open var isInserted: Bool { managedObjectContext?.inserted.contains { $0 === self } ?? false }
  /// Whether it was changed since it was saved.
  open var isUpdated: Bool { managedObjectContext?.updated.contains { $0 === self } ?? false }
  /// Whether it will be gone with the next save.
  open var isDeleted: Bool { managedObjectContext?.deleted.contains { $0 === self } ?? false }
  /// Whether something of it is to be saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether its values are still to be read: never here.
  open var isFault: Bool { false }

  /// The object is new.
  open func awakeFromInsert() {}
  /// The object was read.
  open func awakeFromFetch() {}
  /// The object is about to be saved.
  open func willSave() {}
  /// The object was saved.
  open func didSave() {}
  /// The object is about to be deleted.
  open func prepareForDeletion() {}
  /// Asks whether the object can be saved as new.
  open func validateForInsert() throws {}
  /// Asks whether the object can be saved with its changes.
  open func validateForUpdate() throws {}
  /// Asks whether the object can be deleted.
  open func validateForDelete() throws {}

  func isSaved() {
    changed = [:]
    objectID.isTemporaryID = false
  }
}

// What a predicate's format names is found by its name.
extension NSManagedObject: KeyedObject {}
