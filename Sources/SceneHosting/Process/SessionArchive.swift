import Foundation
import SceneSeam
import UIKit

/// Keeps what a session holds where it survives the process: in the device of the case.
@MainActor
enum SessionArchive {
  private static func key(_ session: UISceneSession) -> String {
    "UIKit/" + session.persistentIdentifier
  }

  /// Writes what the session holds.
  static func save(_ session: UISceneSession, to context: AppContext) {
    var entry: [String: Any] = [:]
    let configuration = session.configuration
    entry["name"] = configuration.name
    entry["delegate"] = configuration.delegateClass.map { NSStringFromClass($0) }
    entry["scene"] = configuration.sceneClass.map { NSStringFromClass($0) }
    entry["storyboard"] = configuration.storyboard?.name
    entry["userInfo"] = session.userInfo
    if let activity = session.stateRestorationActivity { entry["activity"] = plain(activity) }
    context.store.files.replace(key(session), text(entry))
  }

  /// Gives a session of a new process what the last one wrote.
  static func restore(_ session: UISceneSession, from context: AppContext, module: String) {
    guard let text = context.store.files[key(session)],
      let list = try? PropertyListSerialization.propertyList(
        from: Data(text.utf8), format: nil),
      let entry = list as? [String: Any]
    else { return }
    let configuration = UISceneConfiguration(
      name: entry["name"] as? String, sessionRole: session.role)
    if let name = entry["delegate"] as? String {
      configuration.delegateClass = ClassMaker.find(name, in: module)
    }
    if let name = entry["scene"] as? String {
      configuration.sceneClass = ClassMaker.find(name, in: module)
    }
    configuration.storyboard = (entry["storyboard"] as? String).map {
      UIStoryboard(name: $0, bundle: nil)
    }
    session.configuration = configuration
    session.restores(
      userInfo: entry["userInfo"] as? [String: Any],
      activity: (entry["activity"] as? [String: Any]).map(activity))
  }

  /// Forgets a session that was closed for good.
  static func forget(_ session: UISceneSession, in context: AppContext) {
    context.store.files.remove(key(session))
  }

  private static func plain(_ activity: NSUserActivity) -> [String: Any] {
    var entry: [String: Any] = ["type": activity.activityType]
    entry["title"] = activity.title
    entry["target"] = activity.targetContentIdentifier
    entry["page"] = activity.webpageURL?.absoluteString
    entry["userInfo"] = activity.userInfo.map { info in
      info.reduce(into: [String: Any]()) { plain, pair in plain["\(pair.key)"] = pair.value }
    }
    return entry
  }

  private static func activity(_ entry: [String: Any]) -> NSUserActivity {
    let activity = NSUserActivity(activityType: entry["type"] as? String ?? "")
    activity.title = entry["title"] as? String
    activity.targetContentIdentifier = entry["target"] as? String
    activity.webpageURL = (entry["page"] as? String).flatMap { URL(string: $0) }
    activity.userInfo = entry["userInfo"] as? [String: Any]
    return activity
  }

  /// A property list as text; values that none can hold are left out, as a process that ends does.
  private static func text(_ entry: [String: Any]) -> String {
    let kept = entry.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .xml) }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: kept, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
