import SceneLifecycle

/// The three questions that a checker of SLB-1 may ask, answered for all scenes at once.
///
/// The answers are independent of each other: a buggy engine says that a scene is active and not in
/// the foreground. So `inactive` holds every scene that says it is in the foreground, active or not.
extension Callback {
  /// Scenes that say they are active.
  var isActive: SceneSet {
    get { active }
    set { active = newValue }
  }

  /// Scenes that say they are in the foreground.
  var isForeground: SceneSet {
    get { inactive }
    set { inactive = newValue }
  }

  /// Scenes that say they have a session.
  var hasSession: SceneSet {
    get { open }
    set { open = newValue }
  }
}
