import Foundation
import SceneFuzzing
import SceneSeam
import SceneTaskHooks
package import UIKit

// What UIKit's objects read and ask for, from the context of the played history.
extension HostedProcess: UIKitHost {
  /// The state that the history has now, in UIKit's words.
  package var applicationState: UIApplication.State {
    switch context.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// The scene objects of this process, in the order of the history.
  package var connectedScenes: [UIScene] {
    context.connectedScenes.compactMap { attachedScene($0) }
  }

  /// The sessions of the history, known to this process or made now.
  package var openSessions: [UISceneSession] {
    context.openSessions.map { session($0) }
  }

  /// Whether the app has scenes on the device of the history.
  package var usesScenes: Bool { context.deviceTraits.usesScenes }

  /// Whether the device of the history is unlocked.
  package var isProtectedDataAvailable: Bool { context.isProtectedDataAvailable }

  /// Whether the manifest and the device of the history allow several scenes.
  package var supportsMultipleScenes: Bool {
    manifest.supportsMultipleScenes && context.supportsMultipleScenes
  }

  /// The kind of the device of the history.
  package var idiom: UIUserInterfaceIdiom {
    switch context.deviceTraits.idiom {
    case .phone: .phone
    case .pad: .pad
    case .vision: .vision
    case .mac: .mac
    }
  }

  /// That of the history.
  package var systemVersion: Int { context.deviceTraits.system }

  /// Whether each scene has a key window, by the SDK of the history.
  package var hasKeyWindowPerScene: Bool { context.deviceTraits.hasKeyWindowPerScene }

  /// True until the history has told it once of the scene's connection.
  package func announcesKeyWindowLater(of scene: UIWindowScene) -> Bool {
    slots.contains { $0.scene === scene && !$0.hasKeyWindow }
  }

  /// The state that the history has now; unattached for a scene that was released.
  package func activationState(of scene: UIScene) -> UIScene.ActivationState {
    guard let id = identity(scene) else { return .unattached }
    switch context.activationState(of: id) {
    case .foregroundActive: return .foregroundActive
    case .foregroundInactive: return .foregroundInactive
    case .background: return .background
    case .none, .unattached: return .unattached
    }
  }

  /// Those of the window's scene as the history has told them; where it is active, they are shown.
  ///
  /// Without scenes, the state of the app decides.
  package func views(of window: UIWindow) -> ViewProgress {
    guard let scene = window.windowScene else {
      guard context.connectedScenes.isEmpty else { return .hidden }
      switch context.applicationState {
      case .active: return .shown
      case .inactive: return .appearing
      case .background: return .hidden
      }
    }
    guard let id = identity(scene) else { return .hidden }
    return context.activationState(of: id) == .foregroundActive ? .shown : slots[id.slot].views
  }

  // MARK: Background time

  /// Asks the history for background time, which notes it.
  package func beginBackgroundTask(expirationHandler: (() -> Void)?) -> Int {
    let task = context.beginBackgroundTask()
    times.append(
      HeldTime(
        task: task, number: Int(task.id), scene: current, handler: expirationHandler))
    return Int(task.id)
  }

  /// Gives the history its background time back, which notes it.
  package func endBackgroundTask(_ number: Int) {
    if let index = times.firstIndex(where: { $0.number == number }) {
      context.endBackgroundTask(times.remove(at: index).task)
    }
  }

  /// Tells the app that a task's time is over.
  func expires(_ task: AppBackgroundTask) {
    guard let time = times.first(where: { $0.task == task }) else { return }
    during(time.scene) { time.handler?() }
  }

  /// Makes a task of it, which the case steps and its clock wakes.
  package func runsLater(
    _ work: @escaping HostedWork, after wait: Duration, of owner: WorkOwner
  ) -> Bool {
    guard scene_thread_owner() != nil else { return false }
    let clock = context.clock
    let end = clock.now.advanced(by: wait)
    var traits: WorkTraits = wait > .zero ? .delayed : []
    switch owner {
    case .mainQueue: break
    case .otherQueue: traits.insert(.elsewhere)
    case .repeatingTimer: traits.insert(.repeating)
    }
    DeterministicExecutor.begins(traits) {
      Task { @MainActor in
        if wait > .zero { try await clock.sleep(until: end) }
        work()
      }
    }
    return true
  }

  /// Whether the thread has an owner, who steps what it enqueues.
  package var stepsWork: Bool { scene_thread_owner() != nil }

  /// Lets a delegate's method that is `async` wait for its work, or stops where none is stepped.
  @Sendable nonisolated static func stepsOrStops(_ method: String) {
    guard CurrentHost.isHere, scene_thread_owner() == nil else { return }
    HostingStop.stop(
      "'\(method)' cannot be played: the test does not step the app's tasks",
      help: "write AppTest(…, usesTasks: true), or the form of the method with a completion handler"
    )
  }

  /// Below the folders of the case.
  package func folder(ofGroup identifier: String) -> URL? {
    (FileManager.default as? CaseFiles)?.container(identifier)
  }

  /// Returns the time that the clock of the case shows, and a little more.
  package func readsTime() -> Duration { context.readsTime() }

  /// By the process, and by the callback under way.
  package func drawsNumber() -> UInt64 {
    context.drawsNumber(during: heardLast?.rawValue ?? "launch")
  }

  /// Notes it for the scene for which code of the app runs now.
  package func asksNetwork(_ label: String) {
    var observation = AppContext.Observation(.asks, "network", scene: current)
    observation.label = label
    context.note(observation)
  }

  /// Notes it for the scene that shows the view.
  package func notesCall(_ name: String, of view: String, in scene: UIScene?) {
    var observation = AppContext.Observation(
      .calls, AppContext.Topic(name), scene: scene.flatMap(identity))
    observation.label = view
    context.note(observation)
  }

  /// Ends the process with a sentence.
  package func raises(_ sentence: String) { AppException.raise(sentence) }

  /// Keeps the sentence for the end of the campaign.
  package func guesses(_ sentence: String) { guessed.append(sentence) }

  /// Says it as a mistake of the test.
  package func stops(_ sentence: String, help: String) { HostingStop.stop(sentence, help: help) }

  /// Notes that code of the app has made a window.
  package func makesWindow() { hasMadeWindow = true }

  /// Marks that what ends the process now is a mistake of the test, and no history of the app.
  package func meetsMistake() { context.meetsMistake?() }

  // MARK: Ledgers and manifest

  /// Notes it for the scene for which code of the app runs now.
  package func takes(_ topic: String, item: Int, label: String) {
    taken.updateValue(current, forKey: TakenItem(topic: topic, item: item))
    context.takes(AppContext.Topic(topic), for: current, item: item, label: label)
  }

  /// Notes it for the scene for which it was taken.
  package func givesBack(_ topic: String, item: Int) {
    guard let taker = taken.removeValue(forKey: TakenItem(topic: topic, item: item)) else { return }
    context.givesBack(AppContext.Topic(topic), for: taker, item: item)
  }

  /// Returns the configuration that the manifest declares, with its classes found by name.
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
    guard let found = manifest.factories.find(name, in: module) else {
      HostingStop.stop(
        "the manifest names the class '\(name)', and '\(module)' has none of that name",
        help:
          "write the class's name, or HostedApp(manifest: SceneManifest { YourSceneDelegate() }, …)"
      )
    }
    return found
  }

  /// Writes the session to the device of the case.
  package func keep(_ session: UISceneSession) { SessionArchive.save(session, to: context) }
}
