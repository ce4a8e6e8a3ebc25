// scenefuzz-bench             nanoseconds per checked callback
// scenefuzz-bench instructions [write]
//                             instructions of every stage, held against the committed figures
// scenefuzz-bench memory      how often memory is asked for, and how much is resident at most
// scenefuzz-bench apps        nanoseconds per callback to an app, here and in a worker; memory
// scenefuzz-bench delegates   nanoseconds per callback to UIKit's delegates; memory (on Linux)
// scenefuzz-bench digest [CASES]
//                             digests of what is drawn, delivered, judged and shrunk: equal
//                             for two commits that do the same
// scenefuzz-bench explore     states per second of SLB-1, explored to closure
// scenefuzz-bench slb1        checked events per second of SLB-1, beside two loops in C
// scenefuzz-bench run …       the command of the app that 'apps' plays in a worker
// scenefuzz-bench slb1 --secs S | --bug B --seed N --cap S
// scenefuzz-bench moments     moments that can be gone through on each platform

import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle

let arguments = CommandLine.arguments.dropFirst()

/// The number behind a report's name; ends with a message if something else stands there.
func number<N: FixedWidthInteger>(_ usual: N) -> N {
  guard let word = arguments.dropFirst().first else { return usual }
  if let number = N(word), number > 0 { return number }
  refuse("'\(word)' is no number above 0", "scenefuzz-bench \(arguments.first ?? "") \(usual)")
}

/// Ends with one sentence and a next step.
func refuse(_ sentence: String, _ help: String) -> Never {
  FileHandle.standardError.write(Data("error: \(sentence); help: \(help)\n".utf8))
  exit(2)
}

switch arguments.first {
case nil:
  await RateReport().print()
case "apps":
  exit(AppRate(rounds: 5).print() && AppMemory(connections: 1_000_000).print() ? 0 : 1)
#if os(Linux)
  case "delegates":
    let isFast = DelegateRate(rounds: 5).print()
    let isFlat = DelegateMemory(connections: 1_000_000).print()
    exit(isFast && isFlat ? 0 : 1)
#endif
case "run", "serve-app":
  AppRate.runCommand()
case "instructions":
  let report = InstructionReport()
  exit((arguments.dropFirst().first == "write" ? report.rewrite() : report.check()) ? 0 : 1)
case "memory":
  exit(MemoryReport().print() ? 0 : 1)
case "digest":
  await DigestReport(cases: number(10_000)).print()
case "explore":
  exit(await SLB1ExploreReport().print() ? 0 : 1)
case "slb1":
  guard let command = SLB1Command(Array(arguments.dropFirst())) else {
    refuse("these options make no report", "scenefuzz-bench \(SLB1Command.usage)")
  }
  exit(await command.run() ? 0 : 1)
case "moments":
  exit(await MomentReport().print() ? 0 : 1)
case let word?:
  let reports =
    "[instructions [write] | memory | apps | delegates | digest [CASES] | explore | slb1 | moments]"
  refuse("'\(word)' is no report", "scenefuzz-bench \(reports)")
}
