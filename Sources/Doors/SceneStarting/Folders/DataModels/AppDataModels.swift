import SceneLowering
import SceneProjects
import SceneReporting

/// The code that is made of an app's models of Core Data: classes, extensions, or neither.
struct AppDataModels {
  /// The code that is made for a kind of object.
  struct MadeEntity {
    let entity: DataEntity
    /// The class, as Swift writes it.
    let type: String
    /// The class above.
    let parent: String
    /// Whether the class is made, too, and not the properties alone.
    let isClass: Bool
    /// Whether the class is seen outside of the module.
    let isPublic: Bool
    /// The facts that the app's own code declares for the class.
    let own: OwnType
  }

  /// The models.
  let models: DataModels
  /// The classes and extensions that are made, in the order of the files.
  private(set) var made: [MadeEntity] = []
  /// The models and classes that could not be read or made, one sentence each.
  private(set) var remarks: [String]
  /// The paths of sources with nothing else than classes of the models, and extensions of these.
  let byHand: [String]
  /// The app's own types.
  private let own: OwnTypes
  private let entities: [String: DataEntity]

  /// Reads the models of an app.
  ///
  /// - Parameters:
  ///   - project: What the project says of the app.
  ///   - sources: The lowered copies of its sources, those of its own modules among them.
  init(_ project: AppProject, _ sources: [LoweredSource]) {
    models = DataModels(of: project)
    remarks = models.remarks
    let all = models.models.flatMap(\.entities)
    own = all.isEmpty ? OwnTypes() : OwnTypes(sources)
    entities = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    let classes = Set(all.compactMap(\.className))
    byHand = all.isEmpty ? [] : sources.filter { Self.isOf(classes, $0) }.map(\.path)
    makeAll(without: [])
  }

  private static func isOf(_ classes: Set<String>, _ source: LoweredSource) -> Bool {
    let types = source.declarations.filter { $0.kind != "import_decl" }
    return !types.isEmpty
      && types.allSatisfy {
        ["class_decl", "extension_decl"].contains($0.kind) && classes.contains($0.name)
      }
  }

  /// Whether the app has a model that can be read.
  var areThere: Bool { !models.models.isEmpty }

  /// Every name, with the model's path.
  var lines: [String] {
    let types = Dictionary(made.map { ($0.entity.name, $0) }) { first, _ in first }
    return models.models.flatMap { model in
      model.entities.map { entity in
        let what = types[entity.name].map {
          $0.isClass ? "its class is made" : "its properties are made"
        }
        return "entity: \(entity.name) (\(model.path)): \(what ?? "nothing is made")"
      }
    }
  }

  /// Leaves out what a person has written in its stead.
  mutating func leaveOut(_ types: Set<String>) {
    if made.contains(where: { types.contains($0.type) }) { makeAll(without: types) }
  }

  /// Makes nothing, as it does not compile here.
  mutating func giveUp(_ mistake: String?) {
    made = []
    remarks.append(
      "the classes of the data models do not compile here, and are stubs: \(mistake ?? "no reason")"
    )
  }

  // MARK: - What is made

  private mutating func makeAll(without byHand: Set<String>) {
    (made, remarks) = ([], models.remarks)
    var seen = byHand
    for model in models.models {
      for entity in model.entities {
        guard let name = entity.className, entity.generation != .nothing else { continue }
        guard let type = Self.identifier(name) else {
          remarks.append("\(model.path): no class can have the name '\(name)': none is made")
          continue
        }
        guard seen.insert(type).inserted else { continue }
        guard let found = made(entity, type, in: model) else { continue }
        made.append(found)
      }
    }
    let classes = Set(made.filter(\.isClass).map(\.type))
    made = made.map { under(classes, $0) }
  }

  /// Returns the code for a kind of object; nil where its class is the app's, not Core Data's.
  private mutating func made(
    _ entity: DataEntity, _ type: String, in model: DataModel
  ) -> MadeEntity? {
    let known = own[type]
    if let known, !known.isClass || known.isHidden {
      remarks.append(
        "\(model.path): the app's own '\(type)' is no class of this model: none is made")
      return nil
    }
    return MadeEntity(
      entity: entity, type: type, parent: "", isClass: known == nil, isPublic: false,
      own: known ?? own.addition(to: type))
  }

  /// The same with the class above, which is known once all classes are.
  private func under(_ classes: Set<String>, _ made: MadeEntity) -> MadeEntity {
    let parent = self.parent(of: made.entity)
    let isMade = parent.map(classes.contains) ?? true
    let isThere = parent.map { isMade || own[$0]?.isClass == true } ?? true
    // A class under one by hand is seen no farther than that may be.
    return MadeEntity(
      entity: made.entity, type: made.type,
      parent: isThere ? parent ?? Self.object : Self.object, isClass: made.isClass,
      isPublic: made.isClass && isMade, own: made.own)
  }

  /// The class above all others.
  static let object = "NSManagedObject"

  /// The class above that of a kind; nil for that of Core Data.
  private func parent(of entity: DataEntity) -> String? {
    let line = line(above: entity)
    let isRound = line.contains { $0.name == entity.name }
    guard !isRound, let name = line.first?.className, name != entity.className else { return nil }
    return Self.identifier(name)
  }

  /// The kinds above one; they end where one comes again.
  func line(above entity: DataEntity) -> [DataEntity] {
    var line: [DataEntity] = []
    var next = entity.parent
    while let name = next, let found = entities[name], !line.contains(where: { $0.name == name }) {
      line.append(found)
      next = found.parent
    }
    return line
  }

  /// The class of the other objects of a relationship.
  func destination(of relationship: DataRelationship) -> String {
    let name = relationship.destination.flatMap { entities[$0]?.className }
    guard let type = name.flatMap(Self.identifier) else { return Self.object }
    let isThere = made.contains { $0.type == type } || own[type]?.isClass == true
    return isThere ? type : Self.object
  }

  /// Whether a class is made and seen outside of the module.
  func isPublic(_ type: String) -> Bool {
    type == Self.object || made.contains { $0.type == type && $0.isPublic }
  }

  /// Whether the app's module has a type of a name, so that another one needs its module in front.
  func hasType(_ name: String) -> Bool {
    own[name] != nil || made.contains { $0.type == name }
  }

  /// The name of a class or a property as Swift writes it; nil where Xcode would not write it.
  static func identifier(_ name: String) -> String? {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      name.first?.isNumber == false
    else { return nil }
    return SwiftText.identifier(name)
  }
}
