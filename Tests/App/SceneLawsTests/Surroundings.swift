import SceneFuzzing

/// What a correct app may live in that another one does not: laws have to make sense there, too.
enum Surroundings: String, CaseIterable, Sendable {
  /// A phone's app, without a car and without displays.
  case oneWindow
  /// An app that is there for the car: its windows have no part in anything.
  case carOnly
  /// An app that shows something on a display beside the device.
  case displayOnly
  /// An app without scenes.
  case noScenes
  /// An app of several windows that nothing can be handed to.
  case noPayloads
  /// An app that notes nothing at all.
  case nothing

  /// The role of the scenes in which the app does what it does.
  var role: SceneRole? {
    switch self {
    case .oneWindow, .noPayloads: .windowApplication
    case .carOnly: .carPlay
    case .displayOnly: .externalDisplay
    case .noScenes, .nothing: nil
    }
  }

  var support: AppSupport {
    switch self {
    case .oneWindow: AppSupport(roles: [.windowApplication], severalWindows: false)
    case .carOnly: AppSupport(roles: [.windowApplication, .carPlay], payloads: [])
    case .displayOnly: AppSupport(roles: [.windowApplication, .externalDisplay], payloads: [])
    case .noScenes: AppSupport(roles: [.windowApplication], severalWindows: false)
    case .noPayloads: AppSupport(roles: [.windowApplication], payloads: [])
    case .nothing: AppSupport(payloads: [])
    }
  }

  var platforms: [Platform] {
    let names =
      switch self {
      case .oneWindow, .carOnly: ["iphone-ios17", "iphone-ios26"]
      case .displayOnly, .noPayloads: ["ipad-ios17", "ipad-ios26"]
      case .noScenes: ["sceneless-ios12", "sceneless-ios17", "sceneless-ios26"]
      case .nothing: ["iphone-ios26", "ipad-ios26", "sceneless-ios17", "swiftui-ipad-ios18"]
      }
    return names.compactMap(Platform.named)
  }

  /// Laws that have nothing to judge there.
  var idle: [String] {
    switch self {
    case .oneWindow, .carOnly, .noPayloads: []
    // A display has no start-up, never the main views, and what it shows is no reaction.
    case .displayOnly: ["role.respected", "window.right"]
    case .noScenes:
      [
        "snapshot.safe", "session.kept", "session.restored", "ledger.balances.observer",
      ]
    case .nothing: laws.map(\.id)
    }
  }

  /// Every ready-made law that fits, and those with a parameter that the app can give.
  var laws: [AppLaw<Resident>] {
    let fitting =
      AppLaw<Resident>.all(for: support) + [
        .balancesLedgers.about("observer"), .lastIntentWins.about("stream"),
      ]
    if self == .nothing { return fitting }
    let leaving = AppLaw<Resident>.answers(.appEntersBackground, with: .disables, "stream")
    if role != .windowApplication { return fitting + [leaving] }
    return fitting + [
      leaving, .answers(.connects, with: .takes, "observer"),
      AppLaw("A window that is active plays.", id: "resident.plays") {
        eachScene { app, scene in !app.plays(in: scene) }.never(while: .isActive, .atRest)
      },
    ]
  }

  /// The app there, with every law or with one, as one that breaks it.
  func test(breaking law: String? = nil) -> AppTest<Resident> {
    let laws = self.laws.filter { law == nil || $0.id == law }
    return AppTest(
      rawValue, actions: Resident.actions, laws: laws, supports: support, platforms: platforms
    ) {
      Resident($0, in: self, breaking: law)
    }
  }
}
