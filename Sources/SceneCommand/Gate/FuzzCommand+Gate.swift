import SceneFuzzing

extension FuzzCommand {
  /// Cases of the gate's campaign.
  static var gateCases: Int { 4_000 }

  /// Gates a build: corpus, fixed campaign, required situations.
  static func gate(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    var report = JUnitReport()
    let corpus = gateCorpus(arguments, console, &report)
    let campaign = try await gateCampaign(arguments, console, &report, isInterrupted)
    if let path = arguments.text(.junit) { try Disk.write(report.text, to: path) }
    if isInterrupted() { return .interrupted }
    let worst = [corpus, campaign]
    return [.faulty, .violated, .misused, .inconclusive].first { worst.contains($0) } ?? .holds
  }

  private static func gateCorpus(
    _ arguments: Arguments, _ console: Console, _ report: inout JUnitReport
  ) -> ExitStatus {
    let folder = arguments.text(.corpus) ?? Keeper.shared
    let entries = Disk.scenes(below: folder).map { CorpusEntry(path: $0) }
    for entry in entries {
      report.add("corpus", entry.path, entry.isGood ? .passed : .failed(entry.remarks))
      if !entry.isGood {
        console.line("BAD  \(entry.path)")
        for remark in entry.remarks { console.line("     \(remark)") }
      }
    }
    let bad = entries.count { !$0.isGood }
    console.line(
      "corpus: \(UInt64(entries.count).counted("scenario")), \(bad) not as they should be")
    if entries.contains(where: { $0.isUnreadable }) { return .misused }
    return bad == 0 ? .holds : .violated
  }

  private static func gateCampaign(
    _ arguments: Arguments, _ console: Console, _ report: inout JUnitReport,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    var words = ["--keep-going"]
    for option in [Option.seed, .cases, .jobs] {
      let usual = option == .seed ? "1" : option == .cases ? "\(gateCases)" : nil
      if let text = arguments.text(option) ?? usual { words += ["--\(option.name)", text] }
    }
    if arguments.has(.quiet) { words.append("--quiet") }
    let order = try Arguments(.run, words)
    let request = try RunRequest(order)
    console.line("campaign: \(request.command(cases: request.cases ?? 0))")
    let result = await play(request, order, console, isInterrupted)
    console.line("campaign: \(result.exercise.summary)")
    if let fault = result.fault {
      console.line("fault: \(fault.fault.sentence)")
      report.add("campaign", "engine", .failed([fault.fault.sentence]))
      return .faulty
    }
    let keeper = Keeper(folder: Keeper.local)
    for finding in result.findings {
      let text = try self.report(finding, request, keeper, isInterrupted).text()
      console.line()
      console.write(text)
      report.add("campaign", finding.violation.invariant, .failed([text]))
    }
    return judge(result, console, &report)
  }

  private static func judge(
    _ result: CampaignResult<Tally>, _ console: Console, _ report: inout JUnitReport
  ) -> ExitStatus {
    let broken = result.findings.map(\.violation.invariant)
    for entry in result.exercise.invariants where !broken.contains(entry.invariant) {
      let isMissing = entry.exercised == 0
      report.add("campaign", entry.invariant, isMissing ? .skipped("not exercised") : .passed)
    }
    let missing = Gate(result: result).missing
    for line in missing {
      console.line(line)
      report.add("required", line, .failed(["not reached"]))
    }
    if missing.isEmpty { report.add("required", "every situation", .passed) }
    console.line(
      missing.isEmpty
        ? "required: every situation was reached"
        : "required: \(UInt64(missing.count).counted("situation")) not reached")
    if !result.findings.isEmpty { return .violated }
    return missing.isEmpty ? .holds : .inconclusive
  }
}
