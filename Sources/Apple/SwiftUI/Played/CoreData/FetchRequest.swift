public import CoreData
public import Foundation

/// Objects of Core Data that a view shows, in an order.
///
/// They are fetched from the context in the view's surroundings, and again when that says that something has
/// changed. There are none where a fetch fails, such as without a store.
///
/// Source: Apple, swiftui/fetchrequest.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The order and the condition of a fetch.
  ///
  /// Source: Apple, swiftui/fetchrequest/configuration.
  public struct Configuration {
    /// Which objects; nil for all.
    public var nsPredicate: NSPredicate?
    var order: FetchOrder<Result>

    /// In which order, as values of Foundation's class.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { order.classic }
      set { order = .classic(newValue) }
    }
  }

  private let makeRequest: () -> NSFetchRequest<Result>
  private let first: Configuration?
  private var fetching: Fetching<Result>?

  private init(_ configuration: Configuration?, _ request: @escaping () -> NSFetchRequest<Result>) {
    first = configuration
    makeRequest = request
  }

  /// Creates a property of a kind of objects.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(Configuration(nsPredicate: predicate, order: .classic(sortDescriptors))) {
      NSFetchRequest(entityName: entity.name ?? "")
    }
  }

  /// Creates a property with a request of the app's own.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(nil) { fetchRequest }
  }

  /// Creates a property with a request of the app's own.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(nil) { fetchRequest }
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(fetching ?? Fetching(), makeRequest, first)
  }

  /// The fetch's configuration; a new value fetches again.
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding(get: { results.configuration }, set: { results.fetching.own = $0 })
  }

  @MainActor public static func _bind(
    _ field: UnsafeMutableRawPointer, to node: ViewNode, at slot: inout Int, named name: String
  ) {
    let property = field.assumingMemoryBound(to: Self.self)
    let fetching = node.kept(&slot) { Fetching<Result>() }
    fetching.follows(node.environment.values.managedObjectContext, for: node)
    property.pointee.fetching = fetching
  }

  @MainActor public static var _comparison: _FieldComparison { _FieldComparison(.ignored) }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property of the kind of objects that the result's class is for.
  ///
  /// An empty list is one of Swift's own orders.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(Configuration(nsPredicate: predicate, order: .classic(sortDescriptors))) {
      NSFetchRequest(entityName: Result.entity().name ?? "")
    }
  }

  /// Creates a property of the kind of objects that the result's class is for.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(Configuration(nsPredicate: predicate, order: .typed(sortDescriptors))) {
      NSFetchRequest(entityName: Result.entity().name ?? "")
    }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// In which order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { order.typed }
    set { order = .typed(newValue) }
  }
}

/// An order of objects, in one of two forms.
enum FetchOrder<Result> {
  case classic([NSSortDescriptor])
  case typed([SortDescriptor<Result>])

  var classic: [NSSortDescriptor] { if case .classic(let orders) = self { orders } else { [] } }
  var typed: [SortDescriptor<Result>] { if case .typed(let orders) = self { orders } else { [] } }
}
