public import SceneSeam
public import UIKit

// What the app's objects say that they have handled, for ready-made laws: as they keep it.
//
// A list is given whole, after each callback; the lists of one look add up. What stands there once more than the last time was
// handled once more; what the history has not delivered is the app's own, and no law asks for it. What it has
// delivered twice may be handled twice, also where laws ask for one of the two only: the action of a
// notification beside the tap on it.
extension HostedApp {
  /// Notes the links that a scene or the app has handled up to now.
  public func handles(_ urls: [URL], in scene: SceneID? = nil) {
    handles(urls.map { .url($0) }, in: scene)
  }

  /// Notes the links that a scene or the app has handled up to now, as they came.
  public func handles(_ contexts: [UIOpenURLContext], in scene: SceneID? = nil) {
    handles(objects: contexts, in: scene)
  }

  /// Notes the activities that a scene or the app has handled up to now.
  public func handles(_ activities: [NSUserActivity], in scene: SceneID? = nil) {
    handles(objects: activities, in: scene)
  }

  /// Notes the quick actions that a scene or the app has handled up to now.
  public func handles(_ items: [UIApplicationShortcutItem], in scene: SceneID? = nil) {
    handles(objects: items, in: scene)
  }

  /// Notes the answers to notifications that a scene or the app has handled up to now.
  ///
  /// An answer that comes with the connection and in a call of its own is one answer in two objects.
  public func handles(_ responses: [UNNotificationResponse], in scene: SceneID? = nil) {
    handles(objects: responses, in: scene)
  }

  /// Notes the invitations to shares that a scene or the app has handled up to now.
  public func handles(_ shares: [CKShare.Metadata], in scene: SceneID? = nil) {
    handles(objects: shares, in: scene)
  }

  /// Notes what a scene or the app has handled up to now, where it keeps no more than names.
  ///
  /// - Parameters:
  ///   - identifiers: The type of a quick action, the identifier of a notification's request, the target
  ///     content identifier or else the type of an activity, the record name of a share, a URL's text.
  ///   - scene: The scene in which it shows; nil for the app.
  public func handles(identifiers: [String], in scene: SceneID? = nil) {
    handles(identifiers.map { .identifier($0) }, in: scene)
  }

  private func handles(objects: [AnyObject], in scene: SceneID?) {
    handles(objects.map { .object(ObjectIdentifier($0)) }, in: scene)
  }

  private func handles(_ items: [HandledItem.Key], in scene: SceneID?) {
    let before = named
    for item in items {
      let count = total(items.count { $0 == item }, of: item, in: scene, before)
      let index = handled.firstIndex { $0.key == item && $0.scene == scene }
      let known = index.map { handled[$0].count } ?? 0
      if count <= known { continue }
      let arrivals = process.arrivals(item)
      if arrivals.isEmpty { continue }
      for _ in known..<count {
        if let payload = process.handles(arrivals, in: scene) {
          context.handles(payload, in: scene)
        }
      }
      if let index {
        handled[index].count = count
      } else {
        handled.append(HandledItem(key: item, scene: scene, count: count))
      }
    }
  }
  /// Returns how often lists of the look under way have named an item, with the list at hand.
  ///
  /// - Parameters:
  ///   - count: How often the list at hand names it.
  ///   - item: The item.
  ///   - scene: The scene for which the lists are.
  ///   - before: What the lists before it have named; nil outside of a look.
  private func total(
    _ count: Int, of item: HandledItem.Key, in scene: SceneID?, _ before: [HandledItem]?
  ) -> Int {
    guard let before else { return count }
    let isMeant = { (known: HandledItem) in known.key == item && known.scene == scene }
    let total = count + (before.first(where: isMeant)?.count ?? 0)
    named?.removeAll(where: isMeant)
    named?.append(HandledItem(key: item, scene: scene, count: total))
    return total
  }
}
