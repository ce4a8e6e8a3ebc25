import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// An open is counted once each time the app as a whole comes to the user.
  ///
  /// The app notes `counts(.open)`; where it never does in a case, there is nothing to judge.
  public static var countsOpensOnce: AppLaw {
    AppLaw(
      "An open is counted once each time the app comes to the foreground, not for an interruption"
        + " and not for a second window.",
      id: "open.counted-once", about: .opens,
      finds: "an interruption or a window counted as an open",
      noted: "'counts(.open)'",
      ifMeant: "count under another topic than '.open'"
    ) { OpenMonitor() }
  }
}

/// Counts how often the app comes to the foreground and how often it says so.
///
/// A switch from one window to another may pass through a moment without any; so the app may count
/// once or twice then. What is counted before the foreground belongs to the visit that follows from
/// the same event.
struct OpenMonitor: LawMonitor {
  private var isInForeground = false
  private var isSceneless = false
  private var entries = 0
  private var notices = 0
  private var counted = 0
  /// The step of the last count.
  private var countedAt = 0
  private var wasActive = false
  /// The step at which the app became active.
  private var activeAt = 0
  /// Whether the app has counted in this case, in whichever process.
  private var counts = false
  /// The step of the first open that was not counted while it is open whether the app counts at all.
  private var uncounted: Int?
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest { .everything }

  mutating func reset() {
    isSceneless = false
    counts = false
    uncounted = nil
    endProcess()
  }

  private mutating func endProcess() {
    isInForeground = false
    forget()
  }

  private mutating func forget() {
    entries = 0
    notices = 0
    counted = 0
    wasActive = false
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    let callback = step.callback
    if callback.kind == .processEnded { endProcess() }
    if callback.kind.isOfScenelessApp { isSceneless = true }
    let isShown = shows(callback)
    if isShown && !isInForeground { entries += 1 }
    isInForeground = isShown
    if callback.kind == .appForegroundNotice { notices += 1 }
    if callback.kind == .appActiveNotice {
      let isActive = !step.system.activeWindows.isEmpty
      if isActive && !wasActive { activeAt = step.index }
      wasActive = wasActive || isActive
    }
    for observation in step.observations
    where observation.verb == .counts && observation.topic == .open {
      counted += 1
      countedAt = step.index
      counts = true
      exercised &+= 1
    }
    guard counts, let onset = uncounted else { return nil }
    uncounted = nil
    return LawBreach("An open before this one is not counted.", since: onset)
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    let allowed = max(entries, notices)
    var first: LawBreach?
    if counted > allowed {
      first = LawBreach("It is counted \(Self.times(counted)) and happened \(Self.times(allowed)).")
        .beginning(at: countedAt)
      counted = allowed
    }
    if step.system.isAwaiting { return first }
    if wasActive && counted == 0 {
      if counts {
        first.keepFirst(LawBreach("An open is not counted.").beginning(at: activeAt))
      } else {
        uncounted = uncounted ?? step.index
      }
      wasActive = false
    }
    if !shows(step.callback) { forget() }
    return first
  }

  func isPutOff(_ step: AppStep) -> Bool { step.system.isAwaiting && wasActive && counted == 0 }

  /// Whether the user sees the app; without scenes, the application's state says so.
  private func shows(_ callback: Callback) -> Bool {
    isSceneless
      ? callback.application != .background : !(callback.active | callback.inactive).isEmpty
  }

  private static func times(_ count: Int) -> String {
    count == 1 ? "once" : count == 2 ? "twice" : "\(count) times"
  }
}
