import CommandKit
package import Foundation
import SceneFuzzing
import SceneLifecycle
import SceneGate

/// Kills campaigns that find bugs, and looks whether what they left is whole.
package struct CrashTrial: Sendable {
  /// The command.
  package var command: URL
  /// Where campaigns write; every kill gets a folder of its own.
  package var folder: URL

  /// Creates a trial.
  package init(command: URL, folder: URL) {
    self.command = command
    self.folder = folder
  }

  /// What is played: a campaign with scenarios, a gate with reports, a part of a gate.
  private static let campaigns = [
    "run --seed 3 --cases 60 --callbacks 300 --keep-going --defect resign-dropped --corpus .",
    "ci --contract --seed 3 --fixed 8 --cases 4 --defect connect-repeated --junit a.xml --sarif a.sarif "
      + "--write-baseline a.baseline --corpus .",
    "ci --contract --seed 3 --fixed 30 --cases 30 --shard 1/1 --results a.result --corpus .",
  ]

  /// Kills at moments spread over the whole of each campaign, every one of them inside it.
  ///
  /// - Throws: What the system says when the command cannot be started.
  package func run(kills: Int, seed: UInt64 = 1) throws -> CrashTrialResult {
    var report = CrashTrialResult()
    var random = RandomStream(key: seed)
    var lengths: [Duration] = []
    for number in Self.campaigns.indices {
      let start = ContinuousClock.now
      _ = try play(number, in: "whole-\(number)", killedAfter: nil)
      lengths.append(ContinuousClock.now - start)
    }
    for kill in 0..<kills {
      let number = kill % Self.campaigns.count
      let moment = lengths[number] * random.below(1_000) / 1_000
      let folder = try end(number, in: "kill-\(kill)", after: moment, &report)
      try judge(folder, &report)
    }
    return report
  }

  /// Kills a campaign; one that has ended before is played again and killed sooner.
  private func end(
    _ number: Int, in name: String, after moment: Duration, _ report: inout CrashTrialResult
  ) throws -> URL {
    var moment = moment
    while true {
      let trial = try play(number, in: name, killedAfter: moment)
      if trial.wasKilled || moment < .milliseconds(1) {
        report.killed += trial.wasKilled ? 1 : 0
        return trial.folder
      }
      try FileManager.default.removeItem(at: trial.folder)
      report.late += 1
      moment = moment * 3 / 4
    }
  }

  private func play(
    _ number: Int, in name: String, killedAfter moment: Duration?
  ) throws -> (folder: URL, wasKilled: Bool) {
    let trial = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: trial, withIntermediateDirectories: true)
    let output = trial.appendingPathComponent("output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = command
    process.arguments = Self.campaigns[number].split(separator: " ").map(String.init)
    process.currentDirectoryURL = trial
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let moment {
      Thread.sleep(forTimeInterval: moment / .seconds(1))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitForEnd()
    return (trial, process.terminationReason == .uncaughtSignal)
  }

  /// Every file with a name of ours is whole, and every file that was told is there.
  private func judge(_ trial: URL, _ report: inout CrashTrialResult) throws {
    let files = try Disk.files(below: trial.path, ending: "")
    for path in files {
      guard let isWhole = isWhole(path) else { continue }
      if isWhole { report.whole += 1 } else { report.wrong.append("torn: \(path)") }
    }
    let output = FileManager.default.contents(atPath: trial.path + "/output") ?? Data()
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      // The last line may be cut, and so may be a name at its end.
      guard let words = line.firstRange(of: "written to "), line.hasSuffix(".scene") else {
        continue
      }
      let path = trial.appendingPathComponent(String(line[words.upperBound...])).path
      if !FileManager.default.fileExists(atPath: path) { report.wrong.append("missing: \(path)") }
    }
  }

  /// Whether a file is whole; nil for one that says nothing about itself.
  private func isWhole(_ path: String) -> Bool? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let bytes = FileManager.default.contents(atPath: path).map(Array.init) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if name.hasSuffix(".scene") {
      // The name is a digest of what the file says.
      return (try? Scenario(parsing: bytes, file: path))?.fileName == name
    }
    // The digest at its end is that of all before; whose program wrote it is another question.
    if name.hasSuffix(".result") {
      let hasEnd = text.split(separator: "\n").last?.hasPrefix("end ") ?? false
      return hasEnd && ShardText.signing(bytes) == bytes
    }
    if name.hasSuffix(".xml") { return text.hasSuffix("</testsuites>\n") }
    if name.hasSuffix(".sarif") { return text.hasSuffix("\n}\n") }
    if name.hasSuffix(".baseline") {
      return (try? Baseline(parsing: bytes, file: path))?.buckets.isEmpty == false
    }
    return nil
  }
}

/// What kills left.
package struct CrashTrialResult: Hashable, Sendable {
  /// Processes that were killed before they ended.
  package var killed = 0
  /// Processes that had ended before they could be killed, and were played again.
  package var late = 0
  /// Files that were whole.
  package var whole = 0
  /// What is wrong, one line each.
  package var wrong: [String] = []
}
