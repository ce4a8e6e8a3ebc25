import SceneFuzzing

/// A scenario that is kept, and whether it still means what it says.
struct CorpusEntry {
  /// The file.
  var path: String
  /// What to say about it.
  var remarks: [String] = []
  /// Whether it fails as it says, or holds where it says nothing.
  var isGood = true
  /// Whether the file is no scenario.
  var isUnreadable = false

  /// Creates an entry of which nothing is said yet.
  init(named path: String) { self.path = path }

  /// Reads a file and plays it.
  init(path: String) {
    self.path = path
    do throws(CommandError) {
      let scenario = try Disk.scenario(path)
      play(scenario)
    } catch {
      isGood = false
      isUnreadable = true
      remarks = error.diagnostic.description.split(separator: "\n").map(String.init)
    }
  }

  /// Plays a scenario that has been read.
  init(path: String, _ scenario: Scenario) {
    self.path = path
    play(scenario)
  }

  /// A failure is kept with the defect that causes it; without one it was a bug and has to hold.
  private mutating func play(_ scenario: Scenario) {
    let expected = scenario.defect == nil ? nil : scenario.violates
    let play = Source.play(scenario, InvariantSelection())
    let broken = play.violations.first?.invariant
    if case .faulty(let fault) = play.outcome {
      isGood = false
      remarks.append(fault.sentence)
    } else if broken != expected {
      isGood = false
      let says = expected.map { "it should break \($0)" } ?? "it should hold"
      remarks.append(says + " and " + (broken.map { "breaks \($0)" } ?? "holds"))
    }
    for place in play.tape.skipped {
      remarks.append("event \(place + 1) '\(scenario.entries[place].event.text)' is illegal now")
    }
    for place in play.tape.unasked where play.scenario.entries.indices.contains(place) {
      let event = play.scenario.entries[place].event.text
      remarks.append("nobody asks for a choice behind event '\(event)'")
    }
  }
}
