import Foundation
import SceneBridging
import SceneSeam
package import UIKit

// What the app asks of the system, and its answers.
extension HostedProcess {
  /// Asks the history for a window, and keeps the handler for its refusal.
  package func activate(
    _ session: UISceneSession?, _ activity: NSUserActivity?, errorHandler: ((any Error) -> Void)?
  ) {
    if let session, identity(session) == nil { return refuseLater(errorHandler) }
    let handedOn = activity.map {
      UserActivity(
        $0.activityType, title: $0.title, webpageURL: $0.webpageURL,
        userInfo: UserInfo(taking: $0.userInfo),
        targetContentIdentifier: $0.targetContentIdentifier)
    }
    context.requestActivation(of: session.flatMap(identity), handingOn: handedOn)
    let isNew = session == nil && !context.supportsMultipleScenes
    asked.append(
      AskedRequest(
        number: context.requestCount, scene: current, activity: activity?.handedOver(),
        errorHandler: errorHandler,
        code: isNew ? .multipleScenesNotSupported : .requestDenied))
  }

  /// Asks the history for a session's end, and keeps the handler for its refusal.
  package func destroy(_ session: UISceneSession, errorHandler: ((any Error) -> Void)?) {
    guard let id = identity(session) else { return refuseLater(errorHandler) }
    context.requestDestruction(of: id)
    asked.append(
      AskedRequest(number: context.requestCount, scene: current, errorHandler: errorHandler))
  }

  /// Asks the history for a refresh.
  package func refresh(_ session: UISceneSession) {
    if let id = identity(session) { context.requestRefresh(of: id) }
  }

  /// Asks the history for pushes: it answers with a token or with an error.
  package func registerForRemoteNotifications() { context.requestPushRegistration() }

  /// A session that is closed has no request: the handler hears of it after the callback under way.
  private func refuseLater(_ errorHandler: ((any Error) -> Void)?) {
    if let errorHandler { refused.append(RefusedRequest(scene: current, handler: errorHandler)) }
  }

  /// Calls the handlers of requests that named closed sessions.
  func reportRefused() {
    let requests = refused
    refused = []
    for request in requests {
      during(request.scene) { request.handler(UISceneError(.requestDenied)) }
    }
  }

  /// Calls the error handler of the request that the history refuses now.
  func refuses() {
    guard let index = asked.firstIndex(where: { $0.number == context.answeredRequest }) else {
      return
    }
    let request = asked.remove(at: index)
    during(request.scene) { request.errorHandler?(UISceneError(request.code)) }
  }

  /// Lets go what was kept for requests that are answered, or that the history could not do.
  ///
  /// - Parameter name: The callback that comes now.
  func forgetAnswered(before name: LifecycleCallback.CallbackName) {
    let isAnswer =
      name == .requestActivation || name == .requestDestruction || name == .requestError
    let last = context.answeredRequest
    for index in asked.indices
    where asked[index].number < last || (asked[index].number == last && !isAnswer) {
      asked[index].errorHandler = nil
    }
    // An activity may still be on its way; that of a request long ago is not.
    asked.removeAll {
      $0.errorHandler == nil && $0.number < last
        && ($0.activity == nil || $0.number &+ 64 < last)
    }
  }

  /// The activity that a payload of the app's own stands for.
  func handedOn(_ payload: ScenePayload) -> NSUserActivity? {
    asked.first { payload.isOfApp && $0.number == payload.id & ~ScenePayload.firstOfApp }?.activity
  }

  /// Lets go the activity of a payload that is delivered.
  func forgetHandedOn(_ payload: ScenePayload) {
    if payload.isOfApp { asked.removeAll { $0.number == payload.id & ~ScenePayload.firstOfApp } }
  }
}
