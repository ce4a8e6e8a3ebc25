import Foundation
import SceneSeam
import UIKit

/// Keeps what a session holds where it survives the process: in the device of the case.
@MainActor
enum SessionArchive {
  /// Where the role and the configuration of a session stand, in five lines.
  private static func key(_ identifier: String) -> String {
    SystemEntries.sessions + identifier
  }

  /// Where the property list of the rest stands.
  private static func stateKey(_ session: UISceneSession) -> String {
    SystemEntries.state + session.persistentIdentifier
  }

  /// Writes what the session holds.
  static func save(_ session: UISceneSession, to context: AppContext) {
    let configuration = session.configuration
    let lines = [
      session.role.rawValue, configuration.name,
      configuration.delegateClass.map { ClassMaker.name(of: $0) },
      configuration.sceneClass.map { ClassMaker.name(of: $0) }, configuration.storyboard?.name,
    ]
    let text = lines.map { $0 ?? "" }.joined(separator: "\n")
    context.store.files.replace(key(session.persistentIdentifier), text)
    if let rest = rest(session) {
      context.store.files.replace(stateKey(session), rest)
    } else {
      context.store.files.remove(stateKey(session))
    }
  }

  private static func lines(_ identifier: String, _ context: AppContext) -> [String]? {
    let lines = context.store.files[key(identifier)]?.split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.map { String($0) } }
  }

  /// The role of a session that some process of the app has seen.
  static func role(of identifier: String, in context: AppContext) -> UISceneSession.Role? {
    lines(identifier, context).map { UISceneSession.Role(rawValue: $0[0]) }
  }

  /// Gives a session of a new process what the last one wrote, with its classes found by name.
  static func restore(
    _ session: UISceneSession, from context: AppContext, find: (String) -> AnyClass?
  ) {
    guard let lines = lines(session.persistentIdentifier, context), lines.count > 4 else { return }
    if lines[1...4].contains(where: { !$0.isEmpty }) {
      let configuration = UISceneConfiguration(
        name: lines[1].isEmpty ? nil : lines[1], sessionRole: session.role)
      if !lines[2].isEmpty { configuration.delegateClass = find(lines[2]) }
      if !lines[3].isEmpty { configuration.sceneClass = find(lines[3]) }
      configuration.storyboard =
        lines[4].isEmpty ? nil : UIStoryboard(name: lines[4], bundle: nil)
      session.configuration = configuration
    }
    if let text = context.store.files[stateKey(session)] { restore(session, text) }
  }

  private static func restore(_ session: UISceneSession, _ text: String) {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let entry = list as? [String: Any] else { return }
    session.kept = entry["views"] as? [String: Any] ?? [:]
    session.restores(
      userInfo: entry["userInfo"] as? [String: Any],
      activity: (entry["activity"] as? [String: Any]).map(activity))
  }

  /// Forgets a session that was closed for good.
  static func forget(_ session: UISceneSession, in context: AppContext) {
    context.store.files.remove(key(session.persistentIdentifier))
    context.store.files.remove(stateKey(session))
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

  /// Returns the values that the app keeps with the session, as a property list; nil for none.
  ///
  /// It drops values that a property list cannot hold: they do not survive the process.
  private static func rest(_ session: UISceneSession) -> String? {
    if session.userInfo == nil, session.stateRestorationActivity == nil, session.kept.isEmpty {
      return nil
    }
    var entry: [String: Any] = [:]
    entry["userInfo"] = session.userInfo
    if !session.kept.isEmpty { entry["views"] = session.kept }
    entry["activity"] = session.stateRestorationActivity.map(plain)
    let kept = entry.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .xml) }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: kept, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
