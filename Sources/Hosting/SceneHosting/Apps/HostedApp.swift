package import SceneFuzzing
public import SceneSeam
public import SceneSpies
public import UIKit

/// An app that is made of UIKit delegates: the delegate classes as they are, played as any app.
///
/// Each launch makes an application, its delegate, and what the delegate makes; the end of the process
/// lets all of it go. What a played history delivers reaches the delegates' methods, with the real
/// objects at hand.
@MainActor
public final class HostedApp<Delegate: UIApplicationDelegate>: @MainActor SceneApp {
  /// The application object of this process.
  public let application: UIApplication
  /// The application delegate of this process.
  public let delegate: Delegate
  /// The system as the app sees it; for notes of what stands in for the app's services.
  public let context: AppContext
  let process: HostedProcess
  /// The receiver of the application delegate's calls: the delegate, or a program's adaptor's one.
  private let receiver: any UIApplicationDelegate
  private let noting: ((HostedApp) -> Void)?
  /// The items that were noted as handled in this process.
  var handled: [HandledItem] = []
  /// The items that `noting` has named in the look under way; nil where it is none.
  var named: [HandledItem]?

  /// Launches an app: makes the application object and its delegate.
  ///
  /// ```swift
  /// HostedApp(manifest: SceneManifest { SceneDelegate() }, context: context) { AppDelegate() }
  /// ```
  ///
  /// - Parameters:
  ///   - manifest: Which scenes the app has, and how their delegates are made.
  ///   - context: The system that plays the app.
  ///   - make: Makes the application delegate.
  ///   - noting: Looks at the app after each callback and notes what ready-made laws want to know.
  public init(
    manifest: SceneManifest, context: AppContext, delegate make: @MainActor () -> Delegate,
    noting: ((HostedApp) -> Void)? = nil
  ) {
    self.context = context
    self.noting = noting
    process = HostedProcess(
      manifest, module: ClassMaker.module(of: Delegate.self), context: context)
    application = process.application
    delegate = make()
    receiver = delegate
    DelegateClasses.plays(Delegate.self)
    DelegateClasses.meets(delegate)
    application.keptDelegate = delegate
  }

  /// Launches a program of SwiftUI's, whose own delegate stands for it.
  ///
  /// - Parameters:
  ///   - manifest: Which scenes the app declares beside SwiftUI's, and how delegates are made.
  ///   - context: The system that plays the app.
  ///   - module: The module of the program.
  ///   - program: Makes the program.
  ///   - delegate: Makes SwiftUI's delegate of the program.
  ///   - adapted: Makes the delegate of the program's adaptor.
  ///   - noting: Looks at the app after each callback.
  package init<Program: PlayedProgram>(
    manifest: SceneManifest, context: AppContext, module: String, program: () -> Program,
    delegate: (Program) -> Delegate, adapted: ((Program) -> (any UIApplicationDelegate)?),
    noting: ((HostedApp) -> Void)?
  ) {
    self.context = context
    self.noting = noting
    process = HostedProcess(manifest, module: module, context: context)
    application = process.application
    let program = program()
    self.delegate = delegate(program)
    DelegateClasses.plays(Delegate.self)
    let own = adapted(program)
    receiver = own ?? self.delegate
    if let own { DelegateClasses.meets(own) }
    application.keptDelegate = self.delegate
    process.begins(program, with: own)
  }

  /// Makes the delegate of a program's adaptor by its class, in a debug build.
  package static func makesDelegate(
    _ type: any UIApplicationDelegate.Type, advice: @autoclosure () -> String
  ) -> (any UIApplicationDelegate)? {
    ClassMaker.make(type, advice: advice()) as? any UIApplicationDelegate
  }

  /// The callback, or what the user does, is over: views come to rest, and the test looks at the app.
  package func closes() {
    PlayedTurn.ends()
    looks()
  }

  /// Lets the test look at the app, and note what it sees.
  private func looks() {
    guard let noting else { return }
    named = []
    noting(self)
    named = nil
  }

  /// Launches an app whose delegates are made by their classes: in a debug build only.
  ///
  /// An optimized build stops here and says which factories to write.
  ///
  /// - Parameters:
  ///   - type: The class of the application delegate, which has `init()`.
  ///   - manifest: Which scenes the app has; by default as Xcode's template.
  ///   - context: The system that plays the app.
  ///   - noting: Looks at the app after each callback and notes what ready-made laws want to know.
  public convenience init(
    _ type: Delegate.Type, manifest: SceneManifest = .template, context: AppContext,
    noting: ((HostedApp) -> Void)? = nil
  ) {
    self.init(
      manifest: manifest, context: context,
      delegate: {
        let object = ClassMaker.make(
          type,
          advice: "write HostedApp(manifest: \(manifest.codeWithFactories), context: context) "
            + "{ \(type)() }")
        guard let delegate = object as? Delegate else {
          preconditionFailure("\(type) was made and is no \(Delegate.self)")
        }
        return delegate
      }, noting: noting)
  }

  deinit {
    // An app is dropped where it is played: on the main actor.
    let process = process
    MainActor.assumeIsolated { process.end() }
  }

  // MARK: What laws ask

  /// The scene of an identity; nil where it is not connected.
  public func scene(_ id: SceneID) -> UIScene? { process.scene(id) }

  /// The window scene of an identity; nil where it is not connected or has no windows.
  public func windowScene(_ id: SceneID) -> UIWindowScene? { process.scene(id) as? UIWindowScene }

  /// The delegate of a scene, as the class that a law knows; nil where it is none.
  public func delegate<SceneDelegate>(of id: SceneID, as type: SceneDelegate.Type) -> SceneDelegate?
  {
    process.scene(id)?.delegate as? SceneDelegate
  }

  /// Scene objects and delegates of scenes that are gone and that something still keeps.
  public var leaked: [String] {
    process.ghosts.compactMap { ghost in
      ghost.object.map { _ in "\(ghost.name) of \(ghost.scene)" }
    }
  }

  /// Whether a payload came to this process and no code of the app has looked at it.
  ///
  /// It was in the options of a connection that the app lets go unread, or no method of the app looks into it.
  public func isUnread(_ payload: ScenePayload) -> Bool { process.isUnread(payload) }

  /// The number on the app's icon, which the device keeps from process to process.
  public var iconBadgeNumber: Int { process.iconBadgeNumber }

  /// The scenes that are connected, by their identities.
  public var scenes: [SceneID] { process.slots.compactMap(\.sceneID) }

  // MARK: What the history delivers

  /// Delivers a callback to the delegates, the observers and the views that it is for.
  public func didReceive(_ callback: LifecycleCallback) {
    if !process.leaving.isEmpty { process.releaseLeaving(except: callback.scene) }
    UIKitNotices.removesGone()
    if !process.outliving.isEmpty { process.noteOutliving() }
    if !process.asked.isEmpty { process.forgetAnswered(before: callback.name) }
    if !process.refused.isEmpty { process.reportRefused() }
    process.current = callback.scene
    process.heardLast = callback.name
    if let scene = callback.scene {
      if callback.name == .windowSet {
        process.setsWindow(scene)
      } else if !process.receives(callback.name, scene) {
        _ = process.receives(callback.name, receiver)
      }
    } else {
      _ = process.receives(callback.name, receiver)
    }
    closes()
  }

  /// Delivers the launch to the application delegate.
  public func didFinishLaunching(_ launch: AppLaunch) {
    process.launches(launch, receiver)
    closes()
  }

  /// Asks the application delegate for a configuration, and the session keeps it.
  public func configure(_ session: SessionID, role: SceneRole) {
    process.configure(session, role, receiver)
    closes()
  }

  /// Delivers the sessions that were closed, in one call.
  public func didDiscard(_ sessions: [SessionID]) {
    process.discards(sessions, receiver)
    closes()
  }

  /// Calls the error handler of the request that is refused.
  public func requestDidFail(_ session: SessionID?) {
    process.refuses()
    closes()
  }

  /// Delivers work in the background to the delegate method that is for it.
  public func performBackgroundWork(_ cause: BackgroundCause) {
    process.works(cause, receiver)
    closes()
  }

  /// Calls the expiration handler of a background task.
  public func backgroundTaskDidExpire(_ task: AppBackgroundTask) {
    process.expires(task)
    closes()
  }

  /// Makes the scene object and its delegate, and delivers the connection.
  public func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    process.connects(scene, options)
    closes()
  }

  /// Delivers a payload to the delegate that is for it.
  public func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    // A session without an identity is the implicit one of an app without scenes.
    if scene.session.identifier == 0 {
      process.delivers(payload, to: receiver)
    } else {
      process.delivers(payload, to: scene)
    }
    closes()
  }
}

extension HostedApp {
  /// The calls of a stub in this process, such as those of `Router.open`.
  ///
  /// - Parameter name: Its whole name, or without the labels.
  /// - Complexity: O(calls of the process).
  public func calls(_ name: String) -> [SpyCall] { Spies.calls(name) }

  /// Whether a stub was handed the window that a law would have to see; then the campaign says so.
  func isUnseen(_ law: String) -> Bool { isUnjudged(law, as: process.windowHolder) }

  /// Whether nothing but a stub can have made the window; then the campaign says so.
  var isWindowUnseen: Bool {
    isUnseen("window.visible")
      || !process.hasMadeWindow
        && isUnjudged("window.visible", as: process.windowGiver ?? process.firstStub)
  }

  /// Whether a tap on a notification is nowhere to be seen.
  ///
  /// The notification centre has no delegate, and a stub may be what gives it one on a device.
  func isUnseen(_ payload: ScenePayload) -> Bool {
    guard payload.kind == .notification, UNUserNotificationCenter.current().delegate == nil else {
      return false
    }
    return isUnjudged(
      "payload.read of a notification", as: process.delegateHolder ?? process.firstStub)
  }

  private func takesGuesses() {
    for sentence in process.guessed { UnjudgedLaws.add(sentence, of: Delegate.self) }
    process.guessed = []
  }

  private func isUnjudged(_ law: String, as stub: String?) -> Bool {
    guard let stub else { return false }
    UnjudgedLaws.add("\(law) is not judged: in the hands of \(stub) (stub)", of: Delegate.self)
    return true
  }
}

extension HostedApp: StoryboardUser {
  /// Whether a storyboard describes the window of a scene, as the app and its manifest say.
  nonisolated package func hasStoryboard(for scene: SceneID) -> Bool {
    // An app is played where it is made: on the main actor.
    MainActor.assumeIsolated { process.hasStoryboard(scene) }
  }
}

extension HostedApp: RestingApp {
  /// Lets go what has ended, and delivers what the app has opened itself.
  nonisolated package func comesToRest() {
    // An app is played where it is made: on the main actor.
    MainActor.assumeIsolated {
      if !process.leaving.isEmpty { process.releaseLeaving(except: nil) }
      UIKitNotices.removesGone()
      if !process.outliving.isEmpty { process.noteOutliving() }
      for sentence in CaseTimers.takeUnfired() { process.guesses(sentence) }
      if !process.guessed.isEmpty { takesGuesses() }
      PlayedTurn.ends()
      // Work goes on between two callbacks: what it did is noted before laws judge the rest.
      looks()
      if process.opened.isEmpty { return }
      process.deliversOpened(receiver)
      closes()
    }
  }
}

extension HostedApp: PlayedObjects {
  /// The content of UIKit's objects for a payload of which the test names none.
  nonisolated package static func content(of payload: ScenePayload) -> PayloadContent? {
    PayloadObjects.content(of: payload)
  }

  /// The test looks at what an action has changed, or a piece of work.
  ///
  /// An event may end the process next. The views of a program come to rest first: there the next callback, or the rest, has it.
  nonisolated package func endsWork() {
    MainActor.assumeIsolated { if process.program == nil { looks() } }
  }
}

extension HostedApp: DelegateBased {
  /// Doubts about the delegates' classes, as their sources show them.
  nonisolated package static func delegateDoubts(
    besides file: String, on platforms: [Platform]
  ) -> [AppDoubt] {
    // An app is played where it is made: on the main actor.
    MainActor.assumeIsolated {
      DelegateClasses.doubts(about: Delegate.self, besides: file, on: platforms)
    }
  }

  /// Takes what laws could not judge up to now, a sentence each, sorted.
  nonisolated package static func takeUnjudged() -> [String] {
    MainActor.assumeIsolated { UnjudgedLaws.take(of: Delegate.self) }
  }

  /// Takes the classes of models that laws have asked for, sorted.
  nonisolated package static func takeAskedModels() -> [AskedModel] {
    MainActor.assumeIsolated { AskedModels.take(of: Delegate.self) }
  }

  /// The delegates' classes that this process has met.
  nonisolated package static var metDelegates: [DelegateLine] {
    MainActor.assumeIsolated { DelegateClasses.lines(of: Delegate.self) }
  }

  /// Returns the method of a delegate that a kind of callback reaches, or the one that none has.
  nonisolated package static func receiver(
    of kind: CallbackKind, besides file: String
  ) -> CallbackReceiver? {
    MainActor.assumeIsolated {
      DelegateClasses.receiver(of: kind, in: Delegate.self, besides: file)
    }
  }

  /// Learns of delegates' classes that other processes have met.
  nonisolated package static func meets(_ lines: [DelegateLine]) {
    MainActor.assumeIsolated { DelegateClasses.take(lines, of: Delegate.self) }
  }
}
