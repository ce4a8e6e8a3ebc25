package import SceneLifecycle

extension CallbackSet {
  /// Every kind that an app or an observer can receive, the end of a process left out.
  package static let receivable = CallbackSet(of: CallbackKind.allCases.filter { $0.isReceivable })

  /// Every kind that only a scene delegate can receive.
  static let ofSceneDelegate = CallbackSet(
    of: CallbackKind.allCases.filter { $0.recipient == .sceneDelegate })
}

extension CallbackKind {
  /// Whether code of the app can receive it: neither a silent move nor the end of the process.
  fileprivate var isReceivable: Bool {
    switch recipient {
    case .noObject: false
    case .process: self == .main
    default: true
    }
  }
}
