/// A request for objects: an entity, a condition and an order.
///
/// A predicate is a block, or one of the texts that `NSPredicate(format:)` reads here.
///
/// Source: Apple, coredata/nsfetchrequest.
open class NSFetchRequest<ResultType>: NSObject {
  /// The kind's name.
  open var entityName: String?
  /// The kind.
  open var entity: NSEntityDescription? {
    get { entityName.map { ManagedModels.entity($0) ?? NSEntityDescription(named: $0) } }
    set { entityName = newValue?.name }
  }
  /// Which objects; nil for all.
  open var predicate: NSPredicate?
  /// In which order; that in which they came if there is none.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// How many are left out at the beginning.
  open var fetchOffset = 0
  /// How many are read at once; stored, never used.
  open var fetchBatchSize = 0
  /// Whether values are read later; stored, never used.
  open var returnsObjectsAsFaults = true
  /// Whether what was not saved counts.
  open var includesPendingChanges = true
  /// Whether objects of kinds below count.
  open var includesSubentities = true
  /// Whether values are read at all; stored, never used.
  open var includesPropertyValues = true
  /// Whether each result comes once; stored, never used.
  open var returnsDistinctResults = false
  /// Which values are read; stored, never used.
  open var propertiesToFetch: [Any]?
  /// Which other objects are read along; stored, never used.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The kind of results; objects whatever is set, unless the type of the request is another one.
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  /// Creates a request without a kind.
  public override init() { super.init() }
  /// Creates a request for a kind.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

/// The kind of results that a fetch returns.
///
/// Source: Apple, coredata/nsfetchrequestresulttype.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// One bit a form.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Which objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by their names.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

extension NSSortDescriptor {
  /// Creates an order by the value of a name in managed objects.
  ///
  /// Foundation refuses it on Linux, where no object has values by names but those.
  public convenience init(key: String, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { one, other in
      ManagedOrder.compare(
        (one as? NSManagedObject)?.value(forKey: key),
        (other as? NSManagedObject)?.value(forKey: key))
    }
  }
}

extension NSSortDescriptor {
  /// Creates an order by a property that may have no value.
  ///
  /// Foundation's wants values that can be compared, which those of a managed object hardly are.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      ManagedOrder.compare(ManagedOrder.unwrapped(one), ManagedOrder.unwrapped(other))
    }
  }
}

/// How values of managed objects stand to each other: none comes before any.
enum ManagedOrder {
  /// The value itself; nil for an optional one without a value.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  static func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let one else { return other == nil ? .orderedSame : .orderedAscending }
    guard let other else { return .orderedDescending }
    switch one {
    case let one as String: return order(one, other as? String)
    case let one as Date: return order(one, other as? Date)
    case let one as Bool: return order(one ? 1 : 0, (other as? Bool).map { $0 ? 1 : 0 })
    default: return order(number(one) ?? 0, number(other))
    }
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Value?) -> ComparisonResult {
    guard let other, one != other else { return .orderedSame }
    return one < other ? .orderedAscending : .orderedDescending
  }

  private static func number(_ value: Any) -> Double? {
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return (value as? NSNumber)?.doubleValue
  }
}
