import BackgroundTasks
import SceneSeam
package import UIKit

// A program of SwiftUI's: what its windows and its work in the background get.
extension HostedProcess {
  /// Begins to play a program, with the delegate of its adaptor.
  package func begins(_ program: any PlayedProgram, with delegate: (any UIApplicationDelegate)?) {
    self.program = program
    program.begins(with: delegate, inBackground: connectsInBackground)
    for identifier in program.refreshes {
      BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { task in
        CurrentHost.here {
          let cancel = program.refreshes(identifier) { task.setTaskCompleted(success: true) }
          task.expirationHandler = { CurrentHost.here { cancel?() } }
        }
      }
    }
  }

  /// Whether a scene that connects now stays in the background, as far as the app can know.
  ///
  /// A process that the user launches is on its way to the foreground, though its state says background.
  private var connectsInBackground: Bool {
    hasBeenInForeground
      ? context.applicationState == .background : context.launch?.isForBackgroundWork ?? false
  }

  /// Returns the program that shows a scene, where its delegate hosts a scene of SwiftUI's.
  func hosted(_ scene: UIScene) -> (any PlayedProgram)? { slots[scene.session.slot].hosted }

  /// The program of a scene; nil where UIKit's objects show it.
  func program(of scene: UIScene) -> (any PlayedProgram)? { program ?? hosted(scene) }

  /// Hands a phase of the app to the program.
  func phases(_ state: UIApplication.State) {
    if state != .background { hasBeenInForeground = true }
    program?.phases(state)
  }

  /// Makes the window of a program's scene, whose views take later what the scene connects with.
  func takesLater(
    _ options: SceneConnectionOptions, _ values: UIScene.ConnectionOptions, for id: SceneID,
    _ scene: UIScene
  ) {
    if program == nil, let delegate = scene.delegate {
      slots[id.slot].hosted = type(of: delegate)._hostedScene() as? any PlayedProgram
    }
    guard let program = program(of: scene), options.role == .windowApplication,
      let windowScene = scene as? UIWindowScene
    else { return }
    // What SwiftUI itself reads of the options is not read by the app: it gets what is in them.
    let contents = values.contents
    program.connects(
      windowScene, contents, kept: scene.session.kept, inBackground: connectsInBackground)
    guard let payload = options.payload, !payload.isOfApp,
      payload.kind == .url || payload.kind == .activity
    else { return }
    waiting.append(WaitingArrival(scene: id, payload: payload, contents: contents))
  }

  /// Hands to a scene's views, once they are shown, what the scene has connected with.
  func handsWaiting(to id: SceneID, _ scene: UIScene) {
    guard let program = program(of: scene),
      let index = waiting.firstIndex(where: { $0.scene == id })
    else { return }
    let arrival = waiting.remove(at: index)
    let isTaken =
      if let url = arrival.contents.urlContexts.first?.url {
        program.opens(url, in: scene)
      } else if let activity = arrival.contents.userActivities.first {
        program.continues(activity, in: scene)
      } else {
        false
      }
    if isTaken { hears(arrival.payload) } else { misses(arrival.payload) }
  }

  /// Hands it to them before they learn that their scene is active, where the test has chosen so.
  ///
  /// Views that have not appeared get it later.
  func handsBeforeActive(to id: SceneID, _ scene: UIScene) {
    guard !waiting.isEmpty, slots[id.slot].views == .appearing,
      program(of: scene)?.linksComeBeforeActive == true
    else { return }
    handsWaiting(to: id, scene)
  }

  /// Tells of the tap that starts a program before its first scene, where the test has chosen so.
  func answersFirst(_ payload: ScenePayload, before id: SceneID) {
    guard payload.kind == .notification, program?.answersComeFirst == true,
      slots.allSatisfy({ $0.scene == nil || $0.sceneID == id })
    else { return }
    answeredFirst = payload.id
    let isTaken = isTaken(payload, as: { PayloadObjects.response(payload, at: date) }) {
      answers($0)
    }
    if isTaken { hears(payload) }
  }

  /// Whether the app was told of a tap before its first scene connected.
  func isAnswered(_ payload: ScenePayload) -> Bool { answeredFirst == payload.id }

  /// Keeps with a session what its scene's views have written.
  func keepsViews(of scene: UIScene) {
    guard let kept = program(of: scene)?.kept(by: scene) else { return }
    scene.session.kept = kept
    keep(scene.session)
  }

  /// Begins the program's work for downloads in the background; says whether it has any.
  func worksInProgram(for session: String) -> Bool {
    guard let program else { return false }
    let work = ProgramWork()
    let number = beginBackgroundTask { work.cancel?() }
    work.cancel = program.downloads(of: session) { [weak self] in
      self?.endBackgroundTask(number)
    }
    if work.cancel == nil { endBackgroundTask(number) }
    return work.cancel != nil
  }
}

/// Work of a program that the system can end.
@MainActor
private final class ProgramWork {
  var cancel: (@MainActor @Sendable () -> Void)?
}
