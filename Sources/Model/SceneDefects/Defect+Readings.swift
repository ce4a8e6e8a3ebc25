import SceneLifecycle

/// States that read wrong inside a call, and what an engine believes wrongly from then on.
extension Defect {
  /// States that read wrong inside one call.
  static let readings: [Defect] = sceneReadings + applicationReadings

  private static let sceneReadings: [Defect] =
    [
      reading("active-reads-inactive", "sceneDidBecomeActive", .active, .foregroundInactive),
      reading("active-reads-background", "sceneDidBecomeActive", .active, .background),
      reading(
        "foreground-reads-active", "sceneWillEnterForeground", .foreground, .foregroundActive),
      reading(
        "background-reads-inactive", "sceneDidEnterBackground", .background, .foregroundInactive),
      reading("background-reads-active", "sceneDidEnterBackground", .background, .foregroundActive),
    ].flatMap { $0 }

  private static func reading(
    _ id: String, _ name: String, _ kind: CallbackKind, _ state: ActivationState
  ) -> [Defect] {
    let words =
      state == .foregroundActive ? "active" : state == .background ? "background" : "inactive"
    return table(
      id, "A scene reads \(words) inside \(name)", CallbackSet(kind), .altered(.activation(state)),
      [.always, .onReconnect, .inACrowd, .afterDiscard, .inLaterProcess, .onVision])
  }

  private static let applicationReadings: [Defect] =
    [
      (id: "connect", name: "willConnectTo", kind: CallbackKind.connect),
      (id: "foreground", name: "sceneWillEnterForeground", kind: .foreground),
      (id: "active", name: "sceneDidBecomeActive", kind: .active),
      (id: "resign", name: "sceneWillResignActive", kind: .resign),
      (id: "background", name: "sceneDidEnterBackground", kind: .background),
      (id: "disconnect", name: "sceneDidDisconnect", kind: .disconnect),
    ].flatMap { call in
      [("active", ApplicationState.active), ("inactive", .inactive), ("background", .background)]
        .flatMap { word, state in
          table(
            "app-\(word)-inside-\(call.id)", "The app reads \(word) inside \(call.name)",
            CallbackSet(call.kind), .altered(.application(state)), [.always, .inSplitView])
        }
    }

  /// The defects that make an engine believe something wrong from one callback to the next.
  static let lies: [Defect] =
    table(
      "stale-aggregate", "applicationState is one callback behind", .none,
      .lasting(.staleAggregate), [.inLaterProcess] + NamedCondition.families)
    + table(
      "session-dies-with-scene", "A session leaves openSessions when its scene disconnects", .none,
      .lasting(.sessionsDieWithScenes), [.inLaterProcess] + NamedCondition.families)
    + table(
      "identifier-changes", "A session that connects again has another persistentIdentifier", .none,
      .lasting(.identifiersChange), NamedCondition.families)
    + table(
      "discarded-returns", "A new session gets the identifier of a discarded one", .none,
      .lasting(.discardedReturn), NamedCondition.families)
    + table(
      "same-object-on-reconnect", "A session that connects again gets its old scene object", .none,
      .lasting(.objectsReturn), NamedCondition.families)
}
