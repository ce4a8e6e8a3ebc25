public import CoreData
public import Foundation

/// The objects of a fetch.
///
/// Source: Apple, swiftui/fetchedresults.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let fetching: Fetching<Result>
  private let first: FetchRequest<Result>.Configuration?
  private let objects: [Result]

  init(
    _ fetching: Fetching<Result>, _ request: () -> NSFetchRequest<Result>,
    _ first: FetchRequest<Result>.Configuration?
  ) {
    self.fetching = fetching
    self.first = first
    objects = fetching.objects(request, fetching.own ?? first)
  }

  var configuration: FetchRequest<Result>.Configuration {
    fetching.own ?? first ?? FetchRequest.Configuration(nsPredicate: nil, order: .classic([]))
  }

  /// Which objects; a new value fetches again.
  public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { changes { $0.nsPredicate = newValue } }
  }

  /// In which order, as values of Foundation's class; a new value fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set { changes { $0.nsSortDescriptors = newValue } }
  }

  func changes(_ change: (inout FetchRequest<Result>.Configuration) -> Void) {
    var configuration = configuration
    change(&configuration)
    fetching.own = configuration
  }

  /// The index of the first object.
  public var startIndex: Int { objects.startIndex }
  /// The index behind the last object.
  public var endIndex: Int { objects.endIndex }
  /// An object.
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// In which order; a new value fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.sortDescriptors }
    nonmutating set { changes { $0.sortDescriptors = newValue } }
  }
}

/// The state of a fetch: the context, and the objects until something has changed.
final class Fetching<Result: NSFetchRequestResult> {
  private var context: NSManagedObjectContext?
  private weak var node: ViewNode?
  private var objects: [Result]?
  private var observer: (any NSObjectProtocol)?
  /// The configuration that the app has set in the meantime.
  var own: FetchRequest<Result>.Configuration? { didSet { refetches() } }

  /// Follows a context, and no longer the one before.
  func follows(_ context: NSManagedObjectContext, for node: ViewNode) {
    self.node = node
    if self.context === context { return }
    self.context = context
    objects = nil
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] _ in
      self?.refetches()
    }
  }

  private func refetches() {
    objects = nil
    ViewTurn.here { node?.invalidate() }
  }

  /// The objects, fetched where they are not here.
  func objects(
    _ request: () -> NSFetchRequest<Result>, _ configuration: FetchRequest<Result>.Configuration?
  ) -> [Result] {
    if let objects { return objects }
    guard let context else { return [] }
    let request = request()
    if let configuration {
      request.predicate = configuration.nsPredicate
      request.sortDescriptors = configuration.nsSortDescriptors
    }
    var found = (try? context.fetch(request)) ?? []
    if let orders = configuration?.order.typed, !orders.isEmpty { found.sort(using: orders) }
    objects = found
    return found
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

extension EnvironmentValues {
  /// Where views find objects of Core Data; without a store unless the app sets it.
  ///
  /// Source: Apple, swiftui/environmentvalues/managedobjectcontext.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[default: NSManagedObjectContext(.mainQueue)] }
    set { self[default: NSManagedObjectContext(.mainQueue)] = newValue }
  }
}
