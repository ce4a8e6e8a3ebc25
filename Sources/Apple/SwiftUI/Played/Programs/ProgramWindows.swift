import UIKit

/// The windows of a program, and what opens and closes them.
final class ProgramWindows {
  /// The type of the activity with which a window is asked for.
  static let activityType = "com.apple.SwiftUI.openWindow"

  /// Learns that a group has changed.
  var changes: (WindowsRole) -> Void = { _ in }
  /// The windows that are there.
  var all: () -> [ProgramWindow] = { [] }

  /// Opens the window with a value, or another window of a group.
  func open(_ id: String?, _ value: (any Codable & Hashable)?) {
    CurrentHost.here {
      if let value = value.map({ Self.hashable($0) }),
        let known = all().first(where: { $0.shows(value) && (id == nil || $0.group?.id == id) })
      {
        return UIApplication.shared.requestSceneSessionActivation(
          known.scene.session, userActivity: nil, options: nil)
      }
      let activity = NSUserActivity(activityType: Self.activityType)
      activity.userInfo = Self.request(id, value)
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: activity, options: nil)
    }
  }

  /// Closes the windows of a group, or those that show a value.
  func dismiss(_ id: String?, _ value: (any Codable & Hashable)?) {
    CurrentHost.here {
      let value = value.map { Self.hashable($0) }
      for window in all()
      where (id == nil || window.group?.id == id) && (value.map(window.shows) ?? true) {
        UIApplication.shared.requestSceneSessionDestruction(window.scene.session, options: nil)
      }
    }
  }

  private static func hashable<Value: Hashable>(_ value: Value) -> AnyHashable {
    AnyHashable(value)
  }

  /// The activity's values: the group's identifier, the value's type, and the value.
  static func request(
    _ id: String?, _ value: (any Codable & Hashable)?
  ) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    info["id"] = id
    if let value {
      func encoded<Value: Codable>(_ value: Value) -> Data? {
        try? JSONEncoder.steady.encode([value])
      }
      info["type"] = "\(type(of: value))"
      info["value"] = encoded(value)
    }
    return info
  }
}
