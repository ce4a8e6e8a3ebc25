import SceneLifecycle
import SceneReporting

/// The values that could be read when a callback was delivered, in lines.
///
/// A picture shows them where the pointer rests, and a table shows them in its cells.
struct CallbackReading {
  private let transcript: Transcript
  private let index: Int
  private let callback: Callback

  init(_ transcript: Transcript, at index: Int) {
    self.transcript = transcript
    self.index = index
    callback = transcript.callbacks[index]
  }

  /// The event that the callback answers: its number, and its text.
  var event: String {
    let number = Int(callback.event)
    return "\(number) \(transcript.event(number).text)"
  }

  /// Whom the callback reached, in words.
  var listener: String { transcript.listener(at: index) }

  /// The state of the scene that the callback is about; empty where it is about none.
  var ownState: String { callback.activation == .none ? "" : callback.activation.name }

  /// The state of each scene, in words.
  var scenes: String {
    let state = LaneState(after: callback)
    let words = transcript.lanes.compactMap { slot in
      state.scene(slot).map { "scene \(slot + 1) \($0.word)" }
    }
    return words.isEmpty ? "no session" : words.joined(separator: ", ")
  }

  /// The app's answers to the callback, one line each.
  var answers: [String] { transcript.answers.filter { $0.index == index }.map(\.text) }

  /// Everything that could be read, one fact a line.
  var lines: [String] {
    var lines = [
      "callback \(index + 1) of \(transcript.callbacks.count), event \(event)",
      "\(listener) received \(callback.shownDelivery)",
    ]
    if !ownState.isEmpty { lines.append("activationState \(ownState)") }
    lines.append("applicationState \(callback.application.name)")
    lines.append(scenes)
    if callback.process > 0 { lines.append("process \(callback.process)") }
    lines += answers.map { "the app \($0)" }
    return lines + transcript.breaks(at: index).map { "breaks \($0.title)" }
      + transcript.noticed(at: index).map { "\($0.violation.invariant) is noticed here" }
  }
}
