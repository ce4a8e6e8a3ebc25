import SceneLifecycle

extension Invariant {
  /// When it counts as exercised, as the catalogue says it.
  package var exercised: String {
    var phrases: [String] = []
    for trial in trials {
      for part in trial.happening.parts {
        let limits = [part.guards?.words(value: true), trial.when?.words].compactMap { $0 }
        let phrase = ([part.kinds.words] + limits).joined(separator: " ")
        if !phrases.contains(phrase) { phrases.append(phrase) }
      }
    }
    return phrases.joined(separator: "; ")
  }
}

extension CallbackSet {
  fileprivate var words: String {
    if self == CallbackSet.receivable { return "at every callback" }
    var names: [String] = []
    for kind in kinds where !names.contains(kind.name) { names.append(kind.name) }
    if names.count > 6 { return "at \(names.count) kinds of callback" }
    return "at " + names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Condition {
  fileprivate var words: String {
    switch self {
    case .reads(let readable): readable.words(value: true)
    case .not(.reads(let readable)): readable.words(value: false)
    case .remembers(let latch):
      latch.begins.parts.map { part in
        [part.kinds.words, part.guards?.words(value: true)].compactMap { $0 }
          .joined(separator: " ")
      }.joined(separator: " or ").replacingFirst("at", with: "after")
    default: "where it can be broken"
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ word: String, with other: String) -> String {
    hasPrefix(word) ? other + dropFirst(word.count) : self
  }
}

extension Fact {
  fileprivate func words(value: Bool) -> String {
    let words =
      switch self {
      case .byInterruption: "in answer to an interruption"
      case .bySwitcher: "in answer to the app switcher"
      case .byRefresh: "in answer to a refresh request"
      case .byReclaim: "in answer to a reclaim"
      case .byBackgroundWork: "in answer to background work"
      case .byKill: "in answer to a kill by the user"
      case .bySilentEnd: "in answer to a crash, the watchdog or a kill by the system"
      case .forgetsSessions: "where the device knows no session"
      case .byOpening: "in answer to a window that opens"
      case .byNewWindowRequest: "in answer to a request for a new window"
      case .byDestruction: "in answer to a destruction request"
      case .byDisplay: "in answer to an external display"
      case .byUserLaunch: "in answer to a launch by the user"
      case .byCrash: "in answer to a crash"
      case .byWindowRequest: "in answer to an activation request"
      case .announcesHandoff: "with a handoff type"
      case .carriesPayload: "with something delivered"
      case .isAccessory: "of an external display or a car"
      case .twoScenesAreActive: "with two active scenes"
      case .namesLate: "with a session that was lost meanwhile"
      default: "where it can be broken"
      }
    return value ? words : "not " + words
  }
}
