import CommandTrials
import Foundation

/// Every reader fed with random files.
struct ReaderReport {
  /// Files for each reader.
  var files: UInt64
  /// The reader; nil for all.
  var only: FileKind?

  /// Feeds the readers and prints what they did.
  ///
  /// - Returns: Whether each answered every file with its content or the place of the mistake.
  func print() async throws -> Bool {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var isGood = true
    for kind in FileKind.allCases where only.map({ $0 == kind }) ?? true {
      let trial = try await ReaderTrial(
        kind, checkout: FileManager.default.currentDirectoryPath, folder: scratch.path)
      let report = await run(trial)
      let milliseconds = report.longest / .milliseconds(1)
      Swift.print(
        "\(kind.rawValue): \(files) files, \(report.read) read, \(report.refused) refused, "
          + "\(report.unplaced.count) without a place, longest "
          + String(format: "%.1f ms", milliseconds))
      for number in report.unplaced.sorted().prefix(8) {
        Swift.print("  file \(number): \(trial.answer(to: number))")
      }
      isGood = isGood && report.unplaced.isEmpty && milliseconds < 1_000
    }
    return isGood
  }

  /// Shares the files among the processors.
  private func run(_ trial: ReaderTrial) async -> ReaderTrialResult {
    let jobs = UInt64(ProcessInfo.processInfo.activeProcessorCount)
    let part = (files + jobs - 1) / jobs
    return await withTaskGroup(of: ReaderTrialResult.self) { group in
      for job in 0..<jobs {
        let range = min(files, job * part)..<min(files, (job + 1) * part)
        group.addTask { trial.run(range) }
      }
      var whole = ReaderTrialResult()
      for await report in group { whole.add(report) }
      return whole
    }
  }
}
