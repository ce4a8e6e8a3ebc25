/// A property that the objects of an entity have under a name.
///
/// Source: Apple, coredata/nspropertydescription.
open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
  /// Whether it may be without a value; stored, never used, as nothing is validated.
  open var isOptional = true
  /// Whether it is left out of stores; stored, never used.
  open var isTransient = false
  /// The app's own data on the property; plain values here.
  open var userInfo: [AnyHashable: Any]?
  /// The kind.
  open internal(set) weak var entity: NSEntityDescription?
}

/// A value.
///
/// Source: Apple, coredata/nsattributedescription.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the value; stored, never used.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The class of what it is; stored, never used.
  open var attributeValueClassName: String?
  /// The value that an object begins with.
  open var defaultValue: Any?
}

/// The type of an attribute's value.
///
/// Source: Apple, coredata/nsattributetype.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// Another object, or several of them.
///
/// Source: Apple, coredata/nsrelationshipdescription.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The kind of the other objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the other objects, which is kept in step.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// How many there are at least; stored, never used.
  open var minCount = 0
  /// How many there may be; 0 for any number.
  open var maxCount = 0
  /// Whether they have an order.
  open var isOrdered = false
  /// The rule for the other objects when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether there may be several.
  open var isToMany: Bool { maxCount != 1 }
}

/// The treatment of other objects when one is deleted.
///
/// Source: Apple, coredata/nsdeleterule.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule = 0
  /// They have it no longer.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// It cannot be deleted; here they have it no longer.
  case denyDeleteRule = 3
}
