import SceneSeam

extension AppLaw {
  /// Returns every ready-made law that fits what an app supports.
  ///
  /// A law fits when the app has its ``feature``. One that is never put to the test keeps the test from
  /// passing: so leave out of `support` what the app does not have.
  ///
  /// - Parameter support: What the app supports.
  public static func all(for support: AppSupport = .everything) -> [AppLaw] {
    readyMade.filter { law in law.feature.map { support.has($0) } ?? true }
  }

  /// Every ready-made law without a parameter, in the order of the documentation.
  static var readyMade: [AppLaw] {
    [
      .handlesPayloadsOnce, .rightWindow, .guardsLaunch, .keepsScope, .keepsSecretsFromSnapshots,
      .respectsRoles, .balancesLedgers, .keepsSessionData, .restoresSessions, .pairsLevels,
      .countsOpensOnce, .knowsUnreadableFromAbsent, .lastIntentWins,
    ]
  }
}

extension ReadyLaw {
  /// The descriptions of the ready-made laws without a parameter, as the documentation orders them.
  package static let all = AppLaw<NamelessApp>.readyMade.compactMap(\.readyLaw)

  /// The app of laws that are told of and judge none.
  private struct NamelessApp: SceneApp {}
}
