/// A scene's identity, which lasts until the user or the app closes it for good.
///
/// Source: Apple, uiscenesession.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene, while it is connected; a weak reference.
  public internal(set) weak var scene: UIScene?
  /// The session's role.
  public let role: Role
  /// How the session was configured; it keeps that from then on.
  public package(set) var configuration: UISceneConfiguration
  /// The identity, never used again.
  public let persistentIdentifier: String
  /// The activity that the delegate gave to restore the scene; kept with the session.
  open var stateRestorationActivity: NSUserActivity? {
    didSet {
      // A delegate that restores nothing answers nil at each time: nothing changes by that.
      if oldValue == nil, stateRestorationActivity == nil { return }
      if isKept { CurrentHost.host?.keep(self) }
    }
  }
  /// The app's own data on the session: property-list values survive the process here.
  open var userInfo: [String: Any]? {
    didSet { if isKept { CurrentHost.host?.keep(self) } }
  }
  /// The values that SwiftUI's views keep with the session, as a property list.
  package var kept: [String: Any] = [:]
  private var isKept = true
  /// How many scene objects the session has had in this process and those before.
  package var connections = 0
  /// The session's slot in the history, from 0.
  package let slot: Int

  /// Creates it as the host does; an app has no need to.
  package init(identifier: String, slot: Int, role: Role) {
    persistentIdentifier = identifier
    self.slot = slot
    self.role = role
    configuration = UISceneConfiguration(declared: nil, name: nil, role: role)
  }

  /// Gives the session what an earlier process kept with it.
  package func restores(userInfo: [String: Any]?, activity: NSUserActivity?) {
    isKept = false
    self.userInfo = userInfo
    stateRestorationActivity = activity
    isKept = true
  }

  /// One number for all sessions: a set of them keeps the order in which they came.
  ///
  /// Sets are walked by hashes, which differ from process to process.
  open override var hash: Int { 0 }

  /// The session as a history numbers it, from 1.
  open override var description: String { "UISceneSession \(slot + 1)" }
}

extension UISceneSession {
  /// The purpose of a session.
  ///
  /// Source: Apple, uiscenesession/role.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's text in the manifest.
    public let rawValue: String

    /// Creates it as the host does; an app has no need to.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An ordinary window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An external display, by its older name.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// An external display that shows content and takes no input.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A CarPlay screen with templates.
    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }
}

/// How a session's scene is made: delegate class, scene class, storyboard.
///
/// Source: Apple, uisceneconfiguration.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The entry of a manifest for a configuration.
  package struct Declared {
    /// The name, nil for the first of its role.
    package var name: String?
    /// The class of the scene; a window scene by default.
    package var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    package var delegateClass: AnyClass?
    /// The storyboard of the window.
    package var storyboard: UIStoryboard?

    /// Creates it as the host does; an app has no need to.
    package init(
      name: String?, sceneClass: AnyClass? = nil, delegateClass: AnyClass?,
      storyboard: UIStoryboard? = nil
    ) {
      self.name = name
      self.sceneClass = sceneClass
      self.delegateClass = delegateClass
      self.storyboard = storyboard
    }
  }

  /// The configuration's name in the manifest.
  public let name: String?
  /// The role of the sessions with it.
  public let role: UISceneSession.Role
  /// The class of the scene; a window scene unless it is set.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; no delegate without one.
  open var delegateClass: AnyClass?
  /// The storyboard from which UIKit makes the window; no window without one.
  open var storyboard: UIStoryboard?

  /// Creates a configuration: as the manifest has it under that name, empty where it has none.
  ///
  /// Without a name it is the manifest's first for the role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let declared = CurrentHost.host?.declared(name, role: sessionRole)
    self.name = name ?? declared?.name
    role = sessionRole
    sceneClass = declared?.sceneClass
    delegateClass = declared?.delegateClass
    storyboard = declared?.storyboard
  }

  init(declared: Declared?, name: String?, role: UISceneSession.Role) {
    self.name = name
    self.role = role
  }
}

/// A request for a session's scene.
///
/// Source: Apple, uiscenesessionactivationrequest.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The session; nil for a new one.
  public let session: UISceneSession?
  /// The activity that the scene is for, and gets.
  public var userActivity: NSUserActivity?
  /// How it is asked for; stored, never used.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a session's scene.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for a new window.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
    self.userActivity = userActivity
    self.options = options
  }
}
