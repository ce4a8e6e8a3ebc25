extension AppContext {
  /// A verb by which an app says that it did something.
  public enum ObservedVerb: UInt8, Hashable, Sendable, CaseIterable {
    /// A payload was handled.
    case handles
    /// Something was shown or done in a scene, because of a payload or an action.
    case reacts
    /// Something was taken that has to be given back: an observer, a timer, a window.
    case takes
    /// Something was given back.
    case returns
    /// Something secret is on a scene's screen from now on.
    case shows
    /// Something secret is not on a scene's screen any more.
    case hides
    /// A scene is covered from now on.
    case covers
    /// A scene is not covered any more.
    case uncovers
    /// The app is locked from now on: the user has to prove who they are.
    case locks
    /// The app is not locked any more.
    case unlocks
    /// Work began that is to be stopped: playback, sync, an unlock prompt.
    case starts
    /// Work was stopped or came to its end.
    case stops
    /// Something has to show, now or as soon as there is a window for it.
    case wants
    /// Work is meant to run from now on, whatever is under way.
    case enables
    /// Work is not meant to run any more, whatever is under way.
    case disables
    /// A session's data changed in memory.
    case changes
    /// A session's data was saved.
    case saves
    /// A session's data was deleted.
    case deletes
    /// A session's data was brought back.
    case restores
    /// Something was decided from what could be read: a state, a scene, a secret.
    case decides
    /// Something was counted: an open, a session, a view.
    case counts
    /// Something was asked of others than the system: a page of the network, a part of the app that is a
    /// stub.
    case asks
    /// Something of the app was called that is no callback: a part of a view, for its life or by the user.
    case calls
  }
}
