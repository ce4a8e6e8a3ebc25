import Foundation
import RoundTrips
import SceneConformance
import SceneLifecycle

/// Recordings made from generated histories, every second one corrupted: their verdicts and what those cost.
struct ConformanceReport {
  /// How many recordings are judged.
  private let recordings: Int
  /// How many callbacks each shows.
  private let lines: Int
  private let seed: UInt64

  /// Reads the numbers of recordings, lines and the seed; 1,000, 100 and 1 where none is given.
  init(_ words: [String]) {
    let numbers = words.map { UInt64($0) ?? 0 }
    if numbers.contains(0) {
      refuse("these are no numbers above 0", "scenefuzz-bench conformance 1000 100 1")
    }
    recordings = numbers.isEmpty ? 1_000 : Int(numbers[0])
    lines = numbers.count > 1 ? Int(numbers[1]) : 100
    seed = numbers.count > 2 ? numbers[2] : 1
  }

  /// Judges all recordings and prints the counts, the times and the memory.
  ///
  /// - Returns: Whether no recording that is as it came was refuted.
  func print() -> Bool {
    var counts = [[Int]](repeating: [0, 0, 0], count: 2)
    var times: [Double] = []
    var wrong: [Int] = []
    for index in 0..<recordings {
      let made = GeneratedRecording(seed: seed, index: UInt64(index), lines: lines)
      guard let recording = try? Recording(parsing: made.text, file: "\(index)") else { continue }
      let start = ProcessClock.seconds
      let conclusions = Conformance.check(recording)
      times.append(ProcessClock.seconds - start)
      let verdict = conclusions.reduce(0) { max($0, rank($1.conclusion)) }
      counts[made.corruption == nil ? 0 : 1][verdict] += 1
      if made.corruption == nil && verdict == 2 { wrong.append(index) }
    }
    Swift.print("seed \(seed), \(recordings) recordings of \(lines) lines")
    for (name, row) in zip(["as they came", "corrupted"], counts) {
      Swift.print("\(name): \(row[0]) explained, \(row[2]) refuted, \(row[1]) undecided")
    }
    guard !times.isEmpty else { return false }
    ProcessClock.printFigures(of: times)
    for index in wrong { Swift.print("seed \(seed) index \(index): refuted as it came") }
    return wrong.isEmpty
  }

  private func rank(_ conclusion: Conformance.Conclusion) -> Int {
    switch conclusion {
    case .explained: 0
    case .undecided: 1
    case .refuted: 2
    }
  }
}
