/// A value of a record, as a store keeps it.
enum StoredValue {
  /// A number, a text and the like.
  case plain(Any)
  /// Another object, by its number.
  case object(Int)
  /// Other objects, by their numbers, and what they came in.
  case objects([Int], Collection)

  /// The kind of collection that several objects come in.
  enum Collection: String {
    /// A set of Swift's.
    case set
    /// A set of Foundation's.
    case foundationSet
    /// An ordered set.
    case orderedSet
    /// An array.
    case array
  }

  /// Takes a value of a managed object.
  init(taking value: Any) {
    switch value {
    case let object as NSManagedObject: self = .object(object.objectID.number)
    case let objects as NSOrderedSet where objects.array is [NSManagedObject]:
      self = .objects(Self.numbers(objects.array), .orderedSet)
    case let objects as Set<NSManagedObject>:
      self = .objects(Self.numbers(Array(objects)).sorted(), .set)
    case let objects as NSSet where objects.allObjects is [NSManagedObject]:
      self = .objects(Self.numbers(objects.allObjects).sorted(), .foundationSet)
    case let objects as [NSManagedObject]: self = .objects(Self.numbers(objects), .array)
    default: self = .plain(value)
    }
  }

  private static func numbers(_ objects: [Any]) -> [Int] {
    objects.compactMap { ($0 as? NSManagedObject)?.objectID.number }
  }

  /// The value for an object of a context; nil where another object is there no longer.
  func value(_ object: (Int) -> NSManagedObject?) -> Any? {
    switch self {
    case .plain(let value): return value
    case .object(let number): return object(number)
    case .objects(let numbers, let collection):
      let objects = numbers.compactMap(object)
      switch collection {
      case .set: return Set(objects)
      case .foundationSet: return NSSet(array: objects)
      case .orderedSet: return NSOrderedSet(array: objects)
      case .array: return objects
      }
    }
  }
}

// What stands in the file of a store.
extension StoredValue {
  /// The value as a property list; nil for one that has no form there, which ends with the process.
  var propertyList: [String: Any]? {
    switch self {
    case .object(let number): return ["type": "object", "value": number]
    case .objects(let numbers, let collection):
      return ["type": collection.rawValue, "value": numbers]
    case .plain(let value): return Self.propertyList(value)
    }
  }

  private static func propertyList(_ value: Any) -> [String: Any]? {
    switch value {
    // It comes first, as 1 is a Bool, too.
    case let value as NSDecimalNumber: ["type": "NSDecimalNumber", "value": value.stringValue]
    case let value as Bool: ["type": "Bool", "value": value]
    case let value as Int: ["type": "Int", "value": value]
    case let value as Int16: ["type": "Int16", "value": Int(value)]
    case let value as Int32: ["type": "Int32", "value": Int(value)]
    case let value as Int64: ["type": "Int64", "value": Int(value)]
    case let value as Double: ["type": "Double", "value": value]
    case let value as Float: ["type": "Float", "value": Double(value)]
    case let value as String: ["type": "String", "value": value]
    case let value as Date: ["type": "Date", "value": value.timeIntervalSinceReferenceDate]
    case let value as Data: ["type": "Data", "value": value]
    case let value as URL: ["type": "URL", "value": value.absoluteString]
    case let value as UUID: ["type": "UUID", "value": value.uuidString]
    case let value as Decimal: ["type": "Decimal", "value": "\(value)"]
    default: nil
    }
  }

  /// Reads what was written; nil for anything else.
  init?(propertyList: Any) {
    guard let entry = propertyList as? [String: Any], let type = entry["type"] as? String,
      let value = entry["value"]
    else { return nil }
    if type == "object", let number = value as? Int {
      self = .object(number)
    } else if let collection = Collection(rawValue: type), let numbers = value as? [Int] {
      self = .objects(numbers, collection)
    } else if let plain = Self.plain(type, value) {
      self = .plain(plain)
    } else {
      return nil
    }
  }

  private static func plain(_ type: String, _ value: Any) -> Any? {
    switch type {
    case "Bool": value as? Bool
    case "Int": value as? Int
    case "Int16": (value as? Int).map { Int16(clamping: $0) }
    case "Int32": (value as? Int).map { Int32(clamping: $0) }
    case "Int64": (value as? Int).map { Int64($0) }
    case "Double": value as? Double
    case "Float": (value as? Double).map { Float($0) }
    case "String": value as? String
    case "Date": (value as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "Data": value as? Data
    case "URL": (value as? String).flatMap { URL(string: $0) }
    case "UUID": (value as? String).flatMap { UUID(uuidString: $0) }
    case "Decimal": (value as? String).flatMap { Decimal(string: $0) }
    case "NSDecimalNumber": (value as? String).map { NSDecimalNumber(string: $0) }
    default: nil
    }
  }
}
