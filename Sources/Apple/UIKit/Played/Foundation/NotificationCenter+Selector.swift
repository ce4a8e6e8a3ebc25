import Synchronization

/// An object that a closure on any thread looks for, and does not keep.
final class WeakObject: Sendable {
  private struct Reference {
    weak var object: AnyObject?
  }

  private let reference: Mutex<Reference>

  init(_ object: AnyObject) { reference = Mutex(Reference(object: object)) }

  var object: AnyObject? { reference.withLock { $0.object } }
}

/// The observers of all centres that were registered with a selector: a centre does not keep them.
enum SelectorObservers {
  private struct Entry {
    let observer: WeakObject
    let identity: ObjectIdentifier
    let center: NotificationCenter
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
    /// Whether an app that is played has registered it.
    let isPlayed: Bool
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(
    _ observer: WeakObject, _ identity: ObjectIdentifier, to center: NotificationCenter,
    name: NSNotification.Name?, object: AnyObject?, token: any NSObjectProtocol
  ) {
    let entry = Entry(
      observer: observer, identity: identity, center: center, name: name,
      object: object.map { ObjectIdentifier($0) }, token: token, isPlayed: CurrentHost.isHere)
    entries.withLock { $0.append(entry) }
  }

  /// Removes the registrations of an observer.
  ///
  /// An object that is about to go removes itself, too: so it is known by its place, which no other object
  /// has as long as it lives.
  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name? = nil,
    object: AnyObject? = nil
  ) {
    let identity = ObjectIdentifier(observer)
    let sender = object.map { ObjectIdentifier($0) }
    removeAll {
      $0.identity == identity && $0.center === center && (name == nil || $0.name == name)
        && (sender == nil || $0.object == sender)
    }
  }

  /// Removes the registrations of observers that are gone, as Apple's centre does.
  static func removeGone() { removeAll { $0.observer.object == nil } }

  /// Removes what the app of a process has registered: the process is over.
  static func endProcess() { removeAll(where: \.isPlayed) }

  private static func removeAll(where isGone: (Entry) -> Bool) {
    let gone = entries.withLock { entries -> [Entry] in
      guard entries.contains(where: isGone) else { return [] }
      let gone = entries.filter(isGone)
      entries.removeAll(where: isGone)
      return gone
    }
    for entry in gone { entry.center.removeObserver(entry.token as Any) }
  }
}

extension NotificationCenter {
  /// Registers a method, which is called for as long as its object is there.
  ///
  /// The centre does not keep the object. The laws' ledger has the registration until it is removed or the
  /// object is gone. A selector that is a name alone calls nothing.
  ///
  /// Source: Apple, foundation/notificationcenter/addobserver(_:selector:name:object:).
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let owner = observer as AnyObject
    let sender = anObject.map { $0 as AnyObject }
    let held = WeakObject(owner)
    SelectorObservers.removeGone()
    let token = addObserver(forName: aName, object: sender, queue: nil) { notification in
      if let object = held.object { aSelector.call(object, notification) }
    }
    SelectorObservers.add(
      held, ObjectIdentifier(owner), to: self, name: aName, object: sender, token: token)
  }

  /// Removes an observer, registered with a selector or with a block.
  ///
  /// It is chosen over Foundation's in every file that imports UIKit.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self)
    removeObserver(observer as Any)
  }

  /// Removes what an observer has registered for a name and an object; nil stands for any.
  ///
  /// It is chosen over Foundation's in every file that imports UIKit.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.remove(
      observer, from: self, name: aName, object: anObject.map { $0 as AnyObject })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
