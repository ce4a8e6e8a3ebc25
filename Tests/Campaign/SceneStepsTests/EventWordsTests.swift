import SceneLifecycle
import SceneSteps
import Testing

/// Situations that differ in what is on the screen, each on every platform.
private let situations: [Situation] = Platform.all.flatMap { named in
  [1, 3].flatMap { scenes -> [Situation] in
    let fresh = Situation(named.platform, scenes: scenes, app: "the app")
    var running = fresh
    var callback = Callback(kind: .active, cause: .launch, event: 1)
    callback.open = SceneSet(0)
    running.note(callback)
    var covered = running
    covered.note(Scenario.Entry(Event(.call)))
    var ended = running
    ended.note(Callback(kind: .processEnded, cause: .systemKill, event: 2))
    return [fresh, running, covered, ended]
  }
}

private func step(
  _ event: Event, in situation: Situation, number: Int = 2, by delivery: DeliveryKind? = nil
) -> HistoryStep {
  let scenario = Scenario(
    platform: situation.platform, scenes: situation.scenes,
    names: EventNames(
      actions: ["type", "save", "tap.3", "tap.Save"], contents: ["note", "draft"]),
    entries: Array(repeating: Scenario.Entry(event), count: number))
  return HistorySteps.step(
    number, Scenario.Entry(event), of: scenario, in: situation, by: delivery)
}

@Suite struct `Every event has its words` {
  @Test(arguments: (0..<EventKind.count).map { EventKind(number: $0) })
  func `in every situation, in one sentence that no other kind has`(kind: EventKind) {
    for situation in situations {
      let slots = kind.takesScene ? Array(0..<situation.scenes).map(Int?.some) : [nil]
      let own = slots.map { step(Event(kind, number: 0, scene: $0), in: situation).sentence }
      #expect(Set(own).count == own.count, "\(own)")
      for sentence in own {
        #expect(sentence.count > 8 && sentence.count < 100, "\(sentence)")
        #expect(sentence.last != "." && sentence.first?.isLetter == true, "\(sentence)")
      }
      let others = EventKind.allCases.filter { $0 != kind }.flatMap { other in
        (other.takesScene ? Array(0..<situation.scenes).map(Int?.some) : [nil]).map {
          step(Event(other, scene: $0), in: situation).sentence
        }
      }
      #expect(others.filter(own.contains) == [], "\(situation)")
    }
  }

  @Test func `what only the system decides says so, with the system's name`() {
    for (name, system) in [
      ("iphone-ios17", "iOS"), ("ipad-ios26", "iPadOS"), ("vision-1", "visionOS"),
      ("mac-ios27", "macOS"),
    ] {
      guard let platform = Platform.named(name) else { continue }
      let situation = Situation(platform, scenes: 1, app: "Notes")
      let suspended = step(Event(.suspend), in: situation)
      #expect(
        suspended.sentence
          == "\(system) suspends the process: wait some seconds (only \(system) decides)")
      #expect(suspended.actor == .system)
    }
  }

  @Test func `an action, a time, a task and a content are named`() {
    let situation = situations[1]
    let events = [
      Event(.action, number: 1, scene: 0), Event(.action, number: 2, scene: 0),
      Event(.action, number: 3, scene: 0), Event(.tick, number: 30), Event(.work, number: 2),
    ]
    #expect(
      events.map { step($0, in: situation).sentence } == [
        "Let the app do 'save' in window 1",
        "Tap control number 3, in the order of the views, in window 1",
        "Tap 'Save' in window 1", "Wait 30 seconds",
        "Let the app go on with number 2 of its waiting tasks",
      ])
    var link = Event(.openURL, scene: 0)
    link.number = 2
    #expect(
      step(link, in: situation).sentence
        == "Tap a link of the own scheme of the app with content 'draft'")
  }

  @Test func `a delay is too fast for a hand`() {
    let situation = situations[1]
    #expect(
      step(Event(.lock, delay: 3), in: situation).sentence
        == "Too fast for a hand, after callback 3 of step 1: lock the device")
    #expect(
      step(Event(.lock, delay: 0), in: situation).sentence
        == "Too fast for a hand, together with step 1: lock the device")
  }

  @Test(arguments: [
    ("iphone-ios13", EventKind.controlCenter, "Open Control Center (from the top right; "),
    ("sceneless-ios12", .controlCenter, "Swipe up from the bottom edge to open Control Center"),
    ("sceneless-ios12", .home, "Press the home button (or swipe up) to go to the Home Screen"),
    ("iphone-ios17", .home, "Swipe up to the Home Screen (or press the home button)"),
    ("vision-1", .home, "Press the Digital Crown to go to the Home View"),
    ("ipad-ios18", .close, "In the app switcher, close window 1: swipe it away, alone"),
    ("ipad-ios26", .close, "Close window 1 (its red button)"),
    ("mac-ios27", .close, "Close window 1 (Command-W)"),
    ("ipad-ios14", .open, "Open a new window, window 1 (hold its icon, Show All Windows, +)"),
    ("ipad-ios16", .open, "Open a new window, window 1 (tap its icon in the Dock, then +)"),
    ("ipad-ios27", .open, "Open a new window, window 1 (hold its icon, New Window)"),
  ])
  func `the words are those of the device and its version`(
    name: String, kind: EventKind, words: String
  ) throws {
    let platform = try #require(Platform.named(name))
    let situation = Situation(platform, scenes: 2, app: "the app")
    let event = Event(kind, scene: kind.takesScene ? 0 : nil)
    #expect(step(event, in: situation).sentence.hasPrefix(words))
  }

  @Test func `every command is one that simulators have`() {
    let real = ["launch", "terminate", "openurl", "push", "ui", "location", "shutdown"]
    var used: [String] = []
    for kind in EventKind.allCases {
      let event = Event(kind, scene: kind.takesScene ? 0 : nil)
      guard let command = step(event, in: situations[1]).command else { continue }
      let words = command.split(separator: " ").map(String.init)
      #expect(words.prefix(2) == ["xcrun", "simctl"])
      used.append(words[2])
    }
    #expect(Set(used).isSubset(of: real) && Set(used).count == real.count, "\(used)")
  }
}

@Suite struct `What is delivered has the words of how it comes` {
  /// The ways in which each event that brings something may bring it; nil is that of the kind.
  private static let deliveries: [(kind: EventKind, deliveries: [DeliveryKind?])] = [
    (.openURL, [nil, .document, .widget]),
    (.universalLink, [nil, .searchResult, .search]),
    (.handoff, [nil, .intent]),
    (.shortcutItem, [nil]),
    (.notificationTap, [nil, .action, .reply, .dismissal]),
    (.notificationAction, [nil, .reply, .dismissal]),
    (.cloudKitShare, [nil]),
    (.silentPush, [nil]),
    (.foregroundPush, [nil]),
  ]

  private func step(_ kind: EventKind, by delivery: DeliveryKind?, in situation: Situation)
    -> HistoryStep
  {
    SceneStepsTests.step(Event(kind, scene: kind.takesScene ? 0 : nil), in: situation, by: delivery)
  }

  @Test func `no two ways and kinds have the same words, on the lock screen neither`() {
    #expect(Set(Self.deliveries.map(\.kind)) == Set(EventKind.allCases.filter(\.bringsContent)))
    let locked = situations.map { situation in
      var situation = situation
      situation.note(Scenario.Entry(Event(.lock)))
      return situation
    }
    for situation in situations + locked {
      let sentences = Self.deliveries.flatMap { kind, deliveries in
        deliveries.map { step(kind, by: $0, in: situation).sentence }
      }
      #expect(Set(sentences).count == sentences.count, "\(sentences)")
      for sentence in sentences { #expect(sentence.count < 130, "\(sentence)") }
    }
  }

  @Test func `a command stands only beside what it does`() {
    let commands = Self.deliveries.flatMap { kind, deliveries in
      deliveries.map { step(kind, by: $0, in: situations[1]).command?.split(separator: " ")[2] }
    }
    #expect(
      commands == [
        "openurl", nil, nil, "openurl", nil, nil, nil, nil, nil, "push", "push", "push", "push",
        "push", "push", "push", nil, "push", "push",
      ])
  }

  @Test func `a result of a search is no web link`() {
    let cold = step(.universalLink, by: .searchResult, in: situations[0])
    #expect(cold.sentence == "Open the app by tapping a result of Spotlight's search")
    let warm = step(.universalLink, by: .searchResult, in: situations[1])
    #expect(warm.sentence == "Tap a result of Spotlight's search that is of the app")
  }
}

@Suite struct `Every answer has its words` {
  @Test(arguments: ChoiceKind.allCases)
  func `one for each name, and no two alike`(kind: ChoiceKind) {
    let own = kind.answers.indices.map { Choice(kind, answer: $0).decision }
    // Without words of its own an answer would be told in notation.
    #expect(own.filter { $0.sentence.contains(" = ") }.isEmpty, "\(own)")
    #expect(Set(own.map(\.sentence)).count == kind.answers.count)
    let others = ChoiceKind.allCases.filter { $0 != kind }.flatMap { other in
      other.answers.indices.map { Choice(other, answer: $0).decision.sentence }
    }
    #expect(own.map(\.sentence).filter(others.contains) == [])
  }

  @Test func `no two pending items read alike`() {
    let words = AgendaItem.allCases.map {
      PendingItem(scope: $0.isOfScene ? 1 : 64, item: $0).words
    }
    #expect(Set(words).count == words.count)
    let order = Choice(
      chosen: PendingItem(scope: 1, item: .resign),
      before: PendingItem(scope: 0, item: .resignNotice))
    #expect(
      order.decision.sentence
        == "scene 2 receives sceneWillResignActive before scene 1 posts"
        + " UIScene.willDeactivateNotification")
  }

  @Test func `what the user and the app decide is not said to be the system's`() {
    let deciders = [ChoiceKind.unlockInto, .together, .requestCarries, .stateSaved, .killShape].map
    {
      Choice($0, answer: 1).decision.actor
    }
    #expect(deciders == [.person, .person, .app, .app, .system])
  }
}
