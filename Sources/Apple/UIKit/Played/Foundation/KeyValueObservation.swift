import Synchronization

/// An object that can be observed by key paths: any object of Foundation's.
///
/// UIKit has no such protocol in sight; there it is Objective-C that observes.
public protocol KeyValueObserved: NSObject {}

extension NSObject: KeyValueObserved {}

extension KeyValueObserved {
  /// Calls a closure as a property changes, until what is returned is invalidated or gone.
  ///
  /// These announce their changes: frames, alpha and `isHidden` of views, the state of controls, the offset of
  /// scroll views, a window's root, the choice of a tab, and the defaults of an app that is played. A property of
  /// the app's own never does: without Objective-C no setter is in sight. Of values that can be compared,
  /// only another one is a change.
  ///
  /// Source: Apple, swift/using-key-value-observing-in-swift.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(of: self) { [weak self] in
      guard let self else { return }
      let next = self[keyPath: keyPath]
      guard KeyValueObservers.differ(last, next) else { return }
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? next : nil,
        oldValue: options.contains(.old) ? last : nil)
      last = next
      changeHandler(self, change)
    }
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }
}

/// A change of a property, as its observer is told.
///
/// Source: Apple, foundation/nskeyvalueobservedchange.
public struct NSKeyValueObservedChange<Value> {
  /// The value that it has, where that was asked for.
  public let newValue: Value?
  /// The value that it had, where that was asked for.
  public let oldValue: Value?
  /// Whether it is told before the change: never here.
  public let isPrior = false
  /// Which elements have changed: nil, as no collection is observed here.
  public var indexes: IndexSet? { nil }
}

/// The parts of a change that an observer is told.
///
/// Source: Apple, foundation/nskeyvalueobservingoptions.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value that it has.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value that it had.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// At once, as well.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before the change, as well; never here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// An observer of a property.
///
/// Source: Apple, foundation/nskeyvalueobservation.
public final class NSKeyValueObservation: NSObject {
  private var check: (() -> Void)?
  private let object: ObjectIdentifier

  init(of object: AnyObject, _ check: @escaping () -> Void) {
    self.check = check
    self.object = ObjectIdentifier(object)
    super.init()
    KeyValueObservers.add(self, of: self.object)
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    guard check != nil else { return }
    check = nil
    KeyValueObservers.remove(self, of: object)
  }

  func looks() { check?() }
}

/// The observers of properties, in the order in which they came.
enum KeyValueObservers {
  private struct Entry {
    let object: ObjectIdentifier
    let identity: ObjectIdentifier
    weak var observation: NSKeyValueObservation?
  }

  private static let count = Atomic<Int>(0)
  private static let entries = Mutex<[Entry]>([])

  static func add(_ observation: NSKeyValueObservation, of object: ObjectIdentifier) {
    count.add(1, ordering: .relaxed)
    let identity = ObjectIdentifier(observation)
    entries.withLock {
      $0.append(Entry(object: object, identity: identity, observation: observation))
    }
  }

  static func remove(_ observation: NSKeyValueObservation, of object: ObjectIdentifier) {
    count.subtract(1, ordering: .relaxed)
    let identity = ObjectIdentifier(observation)
    entries.withLock { $0.removeAll { $0.identity == identity } }
  }

  /// Lets the observers of an object look for what has changed.
  ///
  /// - Complexity: O(1) where nothing is observed, else O(observers).
  static func changes(_ object: NSObject) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    let identity = ObjectIdentifier(object)
    let found = entries.withLock { entries in
      entries.compactMap { $0.object == identity ? $0.observation : nil }
    }
    for observation in found { observation.looks() }
  }

  /// Whether two values are known to differ: by their own equality, or as objects.
  static func differ(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return !isEqual(one, other) }
    guard type(of: one) is AnyClass else { return false }
    return one as AnyObject !== other as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    one == other as? Value
  }
}

extension NSObject {
  /// Says that a property of the object may have changed.
  package func changesValue() { KeyValueObservers.changes(self) }
}
