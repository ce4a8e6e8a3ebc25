public import UIKit

extension NotificationCenter {
  /// Returns the notifications of a name as a publisher.
  ///
  /// Each who receives them is an observer, which the laws' ledger has until it is cancelled.
  ///
  /// Source: Apple, foundation/notificationcenter/publisher(for:object:).
  public func publisher(
    for name: NSNotification.Name, object: AnyObject? = nil
  ) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  ///
  /// Source: Apple, foundation/notificationcenter/publisher.
  public struct Publisher: Combine.Publisher {
    /// A value.
    public typealias Output = Notification
    /// Why it fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: NSNotification.Name
    /// Who posts them; nil for any.
    public let object: AnyObject?

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Notification) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        receivesValue($0)
      }
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}
