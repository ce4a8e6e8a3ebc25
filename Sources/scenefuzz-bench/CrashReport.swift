import CommandTrials
import Foundation

/// Campaigns that find bugs, killed at random moments.
struct CrashReport {
  /// How many processes are killed.
  var kills: Int

  /// Kills processes and prints what they left.
  ///
  /// - Returns: Whether all were killed inside, no file was torn and no reported file is missing.
  func print() throws -> Bool {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let command = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("scenefuzz")
    let report = try CrashTrial(command: command, folder: scratch).run(kills: kills)
    Swift.print(
      "\(report.killed) of \(kills) processes killed before their end"
        + " (\(report.late) came too late and were played again), \(report.whole) files whole, "
        + "\(report.wrong.count) torn or missing")
    for line in report.wrong { Swift.print("  \(line)") }
    return report.wrong.isEmpty && report.killed == kills
  }
}
