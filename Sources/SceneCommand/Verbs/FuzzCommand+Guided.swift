import CommandKit
import SceneFuzzing

extension RunVerb {
  /// Reads what a guided campaign begins with, and says what it is.
  ///
  /// - Throws: `CommandError` where a seed cannot be read.
  static func readSeeds(
    for request: inout RunRequest, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) {
    let keeper = CorpusStore(arguments, console)
    var seeds: [Scenario] = []
    for path in try Disk.scenes(below: keeper.seeds) { seeds.append(try Disk.scenario(path)) }
    let guides = Guides(seeds, for: request.shape)
    request.guides = guides
    let text = guides.seeds.map(\.text).joined()
    let digits = FNV.digits(of: text)
    let count = UInt64(guides.seeds.count).counted("seed")
    console.line("guided: \(count) of \(keeper.seeds)" + (text.isEmpty ? "" : ", digest \(digits)"))
  }

  /// Writes those seeds of a guided campaign that show what the folder does not show, and says so.
  static func keepSeeds(
    _ result: GuidedResult, _ request: RunRequest, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) {
    guard let guides = result.guides else { return }
    let keeper = CorpusStore(arguments, console)
    let fuzzer = Fuzzer(request.selection.judgement)
    let candidates = result.found.map { seed in
      FeatureCover.Candidate(features: fuzzer.features(of: seed), cost: seed.entries.count)
    }
    let known = Set(guides.seeds.prefix(result.first).flatMap { fuzzer.features(of: $0) })
    let cover = FeatureCover(candidates, beside: known)
    for place in cover.taken { _ = try keeper.keep(result.found[place], among: "seeds") }
    let blind = result.campaign.tally.survey.cases
    let cases = result.campaign.activity.cases
    console.line(
      "guided: \(blind.grouped) of \(cases.counted("case")) blind,"
        + " \(UInt64(result.found.count).counted("seed")) found, \(cover.taken.count) kept")
  }
}
