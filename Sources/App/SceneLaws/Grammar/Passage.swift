import SceneDriving
import SceneLifecycle
import SceneSeam

/// Which way a scene, or the application as a whole, goes.
enum Passage: Hashable {
  case connects, entersForeground, becomesActive
  case resigns, entersBackground, disconnects

  /// Whether it leads away from the user.
  var isLeaving: Bool { self == .resigns || self == .entersBackground }
}

extension CallbackKind {
  /// The passage that it announces: a delegate's call, a notification or a phase; nil for none.
  var passage: Passage? {
    switch self {
    case .configuration, .connect, .connectNotice: .connects
    case .foreground, .foregroundNotice, .appForegroundNotice, .appForeground: .entersForeground
    case .active, .activeNotice, .appActiveNotice, .appActive, .phaseActive, .appPhaseActive:
      .becomesActive
    // SwiftUI says "inactive" on the way in as well; what stops there runs again once active.
    case .resign, .resignNotice, .appResignNotice, .appResign, .phaseInactive, .appPhaseInactive:
      .resigns
    case .background, .backgroundNotice, .appBackgroundNotice, .appBackground, .phaseBackground,
      .appPhaseBackground:
      .entersBackground
    case .disconnect, .disconnectNotice: .disconnects
    default: nil
    }
  }
}

extension CallbackSet {
  /// Everything that announces a passage.
  static let passages = CallbackSet(of: CallbackKind.allCases.filter { $0.passage != nil })
}

extension ActivationState {
  /// Whether the user sees the scene.
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
