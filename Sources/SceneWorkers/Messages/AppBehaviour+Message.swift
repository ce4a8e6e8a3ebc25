import SceneCoverage
import SceneFuzzing
import SceneLifecycle
import SceneSeam

// How an app behaved, as lines of a key and a value: in messages of workers and in result files.

extension AppBehaviour {
  /// What was counted, as lines.
  package var lines: [MessageLine] {
    [MessageLine(key: "shown", value: "\(cases)")]
      // A deed says it as well.
      + (hasActed && deeds.isEmpty ? [MessageLine(key: "acted", value: "yes")] : [])
      + received.features.map { place in
        MessageLine(
          key: "received",
          value: "\(received.count(of: place)) \(received.first(of: place)) \(place)")
      }
      + deeds.map { entry in
        MessageLine(
          key: "deed",
          value: "\(entry.count) \(entry.first) \(entry.deed.callback.word)"
            + " \(entry.deed.activation.name) \(entry.deed.verb) \(entry.deed.topic)")
      }
  }

  /// Reads a line.
  ///
  /// - Returns: Whether it is a line about behaviour that means something.
  package mutating func read(_ line: MessageLine) -> Bool {
    let words = line.value.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
      .map(String.init)
    if line.key == "shown" {
      guard words.count == 1, let count = AppMessage.count(words[0]) else { return false }
      cases = count
      return true
    }
    if line.key == "acted" {
      guard words == ["yes"] else { return false }
      acts()
      return true
    }
    guard words.count >= 3, let count = AppMessage.count(words[0]).flatMap({ UInt32(exactly: $0) }),
      let first = UInt64(words[1])
    else { return false }
    if line.key == "received", words.count == 3 {
      guard let place = Int(words[2]), (0..<Self.room).contains(place) else { return false }
      received.set(place, count: count, first: first)
      return true
    }
    guard line.key == "deed", words.count == 6, let callback = CallbackKind.named(words[2]),
      let activation = ActivationState.allCases.first(where: { $0.name == words[3] }),
      let verb = AppContext.ObservedVerb.allCases.first(where: { "\($0)" == words[4] })
    else { return false }
    let deed = AppDeed(verb, AppContext.Topic(words[5]), in: callback, activation)
    add(DeedCount(deed, count: count, first: first))
    return true
  }
}
