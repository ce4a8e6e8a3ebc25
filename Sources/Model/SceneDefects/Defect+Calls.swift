import SceneLifecycle

/// Calls that are lost, doubled, exchanged, late or delivered to another object.
extension Defect {
  /// A call with the words that identifiers and summaries have for it.
  private struct Call {
    var id: String
    var name: String
    var kind: CallbackKind
  }

  private static let connect = Call(id: "connect", name: "willConnectTo", kind: .connect)
  private static let disconnect = Call(
    id: "disconnect", name: "sceneDidDisconnect", kind: .disconnect)
  private static let foreground = Call(
    id: "foreground", name: "sceneWillEnterForeground", kind: .foreground)
  private static let active = Call(id: "active", name: "sceneDidBecomeActive", kind: .active)
  private static let resign = Call(id: "resign", name: "sceneWillResignActive", kind: .resign)
  private static let background = Call(
    id: "background", name: "sceneDidEnterBackground", kind: .background)
  private static let configuration = Call(
    id: "configuration", name: "configurationForConnecting", kind: .configuration)
  private static let discard = Call(
    id: "discard", name: "didDiscardSceneSessions", kind: .discard)

  /// The calls of a scene that bring it somewhere.
  private static let calls = [connect, disconnect, foreground, active, resign, background]

  /// The callbacks that a call of a scene can trade places with.
  private static let neighbours = CallbackSet(
    .configuration, .connect, .foreground, .active, .resign, .background, .disconnect)

  /// The calls of a scene's delegate, gone wrong in each way and in each circumstance.
  ///
  /// Nothing of its scene follows a sceneDidDisconnect that it could trade places with.
  static let sceneCalls: [Defect] = {
    let replaceable = calls.filter { $0.kind != .disconnect }
    var defects = calls.flatMap { lost($0, NamedCondition.all) }
    defects += calls.flatMap { doubled($0, NamedCondition.all) }
    defects += replaceable.flatMap { exchanged($0, NamedCondition.all) }
    defects += replaceable.flatMap(late)
    return defects + calls.flatMap(misaddressed)
  }()

  /// The calls of the application's delegate about sessions.
  static let sessionCalls: [Defect] = {
    let circumstances = [.always] + NamedCondition.ofProcess
    var defects = doubled(configuration, circumstances)
    defects += exchanged(configuration, circumstances)
    defects += lost(discard, discardCircumstances)
    defects += doubled(discard, discardCircumstances)
    defects += table(
      "discard-names-nobody", "A discard report names no session", CallbackSet(.discard),
      .altered(.namesNobody), discardCircumstances)
    return defects
      + table(
        "discard-leaves-open", "A session that is reported discarded stays in openSessions",
        CallbackSet(.discard), .altered(.namedStayOpen), discardCircumstances)
  }()

  private static let discardCircumstances: [NamedCondition] =
    [.always, .afterDiscard, .inSplitView, .inLaterProcess] + NamedCondition.families

  private static func lost(_ call: Call, _ circumstances: [NamedCondition]) -> [Defect] {
    table(
      call.id + "-dropped", call.name + " is not delivered", CallbackSet(call.kind), .dropped,
      circumstances)
  }

  private static func doubled(_ call: Call, _ circumstances: [NamedCondition]) -> [Defect] {
    table(
      call.id + "-repeated", call.name + " is delivered twice", CallbackSet(call.kind), .repeated,
      circumstances)
  }

  private static func exchanged(_ call: Call, _ circumstances: [NamedCondition]) -> [Defect] {
    table(
      call.id + "-swapped", call.name + " comes after the scene's next call",
      CallbackSet(call.kind), .swapped(with: neighbours), circumstances)
  }

  private static func late(_ call: Call) -> [Defect] {
    table(
      call.id + "-late", call.name + " is delivered three callbacks too late",
      CallbackSet(call.kind),
      .late(3), [.always, .inSplitView, .inLaterProcess])
  }

  private static func misaddressed(_ call: Call) -> [Defect] {
    table(
      call.id + "-misaddressed", call.name + " reaches another scene's delegate",
      CallbackSet(call.kind), .misaddressed, [.always, .inACrowd, .inLaterProcess])
  }
}
