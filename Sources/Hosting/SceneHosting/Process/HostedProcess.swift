import CarPlay
package import SceneSeam
package import UIKit

/// One process of a hosted app: UIKit's objects from launch to end, and what the app asks of them.
///
/// No code of the app runs while the properties are read or changed that each callback needs, so Swift
/// need not look out for overlapping accesses: hence `@exclusivity(unchecked)`.
@MainActor
package final class HostedProcess {
  /// The state that the process keeps of a session's slot.
  struct SessionSlot {
    var session: UISceneSession?
    var sessionID: SessionID?
    var scene: UIScene?
    var sceneID: SceneID?
    /// Whether the delegate has heard of the disconnection.
    var isDisconnected = false
    /// Whether observers have.
    var isDisconnectNoticed = false
    /// Whether the storyboard's window was made.
    var hasWindow = false
    /// Whether the history has told that the scene has a key window.
    var hasKeyWindow = false
    /// How far the views have come, as the history has told.
    var views = ViewProgress.hidden
    /// Whether a window from a storyboard waits for the connection.
    var hasStoryboard = false
    /// The program that shows the scene, where its delegate hosts a scene of SwiftUI's.
    var hosted: (any PlayedProgram)?
  }

  /// A payload that a scene has connected with, until its views can take it.
  struct WaitingArrival {
    var scene: SceneID
    var payload: ScenePayload
    var contents: UIScene.ConnectionOptions.Contents
  }

  /// Background time that the app holds.
  struct HeldTime {
    var task: AppBackgroundTask
    var number: Int
    /// For which scene it is held.
    var scene: SceneID?
    var handler: (() -> Void)?
  }

  /// Something that was taken and has to be given back.
  struct TakenItem: Hashable {
    var topic: String
    var item: Int
  }

  /// The handler of a request for a session that is gone, and the scene that has asked.
  struct RefusedRequest {
    var scene: SceneID?
    var handler: (any Error) -> Void
  }

  /// An object that has to be gone.
  struct Ghost {
    weak var object: AnyObject?
    var name: String
    var scene: SceneID
  }

  /// The application object that the delegates see as shared.
  package let application: UIApplication
  /// The system that plays the app.
  package let context: AppContext
  let manifest: SceneManifest
  /// The program of SwiftUI's that is played; nil for an app of delegates.
  @exclusivity(unchecked) var program: (any PlayedProgram)?
  /// Whether the program's phase was that of the foreground.
  @exclusivity(unchecked) var hasBeenInForeground = false
  /// The payloads that wait for views of the program to be shown.
  @exclusivity(unchecked) var waiting: [WaitingArrival] = []
  /// The number of the tap on a notification that was told before the first scene; nil for none.
  var answeredFirst: UInt32?
  let module: String
  @exclusivity(unchecked) var slots: [SessionSlot] = []
  /// The callback that was delivered last; nil before the first.
  @exclusivity(unchecked) var heardLast: LifecycleCallback.CallbackName?
  /// The scene for which code of the app runs now.
  var current: SceneID? {
    get { context.sceneAtHand }
    set { context.sceneAtHand = newValue }
  }
  /// The scenes that were at hand before the calls under way of what the app has registered.
  @exclusivity(unchecked) var before: [SceneID?] = []
  /// Scenes that have disconnected, while what follows reaches them.
  @exclusivity(unchecked) var leaving: [SceneID] = []
  var ghosts: [Ghost] = []
  /// The objects that were shown in scenes that are gone, until they are gone, too.
  @exclusivity(unchecked) var outliving: [Outliving] = []
  /// How many of them were noted.
  var outlivingCount = 0
  var times: [HeldTime] = []
  /// The app's requests that have no answer yet.
  @exclusivity(unchecked) var asked: [AskedRequest] = []
  /// The number of the request that was answered last.
  var lastAnswered: UInt32 = 0
  /// Handlers of requests for sessions that are gone: they are called before the next callback.
  @exclusivity(unchecked) var refused: [RefusedRequest] = []
  /// Links of the app's own that are on their way back to it.
  @exclusivity(unchecked) var opened: [OpenedLink] = []
  /// The sentences on guesses that the app was given, until the end of the step.
  @exclusivity(unchecked) var guessed: [String] = []
  /// All that came to the app in this process.
  var delivered: [PayloadArrival] = []
  /// As which objects it was handed to the app.
  var objects: [(object: AnyObject, payload: ScenePayload)] = []
  /// The payload that has opened the process of an app without scenes; nil for nothing.
  var opening: ScenePayload?
  /// Whether the main storyboard's window was made.
  var hasSetMainWindow = false
  /// Whether the launch methods have answered that it is to be delivered once more.
  var acceptsOpening = true
  /// The numbers of the delivered payloads that the app has read, or may read yet.
  @exclusivity(unchecked) var heard: Set<UInt32> = []
  /// The numbers of the payloads that reached no code of the app that looks at them.
  @exclusivity(unchecked) var missed: Set<UInt32> = []
  /// The items that were taken and not given back, each with its scene: nil where it is the app's.
  ///
  /// It is looked up and never iterated.
  @exclusivity(unchecked) var taken: [TakenItem: SceneID?] = [:]
  /// The stub that was handed a window, or what has one, first; nil while none was.
  @exclusivity(unchecked) var windowHolder: String?
  /// The stub that was called first; nil while none was.
  @exclusivity(unchecked) var firstStub: String?
  /// The stub that was asked for a window first; nil while none was.
  @exclusivity(unchecked) var windowGiver: String?
  /// Whether code of the app, or the system for it, has made a window.
  var hasMadeWindow = false
  /// The stub that was handed a delegate first; nil while none was.
  @exclusivity(unchecked) var delegateHolder: String?
  /// The receipts of stubs for payloads; they are looked up and never iterated.
  var receipts: Set<StubReceipt> = []
  /// The payloads of which some stub got something, by their numbers.
  var received: Set<UInt32> = []
  /// Whether one stub got something of one payload twice.
  var hasHandedTwice = false
  /// The payload in the options that the app is handed now: those of a launch or of a connection.
  @exclusivity(unchecked) var broughtByOptions: ScenePayload?
  private var hasEnded = false

  /// Begins a process: the observers and the centre of the last one are gone.
  package init(_ manifest: SceneManifest, module: String, context: AppContext) {
    self.manifest = manifest
    self.module = module
    self.context = context
    Self.endsCurrent()
    UIKitNotices.endProcess()
    LaunchOptionReads.begins()
    UNUserNotificationCenter.begin { number in
      guard CurrentHost.isHere else { return }
      CurrentHost.here { CurrentHost.host?.iconBadgeNumber = number }
    }
    context.sceneAtHand = nil
    context.world.processes &+= 1
    CaseDefaults.begin(context.store.defaults)
    CaseFiles.begin(context.store.files)
    ScheduledTasks.begin(context)
    application = UIApplication()
    CurrentHost.begin(self, application: application)
    watchesStubs()
    AsyncForm.notifies(Self.stepsOrStops)
  }

  /// Takes the device away from the process that is played, and then what it holds outside of objects.
  private static func endsCurrent() {
    CaseDefaults.end()
    CaseFiles.end()
    CurrentHost.end()
  }

  /// Lets everything go: the process is over, and what its objects do as they go reaches no one.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if CurrentHost.host === self { Self.endsCurrent() }
    UIKitNotices.endProcess()
    for slot in slots { slot.scene?.delegate = nil }
    slots = []
    times = []
    asked = []
    refused = []
    opened = []
    waiting = []
    program = nil
    application.keptDelegate = nil
  }

  // MARK: Sessions and scenes

  /// The session of an identity; made where the process does not know it.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - role: What it is for, where no process of the app has seen it; nil for what the system says.
  func session(_ id: SessionID, role: SceneRole? = nil) -> UISceneSession {
    while slots.count <= id.slot { slots.append(SessionSlot()) }
    if let session = slots[id.slot].session, slots[id.slot].sessionID == id { return session }
    releaseScene(at: id.slot)
    let identifier = Self.persistentIdentifier(id)
    let kept = SessionArchive.role(of: identifier, in: context)
    let session = UISceneSession(
      identifier: identifier, slot: id.slot,
      role: kept
        ?? UISceneSession.Role(role ?? context.role(of: SceneID(session: id, connection: 0))))
    SessionArchive.restore(session, from: context) { manifest.factories.find($0, in: module) }
    slots[id.slot] = SessionSlot(session: session, sessionID: id)
    // A later process knows its role, though the app may not be asked for a configuration.
    if kept == nil { keep(session) }
    return session
  }

  /// The connected scene of an identity; nil where the process has none.
  package func scene(_ id: SceneID) -> UIScene? {
    guard slots.indices.contains(id.slot), slots[id.slot].sceneID == id else { return nil }
    return slots[id.slot].scene
  }

  /// The identity of a scene object; nil for one that is gone.
  func identity(_ scene: UIScene) -> SceneID? {
    let slot = scene.session.slot
    guard slots.indices.contains(slot), slots[slot].scene === scene else { return nil }
    return slots[slot].sceneID
  }

  /// The identity of a session; nil for one that was closed.
  func identity(_ session: UISceneSession) -> SessionID? {
    guard slots.indices.contains(session.slot), slots[session.slot].session === session else {
      return nil
    }
    return slots[session.slot].sessionID
  }

  /// The scene of an identity that is attached to the app, though its connection is still to come.
  ///
  /// UIKit makes scene and delegate when it attaches them: observers and `connectedScenes` may have the
  /// scene before `willConnectTo`.
  func attachedScene(_ id: SceneID) -> UIScene? {
    if let scene = scene(id) { return scene }
    // A scene that has been there and is gone comes back under another identity.
    let isNew = session(id.session).connections < Int(id.connection)
    guard isNew, context.connectedScenes.contains(id) else { return nil }
    return sceneToConnect(id, role: context.role(of: id), UIScene.ConnectionOptions())
  }

  /// The scene of an identity; made where the process does not have it.
  func sceneToConnect(_ id: SceneID, role: SceneRole, _ options: UIScene.ConnectionOptions)
    -> UIScene
  {
    if let scene = scene(id) { return scene }
    let session = session(id.session, role: role)
    releaseScene(at: id.slot)
    let configuration = session.configuration
    if configuration.delegateClass == nil, configuration.name == nil {
      // A session of which the app was not asked has what the manifest says of its role.
      session.configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    }
    session.connections = Int(id.connection) - 1
    let scene = sceneClass(session, role).init(session: session, connectionOptions: options)
    // What is read while the delegate is made shows the scene.
    slots[id.slot].scene = scene
    slots[id.slot].sceneID = id
    if let delegateClass = session.configuration.delegateClass {
      let delegate = manifest.factories.make(delegateClass)
      DelegateClasses.meets(delegate)
      scene.delegate = delegate
    }
    return scene
  }

  private func sceneClass(_ session: UISceneSession, _ role: SceneRole) -> UIScene.Type {
    if let own = session.configuration.sceneClass as? UIScene.Type { return own }
    return role == .carPlay ? CPTemplateApplicationScene.self : UIWindowScene.self
  }

  static func persistentIdentifier(_ id: SessionID) -> String {
    let digits = String(id.identifier, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}
