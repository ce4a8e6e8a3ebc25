import SceneFuzzing

/// A diary of measurements: protected files, and background time while they cannot be written.
struct HealthStyle: StyleApp {
  enum Bug: String {
    /// The day is saved when the next one begins, and in no other case.
    case savesYesterday
    /// The diary that could not be read at launch is begun anew.
    case beginsDiaryAnew
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.session, [.savesYesterday]),
    (.secret, [.beginsDiaryAnew]),
  ]

  let context: AppContext
  let bug: Bug?
  private var values: [SessionID: Int] = [:]
  private var unsaved: [SessionID] = []
  private var task: AppBackgroundTask?

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    do {
      if try context.store.files.read("diary") != nil { return }
      try context.store.files.write("diary", "", isProtected: true)
    } catch {
      if bug == .beginsDiaryAnew { context.store.files.replace("diary", "") }
    }
  }

  mutating func protectedDataDidBecomeAvailable() {
    for scene in context.connectedScenes { load(scene.session) }
    saveAll()
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    load(scene.session)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    load(scene.session)
    saveAll()
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if bug != .savesYesterday { saveAll() }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    if bug != .savesYesterday { saveAll() }
  }

  mutating func backgroundTaskDidExpire(_ expired: AppBackgroundTask) {
    guard expired == task else { return }
    // The old day is unreadable and stays; the new one lies beside it until the device is unlocked.
    for session in unsaved { write(session, as: "spilled day", isProtected: false) }
    unsaved = []
    endTask()
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    for session in sessions {
      values[session] = nil
      unsaved.removeAll { $0 == session }
      context.store.files.remove("day \(session.identifier)")
      context.store.files.remove("spilled day \(session.identifier)")
      context.deletes("day", of: session)
    }
  }

  /// Nothing can be measured before it is known what was.
  mutating func measure(_ scene: SceneID) {
    guard values[scene.session] != nil else { return }
    if bug == .savesYesterday && values[scene.session, default: 0] % 3 == 2 { saveAll() }
    values[scene.session, default: 0] += 1
    if !unsaved.contains(scene.session) { unsaved.append(scene.session) }
    context.changes("day", of: scene.session)
  }

  /// Reads the newest day of a session, unless it cannot be read yet.
  private mutating func load(_ session: SessionID) {
    let files = context.store.files
    guard values[session] == nil, let day = try? files.read("day \(session.identifier)") ?? ""
    else {
      return
    }
    let spilled = files["spilled day \(session.identifier)"].flatMap { Int($0) } ?? 0
    let value = max(Int(day) ?? 0, spilled)
    values[session] = value
    if value > 0 { context.restores("day", of: session, version: value) }
  }

  private mutating func saveAll() {
    let refused = unsaved.filter { !write($0, as: "day", isProtected: true) }
    unsaved = refused
    if unsaved.isEmpty { endTask() } else if task == nil { task = context.beginBackgroundTask() }
  }

  @discardableResult
  private func write(_ session: SessionID, as name: String, isProtected: Bool) -> Bool {
    let (key, value) = ("\(name) \(session.identifier)", values[session] ?? 0)
    guard
      (try? context.store.files.write(key, String(value), isProtected: isProtected)) != nil
    else { return false }
    context.saves("day", of: session, version: value)
    return true
  }

  private mutating func endTask() {
    if let task { context.endBackgroundTask(task) }
    task = nil
  }

  static func test(_ bug: Bug?) -> AppTest<HealthStyle> {
    AppTest(actions: [AppAction("measure") { $0.measure($1) }]) {
      HealthStyle(context: $0, bug: bug)
    }
  }
}
