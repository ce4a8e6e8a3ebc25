/// A kind of object: its name, its class, and what its objects have under which names.
///
/// A model that `scenefuzz init` has read knows all of it; without one a kind is a name.
///
/// Source: Apple, coredata/nsentitydescription.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The class of its objects.
  open var managedObjectClassName: String?
  /// Whether no object is of this kind alone; stored, never used.
  open var isAbstract = false
  /// The kind above.
  open private(set) weak var superentity: NSEntityDescription?
  /// The kinds below.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The properties of its objects, beside those of the entity above.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  /// The app's own data on the entity; plain values here.
  open var userInfo: [AnyHashable: Any]?
  /// The module that has its class; nil where none is known.
  var module: String?

  /// Creates a kind without a name.
  public override init() { super.init() }

  convenience init(named name: String) {
    self.init()
    self.name = name
    managedObjectClassName = name
  }

  static func named(of type: NSManagedObject.Type) -> NSEntityDescription {
    let entity =
      ManagedModels.model(of: type)?.entity(ofClass: "\(type)")
      ?? NSEntityDescription(named: "\(type)")
    ManagedClasses.remember(type, entity.name ?? "\(type)")
    return entity
  }

  /// The kind of a name.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.entity(named: entityName) }

  /// Makes an object of a kind, of the class that has its name where there is one.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    ManagedClasses.find(entityName).init(
      entity: context.entity(named: entityName), insertInto: context)
  }

  // MARK: What its objects have

  /// The properties of its objects by name, with those of the entities above.
  open var propertiesByName: [String: NSPropertyDescription] {
    var found = superentity?.propertiesByName ?? [:]
    for property in properties { found[property.name] = property }
    return found
  }
  /// The values of its objects by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The other objects that its objects have, by the names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Whether the kind is another one, or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// The names of the kind and of all below it.
  var names: Set<String> {
    subentities.reduce([name ?? ""]) { $0.union($1.names) }
  }

  /// The relationship with a name; nil where the name is a value's.
  func relationship(_ name: String) -> NSRelationshipDescription? {
    for property in properties where property.name == name {
      return property as? NSRelationshipDescription
    }
    return superentity?.relationship(name)
  }

  /// The values that an object has from the beginning.
  var defaults: [String: Any] {
    var found = superentity?.defaults ?? [:]
    for case let attribute as NSAttributeDescription in properties {
      found[attribute.name] = attribute.defaultValue
    }
    return found
  }
}

/// The classes of kinds of objects, found by their names.
enum ManagedClasses {
  private static var known: [String: NSManagedObject.Type] = [:]
  private static let lock = NSLock()

  static func remember(_ type: NSManagedObject.Type, _ name: String) {
    lock.withLock { known[name] = type }
  }

  /// The class of a name that was seen, or that the app's module has.
  static func find(_ name: String) -> NSManagedObject.Type {
    if let type = lock.withLock({ known[name] }) { return type }
    let entity = ManagedModels.entity(name)
    let type = entity?.managedObjectClassName ?? name
    let found =
      (entity?.module ?? ManagedModels.hostModule)
      .flatMap { NSClassFromString($0 + "." + type) } as? NSManagedObject.Type
    if let found { remember(found, name) }
    return found ?? NSManagedObject.self
  }
}
