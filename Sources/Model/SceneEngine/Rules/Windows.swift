import SceneLifecycle

// Windows that come, go, turn and are touched.

/// The user closes one window while the app runs.
enum CloseEvent: SceneEventRule {
  static let kind = EventKind.close
  static let sources: [Source] = [
    .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
    .report("forum 797129"), .report("forum 801686: the close button is no force quit"),
    .report("mozilla-mobile/firefox-ios, issue 17993: the app ends with its last window"),
    .code("home-assistant/iOS, issue 1047: a Mac app lives on without windows"),
    .ours("elsewhere the only window is closed in the switcher, which is a kill"),
  ]
  static let waits = Waiting.ownScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    guard engine.isAlive && !engine.isLocked else { return .none }
    if engine.windows.count > 1 || engine.platform.family == .mac { return engine.knownWindows }
    return engine.closableLastWindow
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    // To swipe the last card away is to swipe the app away.
    if engine.lastCard.contains(slot) { return engine.kill(kind, &choices) }
    engine.close(slot, &choices)
  }
}

/// The user closes a card while the app is not running.
enum CloseCardEvent: SceneEventRule {
  static let kind = EventKind.closeCard
  static let sources: [Source] = [.header("UIApplication.h"), .session("2019/258")]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.state.process == .notRunning ? engine.windows : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.closeCard(slot)
  }
}

/// Another window takes this one's place on the screen.
enum HideEvent: SceneEventRule {
  static let kind = EventKind.hide
  static let sources: [Source] = [
    .ours("another window can take a place only where several are shown")
  ]
  static let waits = Waiting.ownScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.hideable
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.hide(slot, &choices)
  }
}

/// The system takes a background scene's memory back.
enum ReclaimEvent: SceneEventRule {
  static let kind = EventKind.reclaim
  static let sources: [Source] = [
    .apple("managing-your-app-s-life-cycle"), .apple("uiscenedelegate/scenediddisconnect(_:)"),
    .ours("a suspended process is ended as a whole"),
  ]
  static let waits = Waiting.ownScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isRunning ? engine.state.plannedConnected - engine.state.plannedForeground : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.reclaim(slot, &choices)
  }
}

/// A window becomes the key window.
enum MakeKeyEvent: SceneEventRule {
  static let kind = EventKind.makeKey
  static let sources: [Source] = [.apple("uiwindow/iskeywindow")]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isRunning
      ? (engine.state.plannedForeground & engine.windows) - engine.state.busy : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.plan(slot, AgendaSet(.keyWindow), for: kind)
  }
}

/// An idle window gets another geometry or other traits; one callback announces both.
///
/// A change of orientation waits for a suspended process, and only the net change is told.
protocol GeometryEventRule: SceneEventRule {}

extension GeometryEventRule {
  static var sources: [Source] {
    [
      .header("UIWindowScene.h"), .apple("processing-queued-notifications"),
      .ours("a change of traits waits as a change of orientation does"),
    ]
  }

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet { engine.turnable }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.turn(slot, kind)
  }
}

/// The scene's geometry changes.
enum RotateEvent: GeometryEventRule {
  static let kind = EventKind.rotate

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.platform.isHandheld ? engine.turnable : .none
  }
}

/// The scene's traits change.
enum ChangeTraitsEvent: GeometryEventRule {
  static let kind = EventKind.changeTraits
}

/// Input for a scene, which has to be active and have nothing pending.
protocol InputEventRule: SceneEventRule {
  /// The callback of the input.
  static var input: AgendaItem { get }
}

extension InputEventRule {
  static var sources: [Source] {
    [
      .apple("uiscene/activationstate-swift.enum/foregroundinactive"),
      .apple("presenting-content-on-a-connected-display"),
      .apple("carplay/cptemplateapplicationscene"),
    ]
  }

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet { engine.touchable }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.state.isAtRest && engine.state.active.contains(0)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.plan(slot, AgendaSet(input), for: kind)
  }
}

/// The user touches the scene.
enum TouchEvent: InputEventRule {
  static let kind = EventKind.touch
  static let input = AgendaItem.touch
}

/// The user presses a key on a keyboard.
enum PressKeyEvent: InputEventRule {
  static let kind = EventKind.pressKey
  static let input = AgendaItem.keyPress
}

/// The system gets round to reporting windows closed earlier.
enum ReportDiscardsEvent: AppEventRule {
  static let kind = EventKind.reportDiscards
  static let sources: [Source] = [
    .header("UIApplication.h"), .report("kr-second-launch-discard-position"),
  ]
  static let waits = Waiting.process

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.usesScenes && engine.isAlive && !engine.state.dismissed.isEmpty
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.resume()
    engine.plan(process: AgendaSet(.discard))
  }
}
