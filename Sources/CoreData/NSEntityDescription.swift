import UIKit

/// A kind of object: a name, as no model is read here.
///
/// Source: Apple, coredata/nsentitydescription.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The class of its objects.
  open var managedObjectClassName: String?

  /// Creates a kind without a name.
  public override init() { super.init() }

  convenience init(named name: String) {
    self.init()
    self.name = name
    managedObjectClassName = name
  }

  static func named(of type: NSManagedObject.Type) -> NSEntityDescription {
    let name = "\(type)"
    ManagedClasses.remember(type, name)
    return NSEntityDescription(named: name)
  }

  /// The kind of a name.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(named: entityName) }

  /// Makes an object of a kind, of the class that has its name where there is one.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    ManagedClasses.find(entityName).init(
      entity: NSEntityDescription(named: entityName), insertInto: context)
  }
}

/// The classes of kinds of objects, found by their names.
enum ManagedClasses {
  private static var known: [String: NSManagedObject.Type] = [:]
  private static let lock = NSLock()

  static func remember(_ type: NSManagedObject.Type, _ name: String) {
    lock.withLock { known[name] = type }
  }

  /// The class of a name that was seen, or that the module of the app's delegate has.
  static func find(_ name: String) -> NSManagedObject.Type {
    if let type = lock.withLock({ known[name] }) { return type }
    let found = module.flatMap { NSClassFromString($0 + "." + name) } as? NSManagedObject.Type
    if let found { remember(found, name) }
    return found ?? NSManagedObject.self
  }

  private static var module: String? {
    guard CurrentHost.isHere else { return nil }
    return CurrentHost.here {
      UIApplication.shared.delegate.flatMap { delegate in
        String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init)
      }
    }
  }
}

/// What kinds of objects there are: any, as no model is read here.
///
/// Source: Apple, coredata/nsmanagedobjectmodel.
open class NSManagedObjectModel: NSObject {
  /// The kinds that the app has set.
  open var entities: [NSEntityDescription] = []
  /// The kinds by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    entities.reduce(into: [:]) { $0[$1.name ?? ""] = $1 }
  }

  /// Creates a model.
  public override init() { super.init() }
  /// Creates a model; the file is not read.
  public init?(contentsOf url: URL) { super.init() }
  /// Creates a model; no file is read.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}
