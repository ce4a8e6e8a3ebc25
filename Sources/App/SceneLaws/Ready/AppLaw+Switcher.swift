import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// No secret is on a scene's screen while the scene is in the foreground and not active.
  ///
  /// The switcher shows a live picture of such a scene. So do Control Center and a banner that the user
  /// pulls, where an app may mean to be seen: so the law is none of ``all(for:)``, and a test adds it.
  /// The app notes what ``keepsSecretsFromSnapshots`` asks for.
  public static var keepsSecretsFromSwitcher: AppLaw {
    AppLaw(
      "No secret is visible while a scene is in the foreground and not active: the switcher shows it.",
      id: "switcher.safe", about: .secrets,
      finds: "a cover that comes at 'background' only",
      noted: "'shows', 'hides', 'covers', 'uncovers'",
      ifMeant: "leave the law out, or note 'covers' where the scene resigns"
    ) { SwitcherMonitor() }
  }
}

/// Knows what is on the screen of scenes that the user does not work in.
private struct SwitcherMonitor: LawMonitor {
  private var screens = ShownSecrets()
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.disconnect, .processEnded), [.shows, .hides, .covers, .uncovers])
  }

  mutating func reset() { screens.reset() }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    for observation in step.observations { screens.follow(observation) }
    switch step.callback.kind {
    case .processEnded: reset()
    case .disconnect: screens.forget(step.scene)
    default: break
    }
    return nil
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    for scene in step.context.connectedScenes
    where step.system.activationState(of: scene) == .foregroundInactive {
      if screens.hasShown(in: scene) { exercised &+= 1 }
      if let topic = screens.bare(in: scene) {
        return LawBreach("The switcher shows \(topic) of \(scene).", in: scene)
      }
    }
    return nil
  }
}
