// Both ends of a relationship, as a model joins them.
extension NSManagedObject {
  /// Takes note at the other ends that a value has changed.
  ///
  /// Source: Apple, Core Data Programming Guide, *Creating Managed Object Relationships*: a change of one end
  /// is made at the other, where the relationship has an inverse.
  func keepsInStep(_ key: String, from old: Any?, to new: Any?) {
    guard let relationship = entity.relationship(key),
      let inverse = relationship.inverseRelationship
    else { return }
    let (before, after) = (Self.objects(in: old), Self.objects(in: new))
    for object in before where !after.contains(where: { $0 === object }) {
      object.loses(self, inverse)
    }
    for object in after where !before.contains(where: { $0 === object }) {
      object.gains(self, inverse, back: relationship)
    }
  }

  /// Takes note at the other ends that the object is about to be deleted.
  func leavesOthers() {
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      let others = Self.objects(in: values[relationship.name])
      if relationship.deleteRule == .cascadeDeleteRule {
        for other in others where !other.isDeleted { other.managedObjectContext?.delete(other) }
      } else if relationship.deleteRule != .noActionDeleteRule,
        let inverse = relationship.inverseRelationship
      {
        for other in others where !other.isDeleted { other.loses(self, inverse) }
      }
    }
  }

  /// Has no other objects any more, as its context is gone.
  func forgetsOthers() {
    for (name, value) in values where !Self.objects(in: value).isEmpty { values[name] = nil }
  }

  /// The objects of a value, those without an order by their age.
  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case nil: return []
    case let object as NSManagedObject: return [object]
    case let objects as NSOrderedSet: return objects.array.compactMap { $0 as? NSManagedObject }
    case let objects as Set<NSManagedObject>: return byAge(Array(objects))
    case let objects as NSSet:
      return byAge(objects.allObjects.compactMap { $0 as? NSManagedObject })
    case let objects as [NSManagedObject]: return objects
    default: return []
    }
  }

  private static func byAge(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }

  private func loses(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let name = relationship.name
    let others = Self.objects(in: values[name])
    guard others.contains(where: { $0 === object }) else { return }
    takes(others.filter { $0 !== object }, for: relationship)
  }

  private func gains(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
    back: NSRelationshipDescription
  ) {
    let others = Self.objects(in: values[relationship.name])
    guard !others.contains(where: { $0 === object }) else { return }
    if relationship.isToMany { return takes(others + [object], for: relationship) }
    // What had it before has it no longer.
    for other in others { other.loses(self, back) }
    takes([object], for: relationship)
  }

  private func takes(_ objects: [NSManagedObject], for relationship: NSRelationshipDescription) {
    let value: Any? =
      if !relationship.isToMany {
        objects.first
      } else if relationship.isOrdered {
        NSOrderedSet(array: objects)
      } else {
        NSSet(array: objects)
      }
    sets(value, for: relationship.name)
  }
}

// What made sources call for relationships to several objects.
extension NSManagedObject {
  /// Adds objects to those of a name, behind the others where they have an order.
  public func addOthers(_ objects: [Any], forKey key: String) {
    changeOthers(key) { others in
      for case let object as NSManagedObject in objects
      where !others.contains(where: { $0 === object }) {
        others.append(object)
      }
    }
  }

  /// Takes objects away from those of a name.
  public func removeOthers(_ objects: [Any], forKey key: String) {
    let gone = objects.compactMap { $0 as? NSManagedObject }
    changeOthers(key) { others in others.removeAll { other in gone.contains { $0 === other } } }
  }

  /// Takes the objects at some positions away.
  public func removeOthers(at indexes: IndexSet, forKey key: String) {
    changeOthers(key) { others in
      for index in indexes.reversed() where others.indices.contains(index) {
        others.remove(at: index)
      }
    }
  }

  /// Puts objects at some positions, each at the one that it has then.
  public func insertOthers(_ objects: [NSManagedObject], at indexes: IndexSet, forKey key: String) {
    changeOthers(key) { others in
      for (object, index) in zip(objects, indexes) {
        others.removeAll { $0 === object }
        others.insert(object, at: min(index, others.count))
      }
    }
  }

  /// Puts objects in the stead of those at some positions.
  public func replaceOthers(
    at indexes: IndexSet, with objects: [NSManagedObject], forKey key: String
  ) {
    changeOthers(key) { others in
      for (object, index) in zip(objects, indexes) where others.indices.contains(index) {
        others[index] = object
      }
    }
  }

  private func changeOthers(_ key: String, _ change: (inout [NSManagedObject]) -> Void) {
    var others = Self.objects(in: value(forKey: key))
    change(&others)
    let isOrdered = entity.relationship(key)?.isOrdered ?? (value(forKey: key) is NSOrderedSet)
    setValue(isOrdered ? NSOrderedSet(array: others) : NSSet(array: others), forKey: key)
  }
}
