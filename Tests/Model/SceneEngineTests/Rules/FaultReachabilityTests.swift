import SceneEngine
import SceneLifecycle
import Testing

/// How many events have to begin before an awaited callback can be delivered: never said too many.
@Suite struct FaultReachabilityTests {
  /// What is awaited, after which history, and how many events that takes at least.
  struct Bound: Sendable, CustomTestStringConvertible {
    var kinds: [CallbackKind]
    var history: String
    var events: Int
    var connection: UInt16 = 0
    var process: UInt32 = 0
    var others = 0
    var needsDiscard = false

    var testDescription: String {
      "\(kinds.map(\.word)) after '\(history)': \(events)"
    }

    /// The fewest events in an engine.
    func needed(in engine: UIKitEngine, reported: Bool = false) -> Int {
      let reachability = FaultReachability(
        kinds.isEmpty ? nil : CallbackSet(of: kinds), on: engine.platform, connection: connection,
        process: process, others: others, needsDiscard: needsDiscard)
      return engine.eventsNeeded(for: reachability, reported: reported)
    }
  }

  static let bounds: [Bound] = [
    Bound(kinds: [.resign], history: "", events: 1),
    Bound(kinds: [.resign], history: "launch 1", events: 1),
    // A process ends, and another one starts.
    Bound(kinds: [], history: "", events: 3, process: 2),
    Bound(kinds: [], history: "launch 1", events: 2, process: 2),
    Bound(kinds: [], history: "launch 1; crash", events: 1, process: 2),
    Bound(kinds: [], history: "launch 1; crash; launch 1", events: 1, process: 2),
    // A session gets another scene object with each event.
    Bound(kinds: [.connect], history: "", events: 2, connection: 2),
    Bound(kinds: [.connect], history: "launch 1", events: 1, connection: 2),
    // Other windows come one by one.
    Bound(kinds: [.resign], history: "", events: 3, others: 2),
    Bound(kinds: [.resign], history: "launch 1", events: 2, others: 2),
    Bound(kinds: [.resign], history: "launch 1; open 2; open 3", events: 1, others: 2),
    // A session has to be there before its discard is reported.
    Bound(kinds: [.discard], history: "", events: 2),
    Bound(kinds: [.discard], history: "launch 1", events: 1),
  ]

  @Test(arguments: bounds)
  func `The fewest events are counted`(_ bound: Bound) throws {
    var history = try History()
    try history.play(bound.history)
    #expect(bound.needed(in: history.engine) == bound.events)
  }

  @Test func `What is pending needs no event`() throws {
    var history = try History()
    let home = try history.arrive(at: "launch 1; home")
    try history.begin(home)
    #expect(Bound(kinds: [.resign], history: "", events: 0).needed(in: history.engine) == 0)
    #expect(Bound(kinds: [.active], history: "", events: 0).needed(in: history.engine) == 1)
  }

  @Test func `A report that came counts`() throws {
    var history = try History()
    let bound = Bound(kinds: [.resign], history: "", events: 2, needsDiscard: true)
    #expect(bound.needed(in: history.engine) == 2)
    #expect(bound.needed(in: history.engine, reported: true) == 1)
    try history.play("launch 1")
    #expect(bound.needed(in: history.engine) == 1)
  }

  /// Before each event of a play, no bound is larger than what was really needed.
  private func tooLarge(_ bound: Bound, _ events: [String], adding extra: Int = 0) throws
    -> [String]
  {
    var history = try History()
    var needed: [Int] = []
    for (count, event) in events.enumerated() {
      needed.append(bound.needed(in: history.engine) + extra)
      let delivered = try history.play(event).contains {
        bound.kinds.contains($0.kind) && $0.process >= bound.process
          && $0.connection >= bound.connection
      }
      guard delivered else { continue }
      return needed.enumerated().compactMap { number, most in
        most > count + 1 - number ? "\(most) before '\(events[number])'" : nil
      }
    }
    return ["never delivered"]
  }

  /// Plays that come to what is awaited; the first is the shortest.
  static let plays: [(Bound, [String])] = [
    (
      Bound(kinds: [.connect], history: "", events: 0, process: 2),
      ["launch 1", "crash", "launch 1"]
    ),
    (
      Bound(kinds: [.connect], history: "", events: 0, connection: 2),
      ["launch 1", "home", "reclaim 1", "open 1"]
    ),
    (Bound(kinds: [.discard], history: "", events: 0), ["launch 1", "kill: killReports = yes"]),
    (
      Bound(kinds: [.memoryWarning], history: "", events: 0),
      ["prewarm", "launch 1", "memoryWarning"]
    ),
  ]

  @Test(arguments: plays)
  func `No play needs fewer events than were said`(bound: Bound, events: [String]) throws {
    #expect(try tooLarge(bound, events) == [])
  }

  @Test func `A bound that is too large by one is found`() throws {
    let (bound, events) = Self.plays[0]
    #expect(try tooLarge(bound, events, adding: 1).isEmpty == false)
  }
}
