import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// A value that cannot be read because the device is locked is not taken for absent.
  ///
  /// The store notices what a process could not read and then deletes or overwrites; the app notes
  /// `decides(.signedOut)`. What the user does, in an action, is theirs to do.
  public static var knowsUnreadableFromAbsent: AppLaw {
    AppLaw(
      "What cannot be read while the device is locked is not taken for absent: nothing is deleted,"
        + " made anew or decided before it has been read.",
      id: "secret.not-absent", about: .protectedData,
      finds: "a key made anew, a user signed out, because the device was locked",
      noted: "nothing: the store is watched; 'decides(.signedOut)'",
      ifMeant: "read the entry before it is written, or leave it out with 'except' and its "
        + "name"
    ) { SecretMonitor() }
  }
}

/// Watches the store.
struct SecretMonitor: LawMonitor {
  private var refusals = 0
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest { .everything }

  mutating func reset() { refusals = 0 }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    let store = step.system.device
    if store.refusals != refusals {
      exercised &+= UInt64(max(0, store.refusals - refusals))
      refusals = store.refusals
    }
    let loss = store.takeLoss()
    if step.callback.kind == .action { return nil }
    if let loss, step.topics.contains(AppContext.Topic(loss.key)) {
      exercised &+= 1
      return LawBreach("'\(loss.key)' is \(loss.isDeleted ? "deleted" : "overwritten") unread.")
    }
    let isDecided = step.observations.contains {
      $0.verb == .decides && $0.topic == .signedOut
    }
    return isDecided && store.hasUnread
      ? LawBreach("It is decided \(AppContext.Topic.signedOut).") : nil
  }
}
