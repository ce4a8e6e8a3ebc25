import Foundation
import SceneSeam
package import UIKit

// What UIKit's objects read and ask for, from the context of the played history.
extension HostedProcess: UIKitHost {
  package var applicationState: UIApplication.State {
    switch context.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  package var connectedScenes: [UIScene] { context.connectedScenes.compactMap { scene($0) } }

  package var openSessions: [UISceneSession] {
    context.openSessions.map { session($0, role: .windowApplication) }
  }

  package var isProtectedDataAvailable: Bool { context.isProtectedDataAvailable }

  package var supportsMultipleScenes: Bool { manifest.supportsMultipleScenes }

  package func activationState(of scene: UIScene) -> UIScene.ActivationState {
    let slot = scene.session.slot
    guard slots.indices.contains(slot), slots[slot].scene === scene, let id = slots[slot].sceneID
    else { return .unattached }
    switch context.activationState(of: id) {
    case .foregroundActive: return .foregroundActive
    case .foregroundInactive: return .foregroundInactive
    case .background: return .background
    case .none, .unattached: return .unattached
    }
  }

  // MARK: Requests

  package func activate(_ session: UISceneSession?, errorHandler: ((any Error) -> Void)?) {
    errorHandlers.append(errorHandler)
    context.requestActivation(of: session.flatMap(identity))
  }

  package func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?) {
    guard let id = identity(session) else {
      errorHandler?(UISceneError(.sceneRequestInvalid))
      return
    }
    errorHandlers.append(errorHandler)
    context.requestDestruction(of: id)
  }

  package func refresh(_ session: UISceneSession) {
    if let id = identity(session) { context.requestRefresh(of: id) }
  }

  package func registerForRemoteNotifications() {}

  package func opens(_ url: URL) -> Bool { false }

  private func identity(_ session: UISceneSession) -> SessionID? {
    slots.first { $0.session === session }?.sessionID
  }

  /// Tells the app that the oldest request was refused.
  func refuses() {
    guard !errorHandlers.isEmpty else { return }
    errorHandlers.removeFirst()?(UISceneError(.requestDenied))
  }

  // MARK: Background time

  package func beginBackgroundTask(expirationHandler: (() -> Void)?) -> Int {
    let task = context.beginBackgroundTask()
    times.append(HeldTime(task: task, number: Int(task.id), handler: expirationHandler))
    return Int(task.id)
  }

  package func endBackgroundTask(_ number: Int) {
    if let place = times.firstIndex(where: { $0.number == number }) {
      context.endBackgroundTask(times.remove(at: place).task)
    }
  }

  /// Tells the app that a task's time is over.
  func expires(_ task: AppBackgroundTask) {
    times.first { $0.task == task }?.handler?()
  }

  // MARK: Ledgers and manifest

  package func takes(_ topic: String, item: Int) {
    takers.append((topic, item, current))
    context.takes(AppContext.Topic(topic), for: current, item: item)
  }

  package func givesBack(_ topic: String, item: Int) {
    guard let place = takers.firstIndex(where: { $0.topic == topic && $0.item == item }) else {
      return
    }
    let taker = takers.remove(at: place)
    context.givesBack(AppContext.Topic(topic), for: taker.scene, item: item)
  }

  package func declared(_ name: String?, role: UISceneSession.Role)
    -> UISceneConfiguration.Declared?
  {
    guard let entry = manifest.entry(name, role) else { return nil }
    let delegate: AnyClass? = entry.delegateClass ?? entry.delegateName.flatMap(named)
    return UISceneConfiguration.Declared(
      name: entry.name, sceneClass: entry.sceneClassName.flatMap(named), delegateClass: delegate,
      storyboard: entry.storyboard.map { UIStoryboard(name: $0, bundle: nil) })
  }

  private func named(_ name: String) -> AnyClass? {
    guard let found = ClassMaker.find(name, in: module) else {
      preconditionFailure(
        "the manifest names the class '\(name)', and '\(module)' has none of that name: correct the "
          + "manifest, or write HostedApp(…, manifest: SceneManifest(delegate: YourDelegate.self))")
    }
    return found
  }

  package func keep(_ session: UISceneSession) { SessionArchive.save(session, to: context) }
}
