import SceneFuzzing

/// A ready-made law without the type of the app that it judges.
enum ReadyLaw: String, CaseIterable, Sendable {
  case payload, window, launch, scope, snapshot, role, ledger, session, restored, levels, opens
  case secret, intent
  /// The law that an app answers; each app says what it answers, and with what.
  case answers

  /// The law for one type of app; nil for `answers`, which only the app can make.
  func law<App: SceneApp>() -> AppLaw<App>? {
    switch self {
    case .payload: .handlesPayloadsOnce
    case .window: .rightWindow
    case .launch: .guardsLaunch
    case .scope: .keepsScope
    case .snapshot: .keepsSecretsFromSnapshots
    case .role: .respectsRoles
    case .ledger: .balancesLedgers
    case .session: .keepsSessionData
    case .restored: .restoresSessions
    case .levels: .pairsLevels
    case .opens: .countsOpensOnce
    case .secret: .knowsUnreadableFromAbsent
    case .intent: .lastIntentWins
    case .answers: nil
    }
  }
}
