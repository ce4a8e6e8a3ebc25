import SceneLifecycle

// Scenes that are not windows: external displays and CarPlay.

/// The app registers an accessory for external displays.
enum RegisterAccessoryEvent: AppEventRule {
  static let kind = EventKind.registerAccessory
  static let sources: [Source] = [.apple("transitioning-to-the-uikit-scene-based-life-cycle")]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    engine.usesScenes && engine.isRunning && engine.platform.needsSceneAccessory
      && engine.platform.isHandheld
      && !engine.state.facts.contains(.accessory)
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.state.facts.insert(.accessory)
  }
}

/// An external display is plugged in.
enum ConnectDisplayEvent: SceneEventRule {
  static let kind = EventKind.connectDisplay
  static let sources: [Source] = [
    .apple("presenting-content-on-a-connected-display"),
    .apple("transitioning-to-the-uikit-scene-based-life-cycle"),
  ]
  static let waits = Waiting.ownScene(before: .attachment)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.displaySlots
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.connectDisplay(slot, &choices)
  }
}

/// The external display is unplugged.
enum DisconnectDisplayEvent: SceneEventRule {
  static let kind = EventKind.disconnectDisplay
  static let sources: [Source] = [.apple("presenting-content-on-a-connected-display")]
  static let waits = Waiting.ownScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isRunning ? engine.state.external & engine.state.plannedConnected : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.disconnect(SceneSet(slot), for: kind)
  }
}

/// The device is connected to a car.
enum ConnectCarEvent: SceneEventRule {
  static let kind = EventKind.connectCar
  static let sources: [Source] = [
    .code("Organic Maps: the car's scene can be the first"),
    .ours("only an iPhone connects to a car"),
  ]
  static let waits = Waiting.ownScene(before: .attachment)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.carSlots
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.connectCar(slot, &choices)
  }
}

/// The device is disconnected from the car.
enum DisconnectCarEvent: SceneEventRule {
  static let kind = EventKind.disconnectCar
  static let sources: [Source] = [.code("<doc:NotesOnRoles#CarPlay>")]
  static let waits = Waiting.ownScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isAlive ? engine.state.car & engine.state.plannedConnected : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.disconnectCar(slot)
  }
}

/// The car shows another app.
enum HideCarEvent: SceneEventRule {
  static let kind = EventKind.hideCar
  static let sources: [Source] = [.code("<doc:NotesOnRoles#CarPlay>")]
  static let waits = Waiting.ownScene(before: .resignation)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isRunning ? engine.state.car & engine.state.plannedForeground : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.background(SceneSet(slot), for: kind, &choices)
  }
}

/// The car shows this app again.
enum ShowCarEvent: SceneEventRule {
  static let kind = EventKind.showCar
  static let sources: [Source] = [
    .code("<doc:NotesOnRoles#CarPlay>"), .report("carplay-swiftui-bounce"),
  ]
  static let waits = Waiting.ownScene(before: .attachment)

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.isAlive
      ? (engine.state.car & engine.state.plannedConnected) - engine.state.plannedForeground
      : .none
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.showCar(slot)
  }
}
