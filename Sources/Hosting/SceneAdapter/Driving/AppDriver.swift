#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  public import Foundation
  public import SceneSeam
  import UIKit

  /// Drives the app's object with what UIKit delivers, and keeps UIKit's objects at hand.
  ///
  /// There is one for each process. The delegates of this module have it; delegates of other frameworks,
  /// such as CarPlay's, forward to it what they receive.
  @MainActor
  public final class AppDriver {
    /// Something that is delivered to the app.
    private struct WaitingDelivery {
      var callback: LifecycleCallback?
      var content: PayloadContent?
      var handler: (inout any SceneApp) -> Void
    }

    /// The driver of this process; nil before the application delegate has received anything.
    public private(set) static weak var current: AppDriver?

    /// The system as the app sees it.
    public let context: AppContext
    let identities: SceneIdentities
    let system: DeviceSystem
    private var app: any SceneApp
    private var waiting: [WaitingDelivery] = []
    private var isDelivering = false
    private var notices: LifecycleNotices?
    /// The last answer to a notification, which may come through two doors, and when it was shown.
    var lastResponse: (payload: ScenePayload, date: Date)?
    /// The payloads that opened windows, until these leave: SwiftUI may hand them over again.
    var connectedWith: [(scene: SceneID, payload: ScenePayload)] = []
    /// When the app was told the last time how much time has passed.
    var lastTick = 0
    /// Number of the process since the app was installed.
    let process: UInt32

    /// Makes the app's object, as a launch does.
    ///
    /// - Parameters:
    ///   - store: What survives the process.
    ///   - defaults: Where the numbers of sessions and the like are kept.
    ///   - prompts: Shows the system's prompt for which the app asks.
    ///   - make: Makes the app's object.
    public init(
      store: AppContext.Store = DeviceStore.own, defaults: UserDefaults = .standard,
      prompts: @escaping () -> Void = {}, make: (AppContext) -> any SceneApp
    ) {
      identities = SceneIdentities(InstallationNumbers(defaults))
      process = identities.numbers.next(.process)
      system = DeviceSystem(identities, prompts: prompts)
      context = AppContext(system, store: store, clock: system.clock)
      app = make(context)
      Self.current = self
      system.refuses = { [weak self] in self?.refuses($0) }
      system.expires = { [weak self] in self?.expires($0) }
      notices = LifecycleNotices { [weak self] in self?.receives($0, of: $1) }
      deliver(.delegateInit)
    }

    /// Opens the new window for which the app asks; nil for UIKit's own request.
    public var opensWindow: (() -> Void)? {
      get { system.opensWindow }
      set { system.opensWindow = newValue }
    }

    // MARK: The app's object

    /// Returns the app's object as it is now; nil where it is of another type.
    ///
    /// While one of its handlers runs, a structure is what it was before.
    public func app<App: SceneApp>(as type: App.Type) -> App? { app as? App }

    /// Lets the user do something in the app: what an action does in a test.
    ///
    /// Where a handler of the app is under way, it is done after it.
    ///
    /// - Parameters:
    ///   - type: The type of the app's object; nothing happens where it is of another type.
    ///   - body: What is done.
    public func perform<App: SceneApp>(
      in type: App.Type = App.self, _ body: @escaping (inout App) -> Void
    ) {
      deliver(nil) { app in
        guard var own = app as? App else { return }
        body(&own)
        app = own
      }
    }

    // MARK: Delivering

    /// Delivers a callback by its name, then to the requirement that stands for it.
    ///
    /// UIKit may call while the app's handler runs; the seam promises that handlers come one after the
    /// other, so what comes in between waits. The object is taken out while its handler runs: what reads
    /// it meanwhile reads the last state.
    func deliver(
      _ name: LifecycleCallback.CallbackName?, in scene: SceneID? = nil,
      content: PayloadContent? = nil, _ handler: @escaping (inout any SceneApp) -> Void = { _ in }
    ) {
      let callback = name.map { LifecycleCallback($0, in: scene) }
      waiting.append(WaitingDelivery(callback: callback, content: content, handler: handler))
      guard !isDelivering else { return }
      isDelivering = true
      while !waiting.isEmpty {
        let next = waiting.removeFirst()
        system.content = next.content
        var app = app
        if let callback = next.callback { app.didReceive(callback) }
        next.handler(&app)
        self.app = app
      }
      system.content = nil
      isDelivering = false
    }

    private func refuses(_ session: SessionID?) {
      deliver(.requestError) { $0.requestDidFail(session) }
    }

    private func expires(_ task: AppBackgroundTask) {
      deliver(.backgroundTaskExpired) { $0.backgroundTaskDidExpire(task) }
    }
  }
#endif
