import UIKit

/// The app's entities: those of its models that `scenefuzz init` has read.
///
/// Source: Apple, coredata/nsmanagedobjectmodel.
open class NSManagedObjectModel: NSObject {
  /// The kinds.
  open var entities: [NSEntityDescription] = []
  /// The kinds by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    entities.reduce(into: [:]) { $0[$1.name ?? ""] = $1 }
  }

  /// Creates a model without kinds.
  public override init() { super.init() }
  /// Creates a model; it has the kinds of all of the app's models, whichever file is named.
  public init?(contentsOf url: URL) {
    super.init()
    entities = ManagedModels.host?.entities ?? []
  }
  /// Creates a model of all kinds.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    ManagedModels.host ?? NSManagedObjectModel()
  }

  /// The kind whose objects have a class: that of the class's name before others.
  func entity(ofClass type: String) -> NSEntityDescription? {
    let found = entities.filter {
      ($0.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) == type
    }
    return found.first { $0.name == type } ?? found.first
  }
}

/// An app's models as their files describe them: a class that `scenefuzz init` makes fills one.
///
/// The class is `MadeDataModel` in the app's module, where contexts look for it. It has a line for each kind,
/// value and relationship; those of a kind follow it.
open class ReadDataModel: NSObject {
  private(set) var entities: [NSEntityDescription] = []
  private var parents: [String: String] = [:]
  private var destinations: [(NSRelationshipDescription, entity: String, inverse: String?)] = []

  /// Creates a model that is not filled.
  public required override init() { super.init() }

  /// Says what the models have.
  open func fill() {}

  /// Adds a kind.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - type: The name of its class.
  ///   - parent: The kind above; nil for none.
  ///   - isAbstract: Whether no object is of this kind alone.
  public func entity(
    _ name: String, type: String, parent: String? = nil, isAbstract: Bool = false
  ) {
    let entity = NSEntityDescription(named: name)
    entity.managedObjectClassName = type
    entity.isAbstract = isAbstract
    parents[name] = parent
    entities.append(entity)
  }

  /// Adds a value of the last kind, with what it is at the beginning.
  public func attribute(_ name: String, default value: Any? = nil, isOptional: Bool = true) {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.isOptional = isOptional
    attribute.defaultValue = value
    entities.last?.properties.append(attribute)
  }

  /// Adds a relationship of the last kind.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - entity: The kind of the other objects.
  ///   - inverse: The name of what the other objects have; nil for nothing.
  ///   - isToMany: Whether there may be several.
  ///   - isOrdered: Whether they have an order.
  ///   - deleteRule: What becomes of them when an object is deleted.
  public func relationship(
    _ name: String, to entity: String, inverse: String? = nil, isToMany: Bool = false,
    isOrdered: Bool = false, deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.maxCount = isToMany ? 0 : 1
    relationship.isOrdered = isOrdered
    relationship.deleteRule = deleteRule
    entities.last?.properties.append(relationship)
    destinations.append((relationship, entity, inverse))
  }

  /// The model, with what stands above and across from what.
  func model(in module: String) -> NSManagedObjectModel {
    fill()
    let model = NSManagedObjectModel()
    model.entities = entities
    let byName = model.entitiesByName
    for entity in entities {
      entity.module = module
      guard let name = entity.name, let parent = parents[name].flatMap({ byName[$0] }) else {
        continue
      }
      // A kind that would be above itself has none above it.
      if !parent.isKindOf(entity: entity) { parent.subentities.append(entity) }
    }
    for (relationship, entity, inverse) in destinations {
      relationship.destinationEntity = byName[entity]
      relationship.inverseRelationship = inverse.flatMap { byName[entity]?.relationship($0) }
    }
    return model
  }
}

/// The models of apps, by the modules that have them.
enum ManagedModels {
  private static var models: [String: NSManagedObjectModel] = [:]
  private static var empty: Set<String> = []
  private static let lock = NSLock()

  /// The models of the module that has a class; nil where it has none.
  static func model(of type: NSManagedObject.Type) -> NSManagedObjectModel? {
    let module = String(reflecting: type).prefix { $0 != "." }
    return model(in: String(module))
  }

  /// The models of the app that is played.
  static var host: NSManagedObjectModel? { hostModule.flatMap { model(in: $0) } }

  /// The kind of a name: that of the app that is played before those of other modules.
  static func entity(_ name: String) -> NSEntityDescription? {
    if let entity = host?.entitiesByName[name] { return entity }
    let others = lock.withLock { models.sorted { $0.key < $1.key }.map(\.value) }
    return others.lazy.compactMap { $0.entitiesByName[name] }.first
  }

  private static func model(in module: String) -> NSManagedObjectModel? {
    let (known, isEmpty) = lock.withLock { (models[module], empty.contains(module)) }
    if known != nil || isEmpty { return known }
    let type = NSClassFromString(module + ".MadeDataModel") as? ReadDataModel.Type
    let model = type.map { $0.init().model(in: module) }
    lock.withLock {
      models[module] = model
      if model == nil { empty.insert(module) }
    }
    return model
  }

  /// The module of the app's delegate, or of the program that a delegate of ours begins.
  static var hostModule: String? {
    guard CurrentHost.isHere else { return nil }
    return CurrentHost.here {
      UIApplication.shared.delegate.flatMap { delegate in
        String(reflecting: type(of: delegate)).split(separator: "<").last?
          .split(separator: ".").first.map(String.init)
      }
    }
  }
}
