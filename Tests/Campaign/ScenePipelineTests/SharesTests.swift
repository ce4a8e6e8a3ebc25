import SceneEngine
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// What a person does with an app, counted over cases as a campaign draws them by default.
@Suite struct SharesTests {
  /// What happened in cases.
  struct Count: Sendable {
    var cases = 0
    var events = 0
    /// Events with which a window comes to the foreground.
    var windows = 0
    var locations = 0
    /// Content that came to a scene.
    var deliveries = 0
    /// What windows, the user and the device did, and ends of processes.
    var transitions = 0
    /// Cases with as many scenes connected at once.
    var sixConnected = 0
    var twelveConnected = 0
    /// Cases that ended before anything more was delivered.
    var silent = 0

    mutating func add(_ other: Count) {
      cases += other.cases
      events += other.events
      windows += other.windows
      locations += other.locations
      deliveries += other.deliveries
      transitions += other.transitions
      sixConnected += other.sixConnected
      twelveConnected += other.twelveConnected
      silent += other.silent
    }
  }

  /// Plays one case and counts.
  static func count(_ generator: Generator, _ index: UInt64) -> Count {
    let plan = generator.plan(index)
    var schedule = generator.schedule(plan, index)
    var choices = generator.choiceSource(plan, index)
    var engine = UIKitEngine(platform: plan.platform, scenes: plan.scenes)
    var count = Count(cases: 1)
    var delivered = 0
    var most = 0
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    func deliver(_ limit: Int) {
      var left = limit
      while left > 0, engine.next(&choices, into: &callback) {
        delivered += 1
        left -= 1
        most = max(most, callback.connected.count)
      }
    }
    // A device does not stand still: a case whose events deliver nothing ends here, and is seen below.
    var attempts = 0
    while delivered < plan.callbacks && attempts < 20 * plan.callbacks {
      attempts += 1
      let delay = schedule.delay()
      deliver(delay == Event.atRest ? .max : Int(delay))
      guard let event = schedule.event(&engine, delay: delay) else { break }
      let before = engine.state.plannedForeground
      if (try? engine.begin(event, number: UInt32(count.events + 1), &choices)) == nil {
        deliver(.max)
        continue
      }
      count.events += 1
      count.windows += (engine.state.plannedForeground - before).isEmpty ? 0 : 1
      count.locations += event.kind == .locationUpdate ? 1 : 0
      count.deliveries += EventShare.deliveries.kinds.contains(event.kind) ? 1 : 0
      count.transitions += EventShare.ofTransitions.contains(event.kind) ? 1 : 0
    }
    count.sixConnected = most >= 6 ? 1 : 0
    count.twelveConnected = most >= 12 ? 1 : 0
    count.silent = delivered < plan.callbacks ? 1 : 0
    return count
  }

  /// Plays the first cases of a campaign.
  static func count(_ shape: Shape, cases: UInt64, among platforms: [Platform]) -> Count {
    let generator = Generator(shape: shape, seed: Seed(20), among: platforms)
    return (0..<cases).reduce(into: Count()) { $0.add(count(generator, $1)) }
  }

  /// The worlds in which an app runs at all.
  static let names = Platform.all.filter { !$0.platform.refusesToLaunch }.map(\.name)

  @Test(arguments: names)
  func `Windows come often and locations seldom, on every platform and with any slots`(
    name: String
  ) throws {
    let platform = try #require(Platform.named(name))
    for slots in [1, 4, 16] {
      let shape = Shape(platform: platform, scenes: slots, length: .callbacks(200))
      let count = Self.count(shape, cases: 160, among: [platform])
      let said = "\(name), \(slots) slots: \(count)"
      #expect(count.windows * 20 >= count.events, "\(said)")
      #expect(count.locations * 100 <= count.events * 3, "\(said)")
      #expect(count.silent == 0, "\(said)")
    }
  }

  @Test func `Deliveries are a quarter at most, and transitions half at least`() {
    let count = Self.count(Shape(), cases: 250, among: Platform.all.map(\.platform))
    #expect(count.deliveries * 4 <= count.events, "\(count)")
    #expect(count.transitions * 2 >= count.events, "\(count)")
    // A table that leaves content out altogether would pass the line before.
    #expect(count.deliveries * 10 >= count.events, "\(count)")
  }

  @Test func `Every kind of event stands in one row of the table of shares`() {
    for kind in EventKind.allCases {
      #expect(EventShare.allCases.count { $0.kinds.contains(kind) } == 1, "\(kind.word)")
    }
  }

  @Test func `Campaigns are across many scenes`() {
    let several = Platform.all.map(\.platform).filter(\.supportsMultipleWindows)
    let count = Self.count(Shape(length: .callbacks(1_000)), cases: 120, among: several)
    #expect(count.sixConnected * 3 >= count.cases, "\(count)")
    #expect(count.twelveConnected * 10 >= count.cases, "\(count)")
  }
}
