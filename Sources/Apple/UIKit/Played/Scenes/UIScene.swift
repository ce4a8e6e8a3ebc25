/// One instance of the app's interface, while it is connected.
///
/// Source: Apple, uiscene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session that the scene shows; it outlives the scene.
  public let session: UISceneSession
  /// The scene's delegate, which the scene keeps.
  open var delegate: (any UISceneDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The scene's title in the switcher; stored, never used.
  open var title: String! = ""
  /// The text below the title in the switcher; stored, never used.
  open var subtitle: String = ""
  /// For which contents the system activates the scene: the history keeps to it.
  open var activationConditions = UISceneActivationConditions() {
    didSet {
      activationConditions.scene = self
      CurrentHost.host?.conditionsChange(of: self)
    }
  }
  /// Number of the scene object within its session, from 1.
  package let connection: Int

  /// Creates it as the host does; an app has no need to.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    connection = session.connections + 1
    super.init()
    session.connections = connection
    session.scene = self
    activationConditions.scene = self
  }

  /// The state of the scene inside the callback under way; unattached once it is gone.
  open var activationState: ActivationState {
    CurrentHost.host?.activationState(of: self) ?? .unattached
  }

  /// Opens a URL elsewhere; one of the app's own scheme comes back to the app, to this scene.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let host = CurrentHost.host else {
      completion?(false)
      return
    }
    host.open(url, for: self) { completion?($0) }
  }

  /// Extends restoration until its counterpart is called; a plain pair here.
  open func extendStateRestoration() {}
  /// Ends what was extended; a plain pair here.
  open func completeStateRestoration() {}
}

extension UIScene {
  /// Where a scene is between unattached and active.
  ///
  /// Source: Apple, uiscene/activationstate-swift.enum.
  public enum ActivationState: Int, Sendable {
    /// The scene is not attached to the app.
    case unattached = -1
    /// The scene is in the foreground and gets events.
    case foregroundActive = 0
    /// The scene is in the foreground and gets no events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// How a URL came.
  ///
  /// Source: Apple, uiscene/openurloptions.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that opened it.
    public let sourceApplication: String?
    /// The value that the other app added; nil here.
    public let annotation: Any?
    /// Whether the file has to be copied before it is changed.
    public let openInPlace: Bool

    /// Creates it as the host does; an app has no need to.
    package init(sourceApplication: String?, openInPlace: Bool) {
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
      annotation = nil
    }
  }
}

/// A URL that a scene is to open, with how it came.
///
/// Source: Apple, uiopenurlcontext.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public var url: URL {
    isLookedInto = true
    return unreadURL
  }
  /// How it came.
  public var options: UIScene.OpenURLOptions {
    isLookedInto = true
    return unreadOptions
  }
  /// The URL for the host, which is not the app.
  package let unreadURL: URL
  private let unreadOptions: UIScene.OpenURLOptions
  /// Whether the URL or the options were read.
  package private(set) var isLookedInto = false

  /// Creates it as the host does; an app has no need to.
  package init(url: URL, options: UIScene.OpenURLOptions) {
    unreadURL = url
    unreadOptions = options
  }
}

/// For which contents a scene is or is not activated.
///
/// Source: Apple, uisceneactivationconditions.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Contents for which the scene can be activated.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true) {
    didSet { announce() }
  }
  /// Contents for which the scene is preferred.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false) {
    didSet { announce() }
  }
  /// The scene whose conditions they are.
  weak var scene: UIScene?

  private func announce() {
    if let scene { CurrentHost.host?.conditionsChange(of: scene) }
  }

  public override init() { super.init() }
}

/// Why the system refused what was asked for.
///
/// Source: Apple, uisceneerror.
public struct UISceneError: Error, Hashable, Sendable {
  /// The kinds of refusal.
  public enum Code: Int, Sendable {
    /// Whether an error is of a kind, as a `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? UISceneError)?.code == code
    }

    /// Several scenes are not supported.
    case multipleScenesNotSupported = 0
    /// The request was denied.
    case requestDenied = 1
    /// The scene has no such geometry; the host never says so.
    case geometryRequestUnsupported = 100
    /// The geometry was denied; the host never says so.
    case geometryRequestDenied = 101
  }

  /// Several scenes are not supported.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The request was denied.
  public static var requestDenied: Code { .requestDenied }

  /// The kind of refusal.
  public let code: Code

  /// Creates it as the host does; an app has no need to.
  package init(_ code: Code) { self.code = code }
}

extension UNNotificationResponse {
  /// The scene in which the system shows the answer; nil where the host names none.
  ///
  /// Source: Apple, usernotifications/unnotificationresponse/targetscene.
  public var targetScene: UIScene? { target as? UIScene }
}
