public import UIKit

extension UISceneSessionActivationRequest {
  /// Creates a request for the first scene of a delegate's root scene.
  ///
  /// Source: Apple, uikit/uiscenesessionactivationrequest-swift.struct/init(hostingdelegateclass:).
  public init?<Delegate: UIHostingSceneDelegate>(hostingDelegateClass: Delegate.Type) {
    self.init(hostingDelegateClass, nil, nil)
  }

  /// Creates a request for the scene with an identifier; nil where the root scene has none.
  ///
  /// Source: Apple, uikit/uiscenesessionactivationrequest-swift.struct/init(hostingdelegateclass:id:).
  public init?<Delegate: UIHostingSceneDelegate>(
    hostingDelegateClass: Delegate.Type, id: String
  ) { self.init(hostingDelegateClass, id, nil) }

  /// Creates a request for a scene that shows a value; nil where no scene is for its type.
  ///
  /// Source: Apple, uikit/uiscenesessionactivationrequest-swift.struct/init(hostingdelegateclass:value:).
  public init?<Delegate: UIHostingSceneDelegate, Value: Codable & Hashable>(
    hostingDelegateClass: Delegate.Type, value: Value
  ) { self.init(hostingDelegateClass, nil, value) }

  private init?<Delegate: UIHostingSceneDelegate>(
    _ delegateClass: Delegate.Type, _ id: String?, _ value: (any Codable & Hashable)?
  ) {
    let runtime = ProgramRuntime(hosting: Delegate.rootScene)
    runtime.begins(with: nil, inBackground: false)
    guard runtime.hasGroup(id, of: value.map { type(of: $0 as Any) }) else { return nil }
    let activity = NSUserActivity(activityType: ProgramWindows.activityType)
    activity.userInfo = ProgramWindows.request(id, value)
    activity.hostingClass = delegateClass
    self.init(userActivity: activity)
  }
}
