package import SceneCoverage
import SceneFuzzing
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

// Lines of a result file, each into what it counts. Counts stay below a quadrillion, so that sums
// over many files fit, and no case counts twice: estimates rely on it.

extension SourceLine {
  /// Reads a count.
  ///
  /// - Parameter most: The highest count that makes sense.
  package mutating func count(upTo most: UInt64 = 999_999_999_999_999) throws(NotationError)
    -> UInt64
  {
    let expected = "a number from 0 to \(most)"
    let word = try word(expected)
    guard word.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw error(.badNumber, word, expected)
    }
    guard let value = UInt64(word.text), value <= most else {
      throw error(.outOfRange, word, expected)
    }
    return value
  }

  /// Reads a word out of a list.
  package mutating func index(in known: [String], _ noun: String) throws(NotationError) -> Int {
    let word = try word(noun)
    guard let index = known.firstIndex(of: word.text) else {
      throw error(.unknownWord, word, noun, known: known)
    }
    return index
  }

  /// Reads an invariant with its counts.
  mutating func tallied() throws(NotationError) -> Tally.ExerciseCount {
    let invariant = Contract.all[try index(in: Contract.all.map(\.id), "an invariant")]
    return Tally.ExerciseCount(
      id: invariant.id, kind: invariant.kind, exercised: try count(), violated: try count())
  }

  /// Reads the kind of an event.
  package mutating func kind() throws(NotationError) -> EventKind {
    EventKind.allCases[try index(in: EventKind.allCases.map(\.word), "an event")]
  }
}

extension Activity {
  /// Reads what was played.
  package mutating func read(_ key: String, _ line: inout SourceLine) throws(NotationError) {
    switch key {
    case "played":
      cases = try line.count()
      callbacks = try line.count()
      refusals = try line.count()
    case "event": events[Int(try line.kind().rawValue)] = try line.count()
    default:
      let known = ChoiceKind.allCases.map(\.word)
      let first = Int(ChoiceKind.allCases[try line.index(in: known, "a choice")].rawValue) * 8
      for number in 0..<8 { answers[first + number] = try line.count() }
    }
  }
}

extension Survey {
  /// Reads what cases show.
  package mutating func read(_ key: String, _ line: inout SourceLine) throws(NotationError) {
    switch key {
    case "surveyed": cases = try line.count()
    case "cases": events[Int(try line.kind().rawValue)] = try line.count(upTo: cases)
    case "reached":
      let number = try line.index(in: Contract.required.map(\.id), "a required situation")
      situations[number] = try line.count(upTo: cases)
    case "moment": try moments.read(&line, cases)
    default: try triples.read(&line, cases)
    }
  }
}

extension Incidence {
  fileprivate mutating func read(_ line: inout SourceLine, _ cases: UInt64) throws(NotationError) {
    let feature = Int(try line.count(upTo: UInt64(room - 1)))
    let count = try line.count(upTo: min(cases, UInt64(UInt32.max)))
    set(feature, count: UInt32(count), first: try line.count())
  }
}
