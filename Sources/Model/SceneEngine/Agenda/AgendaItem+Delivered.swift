package import SceneLifecycle

extension CallbackKind {
  /// The kind as which a pending kind of a scene is delivered on a platform.
  package func delivered(on platform: Platform) -> CallbackKind {
    platform.usesScenes ? nameWithScenes : nameWithoutScenes
  }

  private var nameWithoutScenes: CallbackKind {
    switch self {
    case .foreground: .appForeground
    case .active: .appActive
    case .resign: .appResign
    case .background: .appBackground
    case .openURL: .appOpenURL
    case .willContinue: .appWillContinue
    case .continueActivity: .appContinue
    case .failActivity: .appFailActivity
    case .performShortcut: .appShortcut
    case .acceptShare: .appAcceptShare
    case .updateActivity: .appUpdateActivity
    case .pushAgain: .push
    case .resignWhileAttaching: .appResign
    default: self
    }
  }

  private var nameWithScenes: CallbackKind {
    switch self {
    case .geometryBeforeConnect: .geometry
    case .phaseResigned: .phaseInactive
    case .appPhaseResigned: .appPhaseInactive
    case .saveStateAgain: .saveState
    case .pushAgain: .push
    case .resignWhileAttaching: .appResign
    default: self
    }
  }
}

extension AgendaSet {
  /// Creates the set of a scene's items that are delivered as some kinds of callback.
  package init(deliveredAs kinds: CallbackSet, on platform: Platform) {
    self.init(
      of: AgendaItem.allCases.filter { item in
        guard item.isOfScene, let kind = item.callback else { return false }
        return kinds.contains(kind.delivered(on: platform))
      })
  }
}
