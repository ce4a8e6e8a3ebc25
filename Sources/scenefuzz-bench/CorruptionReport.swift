import Foundation
import RoundTrips
import SceneConformance
import SceneLifecycle

/// Every single corruption of the recordings in a folder: their verdicts and what those cost.
struct CorruptionReport {
  /// The recordings, by name.
  private let files: [(name: String, text: String)]
  /// How many explained corruptions are printed with their explanation.
  private let drawn: Int
  private let seed: UInt64

  /// Reads the folder, the number of explanations to print and the seed that draws them.
  init(_ words: [String]) {
    let usage = "scenefuzz-bench corruptions FOLDER [DRAWN [SEED]]"
    guard let folder = words.first else { refuse("the folder of recordings is missing", usage) }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    files = (names ?? []).filter { $0.hasSuffix(".trace") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
      return (name, String(decoding: data, as: UTF8.self))
    }
    if files.isEmpty { refuse("'\(folder)' holds no recording", usage) }
    let numbers = words.dropFirst().map { UInt64($0) }
    if numbers.contains(nil) { refuse("these are no numbers", usage) }
    drawn = numbers.first.flatMap { $0 }.map { Int($0) } ?? 0
    seed = numbers.dropFirst().first.flatMap { $0 } ?? 1
  }

  private struct Judged {
    var name: String
    var corruption: Corruption
    var verdict: CorruptionVerdict
    var seconds: Double
    var history: [String] = []
  }

  private enum CorruptionVerdict: Int, CaseIterable {
    case explained, broken, unexplained, undecided
  }

  /// Judges all corruptions and prints the counts, the times and the memory.
  ///
  /// - Returns: Whether none is undecided.
  func print() -> Bool {
    let all = files.flatMap { file in
      Corruption.all(of: file.text).compactMap { judge(file.name, $0) }
    }
    Swift.print("\(files.count) recordings, \(all.count) readable corruptions")
    for change in Corruption.Change.allCases {
      let alike = all.filter { $0.corruption.change == change }
      let counts = CorruptionVerdict.allCases.map { verdict in
        "\(alike.count { $0.verdict == verdict }) \(verdict)"
      }
      Swift.print("\(change.rawValue): \(counts.joined(separator: ", "))")
    }
    guard !all.isEmpty else { return false }
    ProcessClock.printFigures(of: all.map(\.seconds))
    for judged in all where judged.verdict == .undecided || judged.seconds > 2 {
      Swift.print(place(of: judged), judged.verdict, String(format: "%.3f s", judged.seconds))
    }
    draw(from: all.filter { $0.verdict == .explained })
    return !all.contains { $0.verdict == .undecided }
  }

  /// Prints some explained corruptions with their explanations, for a reader to judge.
  private func draw(from explained: [Judged]) {
    var left = explained
    var stream = RandomStream(key: RandomStream.key(seed: seed, index: 0, domain: 12))
    for _ in 0..<min(drawn, left.count) {
      let judged = left.remove(at: stream.below(left.count))
      Swift.print("\n\(place(of: judged))")
      for line in judged.corruption.text.split(separator: "\n") where line.utf8.first != 0x23 {
        Swift.print("| \(line)")
      }
      for line in judged.history { Swift.print(line) }
    }
  }

  private func place(of judged: Judged) -> String {
    "\(judged.name):\(judged.corruption.line) \(judged.corruption.change.rawValue):"
  }

  private func judge(_ name: String, _ corruption: Corruption) -> Judged? {
    guard let recording = try? Recording(parsing: corruption.text, file: name) else { return nil }
    let start = ProcessClock.seconds
    let parts = Conformance.check(recording)
    let seconds = ProcessClock.seconds - start
    var judged = Judged(
      name: name, corruption: corruption, verdict: .explained, seconds: seconds)
    for part in parts {
      switch part.conclusion {
      case .explained(let how): judged.history += how.history
      case .refuted(.breaks): judged.verdict = .broken
      case .refuted(.unexplained):
        if judged.verdict != .broken { judged.verdict = .unexplained }
      case .undecided: if judged.verdict == .explained { judged.verdict = .undecided }
      }
    }
    return judged
  }
}
