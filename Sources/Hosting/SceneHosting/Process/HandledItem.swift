import Foundation
import SceneSeam

/// An item that an app has handled, as its objects list it.
struct HandledItem {
  /// How an app's objects say what it is.
  enum Key: Hashable {
    case url(URL)
    case object(ObjectIdentifier)
    case identifier(String)
  }

  /// The item, by its URL, its object or its identifier.
  var key: Key
  /// The scene for which it was noted.
  var scene: SceneID?
  /// How often it was handled.
  var count: Int
}
