import SceneEngine
import SceneLifecycle
import Testing

/// One event after a history: what it brings, or why it is refused.
struct EventCase: Sendable, CustomTestStringConvertible {
  /// What the engine does with the event.
  enum Expected: Hashable, Sendable {
    /// It is legal and these calls are delivered.
    case delivered(String)
    /// It is refused.
    case refused(Refusal)
  }

  /// The event, with choices behind a colon.
  var event: String
  /// What happened before.
  var history: String
  /// The world.
  var platform: String
  /// What the engine does.
  var expected: Expected
  /// Whether notifications, views, windows and phases are compared as well.
  var comparesEverything = false

  /// A legal event, and the calls that it brings.
  static func legal(
    _ event: String, after history: String = "", on platform: String = "ipad-ios17", _ calls: String
  ) -> EventCase {
    EventCase(event: event, history: history, platform: platform, expected: .delivered(calls))
  }

  /// A legal event, and every callback that it brings.
  static func whole(
    _ event: String, after history: String = "", on platform: String = "ipad-ios17", _ all: String
  ) -> EventCase {
    EventCase(
      event: event, history: history, platform: platform, expected: .delivered(all),
      comparesEverything: true)
  }

  /// An illegal event, and why it is refused.
  static func illegal(
    _ event: String, after history: String = "", on platform: String = "ipad-ios17",
    _ refusal: Refusal
  ) -> EventCase {
    EventCase(event: event, history: history, platform: platform, expected: .refused(refusal))
  }

  var testDescription: String {
    "\(platform): \(history.isEmpty ? "" : history + "; ")\(event)"
  }

  /// The word of the event.
  var word: String { String(event.prefix { $0.isLetter }) }

  /// Whether the event is legal.
  var isLegal: Bool {
    if case .delivered = expected { return true }
    return false
  }

  /// Plays the history and the event, and holds what happens against what is expected.
  func check() throws {
    switch expected {
    case .delivered(let words):
      var history = try History(platform)
      let delivered = try history.play("\(self.history); \(event)")
      #expect((comparesEverything ? delivered.everything : delivered.calls) == words)
      #expect(history.choices.unasked.isEmpty, "no point asked for a written choice")
    case .refused(let refusal):
      var history = try History(platform)
      let event = try history.arrive(at: "\(self.history); \(event)")
      let before = history.engine.fingerprint
      // An event may be legal but for what is still under way.
      let slot = event.kind.takesScene ? Int(event.scene) : 0
      let isAccepted = slot < 64 && history.engine.accepting(event.kind).contains(slot)
      #expect(!isAccepted || refusal == .pending)
      #expect(throws: refusal) { try history.begin(event) }
      #expect(history.engine.fingerprint == before, "a refused event changes nothing")
    }
  }
}
