import SceneLifecycle

/// Which readable bits an event sets in the callbacks that answer it.
enum Causes {
  /// One word an event kind, by raw value.
  static let table: [UInt64] = EventKind.allCases.map { word(for: $0) }

  private static func word(for kind: EventKind) -> UInt64 {
    readables(for: kind).reduce(0) { $0 | $1.bit }
  }

  private static func readables(for kind: EventKind) -> [Fact] {
    switch kind {
    case .controlCenter, .notificationCenter, .alert, .siri, .call: [.byInterruption]
    case .appSwitcher: [.bySwitcher]
    case .requestRefresh, .serveRefresh: [.byRefresh]
    case .reclaim: [.byReclaim]
    case .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate:
      [.byBackgroundWork]
    case .kill: [.byKill]
    case .suspend, .systemKill, .overrun: [.bySilentEnd]
    case .crash: [.bySilentEnd, .byCrash]
    case .open: [.byOpening, .byUserLaunch]
    case .requestNewWindow: [.byOpening, .byNewWindowRequest, .byWindowRequest]
    case .requestActivation: [.byWindowRequest]
    case .requestDestruction: [.byDestruction]
    case .connectDisplay: [.byDisplay]
    case .launch, .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap,
      .cloudKitShare:
      [.byUserLaunch]
    default: []
    }
  }
}
