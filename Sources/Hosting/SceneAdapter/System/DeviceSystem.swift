#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import Foundation
  import SceneSeam
  import UIKit

  /// The system behind an app in the shipped app: UIKit's objects answer what it reads, and get what it
  /// asks for.
  @MainActor
  final class DeviceSystem: @MainActor SceneSystem {
    private struct HeldBackgroundTask {
      var task: AppBackgroundTask
      var identifier: UIBackgroundTaskIdentifier
    }

    /// The content that the callback under way brings.
    var content: PayloadContent?
    /// Opens a new window in UIKit's place.
    var opensWindow: (() -> Void)?
    /// Takes the refusal of a request.
    var refuses: ((SessionID?) -> Void)?
    /// Takes the end of background time.
    var expires: ((AppBackgroundTask) -> Void)?
    /// The clock of the device.
    let clock: AppClock
    private let identities: SceneIdentities
    private let prompts: () -> Void
    private var held: [HeldBackgroundTask] = []

    /// Stands before UIKit's shared objects.
    ///
    /// - Parameters:
    ///   - identities: Which object has which identity.
    ///   - prompts: Shows the prompt for which the app asks.
    init(_ identities: SceneIdentities, prompts: @escaping () -> Void) {
      self.identities = identities
      self.prompts = prompts
      clock = AppClock(AppClock.DeviceTime())
    }

    // MARK: What can be read

    var now: Int { Int(clock.now.offset.components.seconds) }

    var applicationState: ApplicationState {
      switch UIApplication.shared.applicationState {
      case .active: .active
      case .inactive: .inactive
      default: .background
      }
    }

    var connectedScenes: [SceneID] {
      UIApplication.shared.connectedScenes.map { identities.id(of: $0) }
    }

    var openSessions: [SessionID] {
      UIApplication.shared.openSessions.map { identities.id(of: $0) }
    }

    var isProtectedDataAvailable: Bool { UIApplication.shared.isProtectedDataAvailable }

    func activationState(of scene: SceneID) -> ActivationState {
      switch identities.scene(scene)?.activationState {
      case .foregroundActive: .foregroundActive
      case .foregroundInactive: .foregroundInactive
      case .background: .background
      default: .unattached
      }
    }

    func role(of scene: SceneID) -> SceneRole {
      let session = identities.scene(scene)?.session ?? identities.session(scene.session)
      return session.map { SceneRole(taking: $0.role) } ?? .windowApplication
    }

    // MARK: What can be asked for

    func setActivationConditions(_ conditions: ActivationConditions, for scene: SceneID) {
      let own = UISceneActivationConditions()
      own.canActivateForTargetContentIdentifierPredicate = conditions.can.evaluated
      own.prefersToActivateForTargetContentIdentifierPredicate = conditions.prefers.evaluated
      identities.scene(scene)?.activationConditions = own
    }

    func request(_ request: AppContext.SystemRequest) {
      switch request {
      case .activation(nil, let activity):
        if let opensWindow, activity == nil { return opensWindow() }
        activate(nil, of: nil, activity)
      case .activation(let id?, let activity): find(id) { activate($0, of: id, activity) }
      case .destruction(let id):
        find(id) { session in
          UIApplication.shared.requestSceneSessionDestruction(
            session, options: nil, errorHandler: refusal(of: id))
        }
      case .refresh(let id): find(id) { UIApplication.shared.requestSceneSessionRefresh($0) }
      case .systemPrompt: prompts()
      case .pushRegistration: UIApplication.shared.registerForRemoteNotifications()
      }
    }

    private func activate(
      _ session: UISceneSession?, of id: SessionID?, _ activity: UserActivity?
    ) {
      UIApplication.shared.requestSceneSessionActivation(
        session, userActivity: activity.map { NSUserActivity(showing: $0) }, options: nil,
        errorHandler: refusal(of: id))
    }

    /// Does something with a session; where it is closed, the request is refused later.
    private func find(_ id: SessionID, _ body: (UISceneSession) -> Void) {
      if let session = identities.session(id) { return body(session) }
      DispatchQueue.main.async { [weak self] in self?.refuses?(id) }
    }

    private func refusal(of id: SessionID?) -> (any Error) -> Void {
      { [weak self] _ in MainThread.run { self?.refuses?(id) } }
    }

    // MARK: Background time

    func beginBackgroundTask() -> AppBackgroundTask {
      let task = AppBackgroundTask(id: identities.numbers.next(.backgroundTask))
      let identifier = UIApplication.shared.beginBackgroundTask { [weak self] in
        MainThread.run { self?.expires?(task) }
      }
      if identifier == .invalid {
        // UIKit gives no time and calls no handler: the app is told as of time that is over.
        DispatchQueue.main.async { [weak self] in self?.expires?(task) }
      } else {
        held.append(HeldBackgroundTask(task: task, identifier: identifier))
      }
      return task
    }

    func endBackgroundTask(_ task: AppBackgroundTask) {
      guard let index = held.firstIndex(where: { $0.task == task }) else { return }
      UIApplication.shared.endBackgroundTask(held.remove(at: index).identifier)
    }

    // MARK: The way to it from elsewhere

    func handle(to context: AppContext) -> ContextHandle {
      let keeper = ContextKeeper(context)
      return ContextHandle { _ in MainThread.isHere ? keeper.context : nil }
    }
  }
#endif
