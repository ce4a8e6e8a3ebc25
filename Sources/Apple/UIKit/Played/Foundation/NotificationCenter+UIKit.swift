import Synchronization

/// Who observes the notifications of the process that is played.
///
/// Foundation's centre keeps the observers; one that it lets go is gone here, too. It delivers in the order
/// of a hash table, and it keeps the observers of a dead process. So this registry delivers what UIKit
/// posts, in the order of registration, and the end of the process empties it. It tracks only observers
/// that the playing thread registers in a file that imports UIKit.
@MainActor
package enum UIKitNotices {
  /// An observer, for as long as Foundation's centre keeps it.
  fileprivate final class Registration: Sendable {
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    private let item: Int
    /// The queue on which the block runs; nil for that of the code that posts.
    private let queue: Mutex<OperationQueue?>
    private let block: @Sendable (Notification) -> Void

    init(
      _ item: Int, _ name: NSNotification.Name?, _ object: AnyObject?, _ queue: OperationQueue?,
      _ block: @escaping @Sendable (Notification) -> Void
    ) {
      self.item = item
      self.name = name
      self.object = object.map { ObjectIdentifier($0) }
      self.queue = Mutex(queue)
      self.block = block
    }

    /// Calls the block for the scene for which the observer was registered.
    ///
    /// As on a device, who posts waits for the block, whichever queue runs it.
    func deliver(_ notification: Notification) {
      guard CurrentHost.isHere else { return deliverElsewhere(notification) }
      CurrentHost.here { CurrentHost.host?.beginsCall(of: "observer", item: item) }
      if let queue = queue.withLock({ $0 }) {
        PlayedQueue.runs(in: queue) { block(notification) }
      } else {
        block(notification)
      }
      CurrentHost.here { CurrentHost.host?.endsCall() }
    }

    /// A thread that plays no app does not wait: what would run its queue may not.
    private func deliverElsewhere(_ notification: Notification) {
      guard let queue = queue.withLock({ $0 }) else { return block(notification) }
      let (held, block) = (HeldNotification(notification), block)
      queue.addOperation { block(held.notification) }
    }

    deinit {
      let gone = ObjectIdentifier(self)
      if CurrentHost.isHere { CurrentHost.here { UIKitNotices.forget(gone) } }
    }
  }

  private struct Entry {
    weak var registration: Registration?
    let identity: ObjectIdentifier
    let token: any NSObjectProtocol
    weak var object: AnyObject?
    let item: Int
  }

  // Nothing of the app runs while they are read or changed: a post iterates over a copy.
  @exclusivity(unchecked) private static var entries: [Entry] = []
  private static var count = 0

  /// How many observers are registered now.
  package static var observerCount: Int { entries.count }

  /// The number of an observer to come.
  fileprivate static func nextItem() -> Int {
    count += 1
    return count
  }

  fileprivate static func add(
    _ registration: Registration, _ item: Int, _ token: any NSObjectProtocol, _ object: AnyObject?
  ) {
    entries.append(
      Entry(
        registration: registration, identity: ObjectIdentifier(registration), token: token,
        object: object, item: item))
    let label = registration.name?.rawValue ?? "every notification"
    CurrentHost.host?.takes("observer", item: item, label: label)
  }

  private static func forget(_ gone: ObjectIdentifier) {
    guard let index = entries.firstIndex(where: { $0.identity == gone }) else { return }
    let entry = entries.remove(at: index)
    CurrentHost.host?.givesBack("observer", item: entry.item)
  }

  /// Removes observers by selector whose objects are gone.
  ///
  /// - Complexity: O(observers by selector).
  package static func removesGone() { SelectorObservers.removeGone() }

  /// Posts what UIKit posts: to the process's observers in the order in which they came.
  package static func post(
    _ name: NSNotification.Name, object: AnyObject?, userInfo: [AnyHashable: Any]? = nil
  ) {
    let isLeaving =
      name == UIApplication.didEnterBackgroundNotification
      || name == UIScene.didEnterBackgroundNotification
    if isLeaving { UIApplication.leavings += 1 }
    if entries.isEmpty { return }
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for entry in entries {
      // One that is removed while others hear of the notification deliver nothing.
      guard let registration = entry.registration else { continue }
      guard registration.name == nil || registration.name == name else { continue }
      if registration.object != nil {
        guard let own = entry.object, own === object else { continue }
      }
      registration.deliver(notification)
    }
  }

  /// The notification that Foundation hands on to observers that are none of the process's.
  @exclusivity(unchecked) private static var handedOn: NSNotification.Name?

  /// Posts what the app posts: to the process's observers in their order, then to all others.
  fileprivate static func postsForApp(
    _ name: NSNotification.Name, object: AnyObject?, userInfo: [AnyHashable: Any]?
  ) {
    post(name, object: object, userInfo: userInfo)
    let before = handedOn
    handedOn = name
    NotificationCenter.default.post(name: name, object: object as Any?, userInfo: userInfo)
    handedOn = before
  }

  /// Whether the process's observers have heard of a notification that Foundation delivers now.
  fileprivate nonisolated static func hasDelivered(_ notification: Notification) -> Bool {
    guard CurrentHost.isHere else { return false }
    let name = notification.name
    return CurrentHost.here { handedOn == name }
  }

  /// Forgets all observers without a word: their process is over.
  package static func endProcess() {
    let gone = entries
    entries = []
    count = 0
    SelectorObservers.endProcess()
    for entry in gone { NotificationCenter.default.removeObserver(entry.token) }
  }
}

/// A notification, which a closure on any thread may hold.
private final class HeldNotification: Sendable {
  private let held: Mutex<Notification>
  var notification: Notification { held.withLock { $0 } }

  init(_ notification: Notification) { held = Mutex(notification) }
}

/// An observer's token, which a closure on any thread may hold.
private final class HeldObserver: Sendable {
  let token: Mutex<any NSObjectProtocol>

  init(_ token: any NSObjectProtocol) { self.token = Mutex(token) }
}

extension NotificationCenter {
  /// Registers a block; the laws' ledger has it until it is removed, by whichever method.
  ///
  /// Foundation lets who posts wait for the queue, and no one runs the main queue in a case: the block is
  /// called at once, as work of its queue. It is chosen over Foundation's in every file that imports UIKit.
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard self === NotificationCenter.default, CurrentHost.isHere else {
      return addObserver(forName: name, object: object as Any?, queue: queue, using: block)
    }
    let item = CurrentHost.here { UIKitNotices.nextItem() }
    let registration = UIKitNotices.Registration(item, name, object, queue, block)
    let token = addObserver(forName: name, object: object as Any?, queue: nil) {
      if !UIKitNotices.hasDelivered($0) { registration.deliver($0) }
    }
    CurrentHost.here { UIKitNotices.add(registration, item, token, object) }
    return token
  }

  /// Posts a notification: to observers in the order in which they came, where an app is played.
  ///
  /// Foundation delivers in the order of a hash table, which is another one in each process. It is chosen
  /// over Foundation's in every file that imports UIKit.
  public func post(
    name aName: NSNotification.Name, object anObject: AnyObject?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    guard self === NotificationCenter.default, CurrentHost.isHere else {
      return post(name: aName, object: anObject as Any?, userInfo: aUserInfo)
    }
    CurrentHost.here {
      UIKitNotices.postsForApp(aName, object: anObject, userInfo: aUserInfo)
    }
  }

  /// Returns the notifications of a name as a sequence, which observes from its first iterator on.
  ///
  /// Foundation has none on Linux. The laws' ledger has the observer until the task that iterates ends
  /// or is cancelled. Source: Apple, foundation/notificationcenter/notifications(named:object:).
  public func notifications(
    named name: NSNotification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name, as they come.
  ///
  /// Source: Apple, foundation/notificationcenter/notifications.
  public struct Notifications: AsyncSequence, Sendable {
    /// The type of the elements that come.
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: NSNotification.Name
    fileprivate let object: (any AnyObject & Sendable)?

    /// Begins to observe.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield($0)
      }
      let observer = HeldObserver(token)
      let center = center
      continuation.onTermination = { _ in center.removeObserver(observer.token.withLock { $0 }) }
      return stream.makeAsyncIterator()
    }
  }
}
