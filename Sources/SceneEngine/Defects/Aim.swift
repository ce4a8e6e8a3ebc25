import SceneLifecycle

/// What has to come together before a defect can show.
struct Aim: Sendable {
  /// When the defect applies.
  let condition: Defect.Condition
  /// Kinds at which it may show, as a scene owes them.
  let sceneKinds: AgendaSet
  /// Kinds at which it may show, as the process owes them.
  let processKinds: AgendaSet
  /// Whether it shows in callbacks about a scene only.
  let isAboutScene: Bool
  /// How many discards have to be reported, the report that it changes included.
  let reports: Int

  init(_ defect: Defect, on platform: Platform) {
    condition = defect.condition
    if case .lasting = defect.operation {
      (sceneKinds, processKinds, isAboutScene, reports) = (.all, .all, false, 0)
      return
    }
    sceneKinds = AgendaSet(deliveredAs: defect.kinds, on: platform)
    processKinds = AgendaSet(of: defect.kinds, ofScene: false)
    isAboutScene =
      processKinds.isEmpty && platform.usesScenes && !sceneKinds.intersects(Script.reachesApp)
      && !sceneKinds.isEmpty
    let changesReports = defect.kinds == CallbackSet(.discard)
    reports = (changesReports ? 1 : 0) + (condition.needsDiscard ? 1 : 0)
  }
}
