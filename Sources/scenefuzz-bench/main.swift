// scenefuzz-bench             nanoseconds per checked callback
// scenefuzz-bench apps        nanoseconds per callback to an app
// scenefuzz-bench explore     states per second of SLB-1, explored to closure
// scenefuzz-bench roundtrip   20,000 histories played, half hidden, and explained again
// scenefuzz-bench shrink      plays and milliseconds to shrink failures of 10,000 events
// scenefuzz-bench estimates   estimates held against 200 campaigns whose total is known
// scenefuzz-bench moments     moments that can be gone through on each platform

import Foundation

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case nil:
  await RateReport().print()
case "apps":
  AppRate(rounds: 3).print()
case "explore":
  exit(await ExploreReport().print() ? 0 : 1)
case "roundtrip":
  let cases = arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
  exit(await RoundTripReport(cases: cases).print() ? 0 : 1)
case "estimates":
  exit(await EstimateReport().print() ? 0 : 1)
case "moments":
  exit(await MomentReport().print() ? 0 : 1)
case "shrink":
  ShrinkReport(defects: arguments.dropFirst().first.flatMap { Int($0) } ?? 20).print()
case let word?:
  let reports = "[apps | explore | roundtrip [CASES] | estimates | moments | shrink [DEFECTS]]"
  let message = "error: '\(word)' is no report; help: scenefuzz-bench \(reports)\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(2)
}
