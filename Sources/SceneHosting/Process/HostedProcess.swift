package import SceneSeam
package import UIKit

/// One process of a hosted app: UIKit's objects from launch to end, and what the app asks of them.
///
/// No code of the app runs while the properties are read or changed that each callback needs, so Swift
/// need not look out for overlapping accesses: hence `@exclusivity(unchecked)`.
@MainActor
package final class HostedProcess {
  /// What the process keeps of a session's slot.
  struct SessionSlot {
    var session: UISceneSession?
    var sessionID: SessionID?
    var scene: UIScene?
    var sceneID: SceneID?
  }

  /// Background time that the app holds.
  struct HeldTime {
    var task: AppBackgroundTask
    var number: Int
    var handler: (() -> Void)?
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
  let module: String
  @exclusivity(unchecked) var slots: [SessionSlot] = []
  /// The scene to which the callback under way is delivered.
  @exclusivity(unchecked) var current: SceneID?
  /// The scene that has disconnected, while what follows reaches it.
  @exclusivity(unchecked) var leaving: SceneID?
  var ghosts: [Ghost] = []
  var times: [HeldTime] = []
  var errorHandlers: [((any Error) -> Void)?] = []
  /// What was delivered in this process.
  var delivered: [ScenePayload] = []
  /// For which scene an item of a ledger was taken.
  var takers: [(topic: String, item: Int, scene: SceneID?)] = []
  private var hasEnded = false

  /// Begins a process: the observers and the centre of the last one are gone.
  package init(_ manifest: SceneManifest, module: String, context: AppContext) {
    self.manifest = manifest
    self.module = module
    self.context = context
    UIKitNotices.endProcess()
    UNUserNotificationCenter.begin()
    CaseDefaults.begin(context.store.defaults)
    application = UIApplication()
    CurrentHost.begin(self, application: application)
  }

  /// Lets everything go: the process is over, and what its objects do as they go reaches no one.
  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if CurrentHost.host === self {
      CurrentHost.end()
      CaseDefaults.end()
    }
    UIKitNotices.endProcess()
    for slot in slots { slot.scene?.delegate = nil }
    slots = []
    times = []
    errorHandlers = []
    application.keptDelegate = nil
  }

  /// Remembers a payload once, whether it comes through one door or through two.
  func remember(_ payload: ScenePayload) {
    // A payload has the number of its event: what is new has a higher one than all before.
    let isNew = delivered.last.map { $0.id < payload.id } ?? true
    if isNew || !delivered.contains(payload) { delivered.append(payload) }
  }

  /// The last payload that came with a URL; nil for a URL of the app's own.
  func payload(_ url: URL) -> ScenePayload? {
    delivered.last { PayloadObjects.url($0) == url }
  }

  // MARK: Sessions and scenes

  /// The session of an identity; made where the process does not know it.
  func session(_ id: SessionID, role: SceneRole) -> UISceneSession {
    while slots.count <= id.slot { slots.append(SessionSlot()) }
    if let session = slots[id.slot].session, slots[id.slot].sessionID == id { return session }
    let session = UISceneSession(
      identifier: Self.persistentIdentifier(id), slot: id.slot, role: UISceneSession.Role(role))
    SessionArchive.restore(session, from: context) { manifest.factories.find($0, in: module) }
    slots[id.slot] = SessionSlot(session: session, sessionID: id)
    return session
  }

  /// The connected scene of an identity; nil where the process has none.
  package func scene(_ id: SceneID) -> UIScene? {
    guard slots.indices.contains(id.slot), slots[id.slot].sceneID == id else { return nil }
    return slots[id.slot].scene
  }

  /// The scene of an identity; made where the process does not have it.
  func sceneToConnect(_ id: SceneID, role: SceneRole, _ options: UIScene.ConnectionOptions)
    -> UIScene
  {
    if let scene = scene(id) { return scene }
    let session = session(id.session, role: role)
    let kind = sceneClass(session, role)
    session.connections = Int(id.connection) - 1
    let scene = kind.init(session: session, connectionOptions: options)
    if let delegateClass = session.configuration.delegateClass {
      scene.delegate = manifest.factories.make(delegateClass)
    }
    slots[id.slot].scene = scene
    slots[id.slot].sceneID = id
    return scene
  }

  private func sceneClass(_ session: UISceneSession, _ role: SceneRole) -> UIScene.Type {
    if let own = session.configuration.sceneClass as? UIScene.Type { return own }
    return role == .carPlay ? UIScene.self : UIWindowScene.self
  }

  /// Lets a scene go that has disconnected, once what follows has reached it.
  func releaseLeaving() {
    guard let id = leaving else { return }
    leaving = nil
    guard slots.indices.contains(id.slot), slots[id.slot].sceneID == id else { return }
    ghosts.removeAll { $0.object == nil }
    if let scene = slots[id.slot].scene {
      ghosts.append(Ghost(object: scene, name: "\(type(of: scene))", scene: id))
      if let delegate = scene.delegate {
        ghosts.append(Ghost(object: delegate, name: "\(type(of: delegate))", scene: id))
      }
    }
    let scene = slots[id.slot].scene
    slots[id.slot].scene = nil
    slots[id.slot].sceneID = nil
    // The app may keep the scene; UIKit lets its delegate go.
    scene?.delegate = nil
  }

  static func persistentIdentifier(_ id: SessionID) -> String {
    let digits = String(id.identifier, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}
