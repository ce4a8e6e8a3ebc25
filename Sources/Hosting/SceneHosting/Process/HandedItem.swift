import Foundation
import SceneSpies
import UIKit

/// An item that a stub was handed, as far as laws ask.
enum HandedItem: Hashable, Sendable {
  /// A window or a scene, which has one: what becomes of the window is out of sight.
  case window
  /// A delegate, which has a window, and which may be made the delegate of something else.
  case delegate
  /// Something of a payload.
  case payload(HandledItem.Key)
  /// The options of the connection, or the launch options.
  case options

  /// How deep what was handed over is looked into, such as a link in a case of an enumeration.
  private static let deepest = 3
  /// How many values of a collection or a structure are looked at.
  private static let most = 16

  /// Looks at what was handed over.
  ///
  /// - Complexity: O(values that lie in it), up to a bound.
  static func all(in arguments: [Any?]) -> [HandedItem] {
    arguments.flatMap { argument in argument.map { items(in: $0, depth: 0) } ?? [] }
  }

  private static func items(in argument: Any, depth: Int) -> [HandedItem] {
    if let contexts = argument as? Set<UIOpenURLContext> { return contexts.map(object) }
    if let activities = argument as? Set<NSUserActivity> { return activities.map(object) }
    if argument is [UIApplication.LaunchOptionsKey: Any] { return [.options] }
    if let item = one(argument) { return [item] }
    guard depth < deepest else { return [] }
    return parts(of: argument).flatMap { items(in: $0, depth: depth + 1) }
  }

  /// Returns the parts of a value; none for an object, and where code of the app's would list them.
  private static func parts(of value: Any) -> [Any] {
    if let list = value as? [Any] { return Array(list.prefix(most)) }
    if let texts = value as? [String: Any] {
      return texts.sorted { $0.key < $1.key }.prefix(most).map(\.value)
    }
    if value is any CustomReflectable { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum, .struct, .tuple, .optional: return mirror.children.prefix(most).map(\.value)
    default: return []
    }
  }

  private static func one(_ argument: Any) -> HandedItem? {
    switch argument {
    // A closure is kept and never called: what it would show is out of sight, too.
    case is UIWindow, is UIScene, is UnseenArgument: .window
    case is any UISceneDelegate, is any UIApplicationDelegate: .delegate
    case is UIScene.ConnectionOptions: .options
    case let url as URL: .payload(.url(url))
    case let url as URL?: url.map { .payload(.url($0)) }
    case let context as UIOpenURLContext: object(context)
    case let activity as NSUserActivity: object(activity)
    case let item as UIApplicationShortcutItem: object(item)
    case let response as UNNotificationResponse: object(response)
    case let metadata as CKShare.Metadata: object(metadata)
    case let text as String: .payload(.identifier(text))
    default: nil
    }
  }

  private static func object(_ object: AnyObject) -> HandedItem {
    .payload(.object(ObjectIdentifier(object)))
  }
}
