import SceneEngine
import SceneLifecycle
import Testing

/// A short history on the engine, written as people say it: `launch 1; open 2; home after 3`.
///
/// Events are parted by semicolons. Choices follow a colon: `kill: killShape = backgroundOnly`. An
/// event without `after` begins when nothing is pending any more.
struct History {
  /// What plays.
  private(set) var engine: UIKitEngine
  /// What resolves freedom; the usual answer, where nothing is written.
  private(set) var choices = ChoiceSource()
  /// Every callback in order.
  private(set) var callbacks: [Callback] = []

  private let header: String
  private var number: UInt32 = 0

  /// Starts on a device on which the app was never launched.
  ///
  /// - Parameters:
  ///   - platform: The name of the world.
  ///   - scenes: How many slots there are.
  ///   - quirks: Whether quirks may be chosen.
  init(_ platform: String = "ipad-ios17", scenes: Int = 3, quirks: Bool = false) throws {
    engine = UIKitEngine(platform: try #require(Platform.named(platform)), scenes: scenes)
    choices.allowsQuirks = quirks
    header = "scenefuzz 1\nplatform \(platform)\nscenes \(scenes)\n\n"
  }

  /// Plays events and delivers everything that they bring.
  ///
  /// - Returns: What was delivered from the last event on.
  @discardableResult
  mutating func play(_ text: String) throws -> [Callback] {
    var start = callbacks.count
    for entry in try entries(text) {
      settle(for: entry.event.delay)
      start = callbacks.count
      try begin(entry)
    }
    settle()
    return Array(callbacks[start...])
  }

  /// Plays events but the last, which is not begun: it arrives now.
  mutating func arrive(at text: String) throws -> Event {
    let entries = try entries(text)
    for entry in entries.dropLast() {
      settle(for: entry.event.delay)
      try begin(entry)
    }
    let last = try #require(entries.last).event
    settle(for: last.delay)
    return last
  }

  /// Begins an event that has arrived.
  mutating func begin(_ event: Event) throws { try begin(Scenario.Entry(event)) }

  private mutating func begin(_ entry: Scenario.Entry) throws {
    choices.open(entry.choices)
    number += 1
    try engine.begin(entry.event, number: number, &choices)
  }

  /// Delivers what is pending, up to a number of callbacks.
  mutating func settle(for delay: UInt16 = Event.atRest) {
    var left = delay == Event.atRest ? Int.max : Int(delay)
    while left > 0, let callback = engine.next(&choices) {
      callbacks.append(callback)
      left -= 1
    }
  }

  private func entries(_ text: String) throws -> [Scenario.Entry] {
    let lines = text.split(separator: ";").flatMap { event -> [String] in
      let parts = event.split(separator: ":").map { $0.trimmed }
      let choices = parts.dropFirst().flatMap { $0.split(separator: ",") }
      return [parts.first ?? ""] + choices.map { "  " + $0.trimmed }
    }
    let text = header + lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    return try Scenario(parsing: text, file: "history").entries
  }
}

extension Callback {
  /// The callback as a line of a listing, with what it reads.
  var line: String {
    let who = isOfScene ? "\(scene + 1)" : "-"
    var line = "  \(who) \(kind.recipient.rawValue) \(kind.name)"
    if activation != .none { line += " act=\(activation.name)" }
    return line + " app=\(application.name)"
  }
}

extension [Callback] {
  /// The calls to the delegates and of the process, by their words, a scene's with its number.
  ///
  /// Notifications, views, windows and phases are left out: `everything` has them as well.
  var calls: String {
    let others: [Recipient] = [
      .appObserver, .sceneObserver, .viewController, .windowObserver, .phase, .appPhase,
    ]
    return filter { !others.contains($0.kind.recipient) }.words
  }

  /// All callbacks by their words, a scene's with its number.
  var everything: String { words }

  private var words: String {
    map { $0.isOfScene ? "\($0.scene + 1) \($0.kind.word)" : $0.kind.word }
      .joined(separator: ", ")
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
