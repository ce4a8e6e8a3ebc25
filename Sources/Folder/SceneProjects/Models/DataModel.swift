/// A model of Core Data: the kinds of objects that an app keeps, in the version that it uses.
package struct DataModel: Hashable, Sendable {
  /// The path from the app's folder, such as `Notes/Model.xcdatamodeld`.
  package let path: String
  /// The kinds, in the order of the file.
  package let entities: [DataEntity]
}

/// A kind of object of a model.
package struct DataEntity: Hashable, Sendable {
  /// The code that Xcode writes for it when the app is built.
  ///
  /// Source: Apple, coredata/generating-code.
  package enum Generation: String, Hashable, Sendable {
    /// Its class and the properties.
    case type = "class"
    /// The properties alone, in an extension of a class by hand.
    case properties = "category"
    /// Nothing: a class by hand has them.
    case nothing = ""
  }

  /// The name.
  package let name: String
  /// The class of its objects without its module; nil for `NSManagedObject`.
  package let className: String?
  /// The name of the kind above; nil for none.
  package let parent: String?
  /// Whether no object is of this kind alone.
  package let isAbstract: Bool
  /// The code that Xcode writes for it.
  package let generation: Generation
  /// The values, in the order of the file.
  package internal(set) var attributes: [DataAttribute] = []
  /// The other objects, in the order of the file.
  package internal(set) var relationships: [DataRelationship] = []
  /// The names of results of requests that it has, each with the kind that is fetched.
  package internal(set) var fetched: [DataRelationship] = []
}

/// A value of a kind of object.
package struct DataAttribute: Hashable, Sendable {
  /// The type of a value, as the file writes it.
  package enum ValueKind: String, Hashable, Sendable, CaseIterable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case objectID = "ObjectID"
    case composite = "Composite"
    /// None, or one that is not known.
    case undefined = "Undefined"
  }

  /// The name.
  package let name: String
  /// The type of the value.
  package let kind: ValueKind
  /// Whether it may be without a value.
  package let isOptional: Bool
  /// Whether its property is a number of Swift's, not an object.
  package let isScalar: Bool
  /// The value that an object has from the beginning, as the file writes it; nil for nothing.
  package let defaultText: String?
  /// The class of what is transformed; nil for any.
  package let customClass: String?
}

/// Another object, or several, that an object has.
package struct DataRelationship: Hashable, Sendable {
  /// The rule for the others when an object is deleted, as the file writes it.
  package enum DeletionRule: String, Hashable, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  /// The name.
  package let name: String
  /// The kind of the others; nil where the file names none.
  package let destination: String?
  /// The name of the relationship back; nil for none.
  package let inverse: String?
  /// Whether there may be several.
  package let isToMany: Bool
  /// Whether they have an order.
  package let isOrdered: Bool
  /// The rule for the others when an object is deleted.
  package let deletionRule: DeletionRule
}
