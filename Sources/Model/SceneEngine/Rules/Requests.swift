import SceneLifecycle

// What the app asks of the system.

/// The app asks for an existing session to be activated.
enum RequestActivationEvent: SceneEventRule {
  static let kind = EventKind.requestActivation
  static let sources: [Source] = [.session("2019/246: in response to the user only")]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.mayRequest ? engine.knownWindows : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.requestActivation(slot, &choices)
  }
}

/// The app asks for a window without naming a session.
enum RequestNewWindowEvent: SceneEventRule {
  static let kind = EventKind.requestNewWindow
  static let sources: [Source] = [.session("2019/246"), .apple("uisceneerror")]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.mayRequest ? engine.requestableSlots : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.requestNewWindow(slot, &choices)
  }
}

/// The app asks for a session to be destroyed.
enum RequestDestructionEvent: SceneEventRule {
  static let kind = EventKind.requestDestruction
  static let sources: [Source] = [.session("2019/246: at any time")]
  static let waits = Waiting.processAndOwnScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.hasLaunched ? engine.knownWindows : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.requestDestruction(slot, &choices)
  }
}

/// The app asks for a session to be refreshed.
enum RequestRefreshEvent: SceneEventRule {
  static let kind = EventKind.requestRefresh
  static let sources: [Source] = [.apple("uiapplication/requestscenesessionrefresh(_:)")]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.hasLaunched ? engine.knownWindows - engine.state.plannedForeground : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.requestRefresh(slot)
  }
}

/// The system serves a refresh that was asked for.
enum ServeRefreshEvent: SceneEventRule {
  static let kind = EventKind.serveRefresh
  static let sources: [Source] = [.session("2019/212"), .session("2019/246")]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isAlive
      ? (engine.state.refresh & engine.windows) - engine.state.plannedForeground : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.serveRefresh(slot, &choices)
  }
}
