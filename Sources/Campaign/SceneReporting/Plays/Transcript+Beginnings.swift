import SceneLifecycle

extension Transcript.Break {
  /// The number of the callback that is shown as broken, from 0: where it began, if that is known.
  package var shownIndex: Int { beginning?.index ?? violation.index }

  /// Whether it was noticed at another callback than the one that is shown as broken.
  package var isNoticedLater: Bool { shownIndex != violation.index }

  /// Returns the line for where it was noticed: a callback, or the end of the play for nil.
  package func remark(at index: Int?) -> String {
    "   \(violation.invariant) is noticed here\(index == nil ? ", at the end" : "")"
  }
}

extension Transcript {
  /// Returns the breaks that are shown at the callback of a number, from 0.
  package func breaks(at index: Int) -> [Break] { breaks.filter { $0.shownIndex == index } }

  /// Returns the breaks that began before the callback of a number and were noticed at it.
  package func noticed(at index: Int) -> [Break] {
    breaks.filter { $0.isNoticedLater && $0.violation.index == index }
  }

  /// The number of the event that a break is shown at, from 1; nil for the end of the history.
  package func event(of broken: Break) -> Int? {
    if let beginning = broken.beginning { return Int(callbacks[beginning.index].event) }
    return broken.violation.callback.map { Int($0.event) }
  }

  /// Sentences about when an obligation began, where that is known, who received it, and when it broke.
  package func locations(of broken: Break) -> [String] {
    var locations = locations(of: broken.violation)
    let violation = broken.violation
    if broken.isAtRest, let callback = violation.callback, violation.onset != violation.index {
      // The last callback may be a view's or a key window's, which the app never made.
      let number = Int(callback.event)
      locations[locations.count - 1] =
        "Broke at rest, after callback \(UInt64(violation.index + 1).grouped),"
        + " event \(number) '\(event(number).text)'."
    }
    guard let sentence = broken.beginning?.sentence else { return locations }
    return locations.prefix(1) + [sentence] + locations.dropFirst()
  }
}
