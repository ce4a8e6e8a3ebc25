// scenefuzz-bench             nanoseconds per checked callback
// scenefuzz-bench instructions [write]
//                             instructions of every stage, held against the committed figures
// scenefuzz-bench memory      how often memory is asked for, and how much is resident at most
// scenefuzz-bench apps        nanoseconds per callback to an app, here and in a worker; memory
// scenefuzz-bench explore     states per second of SLB-1, explored to closure
// scenefuzz-bench roundtrip   20,000 histories played, half hidden, and explained again
// scenefuzz-bench shrink      plays and milliseconds to shrink failures of 10,000 events
// scenefuzz-bench texts       how many texts a planted bug gets from campaigns of 20 seeds
// scenefuzz-bench estimates   estimates held against 200 campaigns whose total is known
// scenefuzz-bench guided      moments and defects that cases meet blindly and with seeds
// scenefuzz-bench readers     every reader fed with a million files that nobody wrote
// scenefuzz-bench crash       what 50 campaigns leave that are killed at random moments
// scenefuzz-bench slb1        checked events per second of SLB-1, beside two loops in C
// scenefuzz-bench run …       the command of the app that 'apps' plays in a worker
// scenefuzz-bench slb1 find | shrink | --secs S | --bug B --seed N --cap S
// scenefuzz-bench moments     moments that can be gone through on each platform

import Foundation
import SceneCommand

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case nil:
  await RateReport().print()
case "apps":
  exit(AppRate(rounds: 5).print() && AppMemory(connections: 1_000_000).print() ? 0 : 1)
case "run", "serve-app":
  AppRate.runCommand()
case "instructions":
  let report = InstructionReport()
  exit((arguments.dropFirst().first == "write" ? report.rewrite() : report.check()) ? 0 : 1)
case "memory":
  exit(MemoryReport().print() ? 0 : 1)
case "explore":
  exit(await ExploreReport().print() ? 0 : 1)
case "roundtrip":
  let cases = arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
  exit(await RoundTripReport(cases: cases).print() ? 0 : 1)
case "texts":
  let seeds = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 20
  exit(await TextReport(seeds: seeds, only: Array(arguments.dropFirst(2))).print() ? 0 : 1)
case "estimates":
  exit(await EstimateReport().print() ? 0 : 1)
case "readers":
  let files = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1_000_000
  let only = arguments.dropFirst(2).first.flatMap { FileKind(rawValue: $0) }
  exit(try await ReaderReport(files: files, only: only).print() ? 0 : 1)
case "crash":
  let kills = arguments.dropFirst().first.flatMap { Int($0) } ?? 50
  exit(try CrashReport(kills: kills).print() ? 0 : 1)
case "slb1":
  guard let command = SLB1Command(Array(arguments.dropFirst())) else {
    let message =
      "error: these options make no report; help: scenefuzz-bench \(SLB1Command.usage)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
  }
  exit(await command.run() ? 0 : 1)
case "moments":
  exit(await MomentReport().print() ? 0 : 1)
case "guided":
  await GuidedReport().print(Array(arguments.dropFirst()))
case "shrink":
  ShrinkReport(defects: arguments.dropFirst().first.flatMap { Int($0) } ?? 20).print()
case let word?:
  let reports =
    "[instructions [write] | memory | apps | explore | roundtrip [CASES] | estimates | slb1"
    + " | moments | shrink [DEFECTS] | texts [SEEDS [DEFECT…]] | guided [DEFECT…] | readers [FILES [KIND]] | crash [KILLS]]"
  let message = "error: '\(word)' is no report; help: scenefuzz-bench \(reports)\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(2)
}
