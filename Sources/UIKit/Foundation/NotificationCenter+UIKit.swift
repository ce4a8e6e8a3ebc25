/// Who observes the notifications of the process that is played.
///
/// Foundation's centre delivers in an order of its hash table's and keeps what a dead process
/// registered. So observers that are registered in a file that imports UIKit are kept here as well:
/// what UIKit posts reaches them in the order in which they came, and the end of the process forgets
/// them.
@MainActor
package enum UIKitNotices {
  private final class Registration {
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let isOfObject: Bool
    let item: Int
    let block: @Sendable (Notification) -> Void

    init(
      _ token: any NSObjectProtocol, _ name: NSNotification.Name?, _ object: AnyObject?,
      _ item: Int,
      _ block: @escaping @Sendable (Notification) -> Void
    ) {
      self.token = token
      self.name = name
      self.object = object
      isOfObject = object != nil
      self.item = item
      self.block = block
    }
  }

  // Nothing of the app runs while they are read or changed: a post iterates over a copy.
  @exclusivity(unchecked) private static var registrations: [Registration] = []
  private static var count = 0
  /// Whether what is being posted has reached the registrations already.
  private(set) static var isPosting = false

  /// How many observers are registered now.
  package static var observerCount: Int { registrations.count }

  static func add(
    _ token: any NSObjectProtocol, _ name: NSNotification.Name?, _ object: AnyObject?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) {
    count += 1
    registrations.append(Registration(token, name, object, count, block))
    CurrentHost.host?.takes("observer", item: count)
  }

  static func remove(_ token: any NSObjectProtocol) {
    guard let place = registrations.firstIndex(where: { $0.token === token }) else { return }
    let gone = registrations.remove(at: place)
    CurrentHost.host?.givesBack("observer", item: gone.item)
  }

  /// Posts what UIKit posts: to the process's observers in the order in which they came.
  package static func post(
    _ name: NSNotification.Name, object: AnyObject?, userInfo: [AnyHashable: Any]? = nil
  ) {
    if registrations.isEmpty { return }
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for registration in registrations {
      guard registration.name == nil || registration.name == name else { continue }
      if registration.isOfObject && registration.object !== object { continue }
      registration.block(notification)
    }
  }

  /// Forgets all observers without a word: their process is over.
  package static func endProcess() {
    for registration in registrations {
      NotificationCenter.default.removeObserver(registration.token as Any)
    }
    registrations = []
    count = 0
  }
}

extension NotificationCenter {
  /// Registers a block; the laws' ledger learns of it.
  ///
  /// It is chosen over Foundation's in every file that imports UIKit.
  @MainActor
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = addObserver(forName: name, object: object as Any?, queue: queue, using: block)
    if self === NotificationCenter.default { UIKitNotices.add(token, name, object, block) }
    return token
  }

  /// Removes an observer; the laws' ledger learns of it.
  @MainActor
  public func removeObserver(_ observer: any NSObjectProtocol) {
    UIKitNotices.remove(observer)
    removeObserver(observer as Any)
  }
}
