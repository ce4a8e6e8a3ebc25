import SceneEngine
import SceneExploring
import SceneLifecycle
import Testing

/// Every pair of the order holds something back somewhere, or it is known why it does not.
@Suite struct OrderTests {
  @Test(arguments: ["swiftui-ipad-ios17", "sceneless-ios17"])
  func `A pair of the order holds a callback back`(name: String) async throws {
    let platform = try #require(Platform.named(name))
    let spare = Self.spare + (platform.usesScenes ? Self.spareWithScenes : Self.spareWithoutScenes)
    let pairs = Order(platform).pairs
    #expect(spare.filter { text in !pairs.contains { $0.description == text } } == [])
    var search = PairSearch(platform, pairs.filter { !spare.contains($0.description) })
    await search.look(.atRest, depth: 3)
    await search.look(.onceInside, depth: 3)
    // A launch is asked whether to restore when an earlier one left state: that takes one event more.
    await search.look(.atRest, depth: 4, bringing: [.launch, .home, .systemKill])
    #expect(search.idle == [], "no history needs these pairs: say why, or take them out")
  }

  @Test func `A storyboard's window is held back and holds back`() async throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    let pairs = Order(platform).pairs.filter {
      $0.earlier == .windowSet || $0.later == .windowSet
    }
    var search = PairSearch(platform, pairs)
    await search.look(.atRest, depth: 1)
    #expect(pairs.count == 2)
    #expect(search.idle == [])
  }

  @Test func `The call that only an app without a scene delegate gets is held back and holds back`()
    async throws
  {
    let platform = try #require(Platform.named("manifest-ios27"))
    let pairs = Order(platform).pairs.filter {
      $0.earlier == .resignWhileAttaching || $0.later == .resignWhileAttaching
    }
    var search = PairSearch(platform, pairs)
    await search.look(.atRest, depth: 2)
    #expect(pairs.count == 2)
    #expect(search.idle == [])
  }

  @Test func `A pair that holds nothing back is named`() async throws {
    let platform = try #require(Platform.named("sceneless-ios17"))
    var search = PairSearch(
      platform, Order(platform).pairs.filter { $0.later == .discard || $0.later == .active })
    await search.look(.atRest, depth: 2)
    #expect(search.idle.map(\.description) == ["requestDestruction before discard"])
  }

  /// Pairs that hold nothing back, because something else does.
  static let spare =
    // The move itself owes them.
    [
      "foregrounding before appForegroundNotice", "activation before appActiveNotice",
      "resignation before appResignNotice", "backgrounding before appBackgroundNotice",
    ]
    // No event that owes the one begins while the other is owed; a process begins so in a second session
    // only, of which `ProcessEndTests` has histories.
    + ["rebound before backgrounding", "installed before main"]
    + [
      "requestActivation", "requestDestruction", "requestRefresh", "timeChangeNotice",
      "memoryWarning", "memoryNotice", "viewMemoryWarning", "registered", "registrationFailed",
      "backgroundTaskExpired", "screenshotNotice", "willPresent", "shouldSaveState",
    ].map { "didFinishLaunching before " + $0 }
    + [
      "launchNotice", "requestRefresh", "requestError", "protectedDataAvailable",
      "protectedDataAvailableNotice", "protectedDataUnavailable",
      "protectedDataUnavailableNotice", "timeChange", "memoryWarning", "memoryNotice",
      "viewMemoryWarning", "push", "registered", "registrationFailed", "fetch", "backgroundTask",
      "urlSession", "locationUpdate", "backgroundTaskExpired", "screenshotNotice", "willPresent",
      "notificationAction", "shouldSaveState", "appIntent",
    ].map { $0 + " before terminate" }

  /// With scenes, what is delivered or updated waits until nothing is owed, the app is not asked
  /// whether to restore, and only a storyboard sets a window.
  static let spareWithScenes =
    ["openURL", "performShortcut", "pushAgain", "acceptShare", "updateActivity"]
    .map { "settling before " + $0 }
    + [
      "connect before geometry", "attachment before windowSet", "windowSet before connect",
      "willFinishLaunching before shouldRestoreState",
      "shouldRestoreState before didFinishLaunching",
    ]

  /// Without scenes nothing is detached, discarded or asked for.
  static let spareWithoutScenes = [
    "background before detachment", "appBackgroundNotice before detachment",
    "detachment before viewWillDisappear", "viewWillDisappear before viewDidDisappear",
    "requestActivation before requestError", "requestDestruction before requestError",
    "requestDestruction before discard", "discard before terminate",
  ]
}

/// Looks for states in which a pair alone holds a callback back.
struct PairSearch {
  private let platform: Platform
  /// Pairs that have held nothing back so far.
  private(set) var idle: [Order.Pair]

  init(_ platform: Platform, _ pairs: [Order.Pair]) {
    self.platform = platform
    idle = pairs
  }

  /// Looks through histories with one session, a few kinds of callback at a time.
  mutating func look(
    _ arrival: Bounds.Arrival, depth: Int, bringing events: EventSet = .all
  ) async {
    var rest = idle[...]
    while !rest.isEmpty {
      var kinds = CallbackSet.none
      while let pair = rest.first, (kinds | pair.kinds).count <= 8 {
        kinds |= pair.kinds
        rest.removeFirst()
      }
      await look(arrival, depth, events, seeing: kinds)
    }
  }

  private mutating func look(
    _ arrival: Bounds.Arrival, _ depth: Int, _ events: EventSet, seeing kinds: CallbackSet
  ) async {
    var bounds = Bounds(events: events, arrival: arrival, depth: depth)
    bounds.keepsAll = true
    let engine = UIKitEngine(platform: platform, scenes: 1, seeing: kinds.asDelivered)
    var explorer = Explorer(engine, Blind(), bounds)
    await explorer.run()
    var idle = self.idle
    explorer.visit { walker in
      idle.removeAll { walker.engine.isHeldBack(by: $0) }
      return !idle.isEmpty
    }
    self.idle = idle
  }
}

extension UIKitEngine {
  /// Whether a callback may come next as soon as a pair is taken out.
  fileprivate func isHeldBack(by pair: Order.Pair) -> Bool {
    let agenda = pair.later.isOfScene ? state.agendas.agenda(of: 0) : state.agenda
    guard agenda.contains(pair.later),
      agenda & order.before(pair.later) == AgendaSet(pair.earlier)
    else { return false }
    var free = self
    free.order.remove(pair)
    if !pair.later.isOfScene { return free.readyInProcess.contains(pair.later) }
    return free.speakingScenes.contains(0) && free.ready(0).contains(pair.later)
  }
}

extension Order.Pair {
  fileprivate var kinds: CallbackSet { CallbackSet(of: [earlier, later].compactMap(\.callback)) }
}

extension CallbackSet {
  /// The names under which owed kinds are told.
  fileprivate var asDelivered: CallbackSet {
    var delivered = self
    let others: [(CallbackKind, CallbackKind)] = [
      (.geometryBeforeConnect, .geometry), (.phaseResigned, .phaseInactive),
      (.appPhaseResigned, .appPhaseInactive), (.saveStateAgain, .saveState), (.pushAgain, .push),
      (.resignWhileAttaching, .appResign),
      (.foreground, .appForeground), (.active, .appActive), (.resign, .appResign),
      (.background, .appBackground), (.openURL, .appOpenURL), (.willContinue, .appWillContinue),
      (.continueActivity, .appContinue), (.failActivity, .appFailActivity),
      (.performShortcut, .appShortcut), (.acceptShare, .appAcceptShare),
      (.updateActivity, .appUpdateActivity),
    ]
    for (pending, name) in others where contains(pending) { delivered.insert(name) }
    return delivered
  }
}
