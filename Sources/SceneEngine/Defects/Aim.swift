import SceneLifecycle

/// What has to come together before a defect can show.
struct Aim: Sendable {
  /// When the defect applies.
  let condition: Defect.Condition
  /// Kinds at which it may show, as a scene owes them.
  let sceneKinds: UInt64
  /// Kinds at which it may show, as the process owes them.
  let processKinds: UInt64
  /// Whether it shows in callbacks about a scene only.
  let isAboutScene: Bool
  /// How many discards have to be reported, the report that it changes included.
  let reports: Int

  init(_ defect: Defect, on platform: Platform) {
    condition = defect.condition
    if case .lasting = defect.operation {
      (sceneKinds, processKinds, isAboutScene, reports) = (~0, ~0, false, 0)
      return
    }
    let owed = CallbackKind.allCases.filter {
      $0.isOfScene && defect.kinds.contains(UIKitEngine.told($0, platform))
    }
    sceneKinds = Script.mask(owed)
    processKinds = defect.kinds.process
    isAboutScene =
      processKinds == 0 && platform.usesScenes && sceneKinds & Script.reachesApp == 0
      && sceneKinds != 0
    let changesReports = defect.kinds == CallbackSet(.discard)
    reports = (changesReports ? 1 : 0) + (condition.needsDiscard ? 1 : 0)
  }
}
