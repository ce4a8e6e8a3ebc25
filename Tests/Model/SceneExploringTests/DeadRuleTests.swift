import SceneEngine
import SceneExploring
import SceneLifecycle
import Testing

/// Every rule of the engine is taken somewhere: an event, an answer, a callback, a silent move.
@Suite struct DeadRuleTests {
  static let trips = [
    Survey.Trip(platform: "ipad-ios17"),
    Survey.Trip(platform: "iphone-ios27"),
    Survey.Trip(platform: "swiftui-ipad-ios17"),
    Survey.Trip(platform: "sceneless-ios17"),
    Survey.Trip(platform: "manifest-ios27"),
    Survey.Trip(platform: "sceneless-ios27"),
    // What takes two windows.
    Survey.Trip(
      platform: "swiftui-ipad-ios17", slots: 2,
      events: [
        .launch, .open, .close, .hide, .home, .crash, .backgroundFetch, .reportDiscards,
      ],
      sees: CallbackSet(.appPhaseActive), parts: 1),
    // What takes a slot beside the one that is kept for a window.
    Survey.Trip(
      platform: "iphone-ios17", slots: 2,
      events: [
        .launch, .home, .connectDisplay, .disconnectDisplay, .connectCar, .disconnectCar, .hideCar,
        .showCar,
      ],
      sees: CallbackSet(.connect), parts: 1),
    // What ends a process between two callbacks.
    Survey.Trip(
      platform: "iphone-ios17", events: [.launch, .overrun], interruptions: [.overrun], parts: 1),
    // What leaves between the foreground call and the activation.
    Survey.Trip(
      platform: "iphone-ios17", events: [.launch, .home], interruptions: [.home],
      sees: CallbackSet(.foreground), parts: 1),
    // What closes the last window.
    Survey.Trip(
      platform: "ipad-ios26", events: [.launch, .close], sees: CallbackSet(.connect), parts: 1),
    // Developers reported these; Apple does not document them.
    Survey.Trip(
      platform: "iphone-ios17", slots: 2, events: [.launch, .kill, .connectDisplay],
      sees: CallbackSet(.connect), parts: 1, quirks: true),
    Survey.Trip(
      platform: "iphone-ios27", slots: 2, events: [.launch], sees: CallbackSet(.connect), parts: 1,
      quirks: true),
  ]

  @Test func `No rule is dead`() async {
    var survey = Survey()
    for trip in Self.trips { await survey.take(trip) }
    #expect(
      survey.dead == [],
      "nothing takes these rules any more: mend the rule, or add what takes it to the trips")
  }

  @Test(
    arguments: [
      (.prewarm, ["prewarm", "prewarmed"]),
      (.screenshot, ["screenshot", "screenshotNotice"]),
      (
        .registerForPush,
        [
          "registerForPush", "registered", "registrationFailed", "registration = works",
          "registration = fails",
        ]
      ),
    ] as [(EventKind, [String])])
  func `A rule that nothing takes is named`(event: EventKind, dead: [String]) async {
    let whole = Survey.Trip(platform: "sceneless-ios17", parts: 4)
    var part = whole
    part.events.removeAll { $0 == event }
    var (with, without) = (Survey(), Survey())
    await with.take(whole)
    await without.take(part)
    #expect(without.dead.filter { !with.dead.contains($0) } == dead)
  }

  @Test(arguments: ["iphone-ios17", "ipad-ios17", "sceneless-ios17"])
  func `Every refusal has its reason and changes nothing`(name: String) async throws {
    let platform = try #require(Platform.named(name))
    let engine = UIKitEngine(
      platform: platform, scenes: 2, seeing: CallbackSet(.active, .appActive))
    let kinds: [EventKind] = [.launch, .home, .lock, .suspend, .backgroundFetch, .crash]
    var explorer = Explorer(
      Watched(engine), Blind(),
      Bounds(
        events: EventSet(of: kinds), interruptions: [.crash], depth: 3))
    await explorer.run()
    var reasons: [Refusal] = []
    var wrong: [Event] = []
    explorer.visit { walker in
      for event in Self.events(slots: engine.scenes + 1) {
        var trial = walker.engine.engine
        let isAccepted = Self.accepts(event, trial)
        let reason = Self.refusal(of: event, by: &trial)
        let isRight = isAccepted ? reason == nil || reason == .pending : reason != nil
        let isUnchanged = reason == nil || trial.state == walker.engine.engine.state
        if !isRight || !isUnchanged { wrong.append(event) }
        if let reason, !reasons.contains(reason) { reasons.append(reason) }
      }
      return true
    }
    #expect(wrong == [])
    #expect(Refusal.allCases.filter { !reasons.contains($0) } == [])
  }

  /// Every event, with every slot that it could be about and one that does not exist.
  private static func events(slots: Int) -> [Event] {
    EventKind.allCases.flatMap { kind in
      kind.takesScene ? (0..<slots).map { Event(kind, scene: $0) } : [Event(kind)]
    }
  }

  private static func accepts(_ event: Event, _ engine: UIKitEngine) -> Bool {
    engine.accepting(event.kind).contains(event.kind.takesScene ? Int(event.scene) : 0)
  }

  private static func refusal(of event: Event, by engine: inout UIKitEngine) -> Refusal? {
    var choiceSource = ChoiceSource()
    do {
      try engine.begin(event, number: 1, &choiceSource)
      return nil
    } catch {
      return error
    }
  }
}
