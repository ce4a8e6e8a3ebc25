import SceneDefects
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline

/// How many texts a planted bug gets from campaigns that begin at different seeds.
struct TextReport {
  /// Campaigns for each defect.
  var seeds: UInt64
  /// Identifiers of what is planted; all of the catalogue if there are none.
  var only: [String] = []
  /// Cases after which a campaign gives up.
  var cases: UInt64 = 20_000

  /// What the campaigns for one defect reported.
  private struct DefectTexts {
    var defect: String
    /// How many campaigns reported each text, in the order of the seeds.
    var texts: [(text: String, campaigns: Int)] = []
    /// Campaigns that found nothing.
    var silent = 0
    /// What is certain about the first counterexample.
    var certainty = ""

    var line: String {
      let counts = texts.map { String($0.campaigns) }.joined(separator: " + ")
      let silence = silent == 0 ? "" : ", \(silent) without a failure"
      return "  \(defect): \(texts.isEmpty ? "0" : counts)\(silence)  \(certainty)"
    }
  }

  /// Plays the campaigns on two cores and prints a line for each defect, then the sum.
  ///
  /// - Returns: Whether 95 % of the defects that are found have one text.
  func print() async -> Bool {
    var found = 0
    var alike = 0
    await withTaskGroup(of: DefectTexts.self) { group in
      var waiting = Defect.all.filter { only.isEmpty || only.contains($0.id) }[...]
      func addWork() {
        guard let defect = waiting.popFirst() else { return }
        group.addTask { await row(defect) }
      }
      for _ in 0..<2 { addWork() }
      while let row = await group.next() {
        Swift.print(row.line)
        if !row.texts.isEmpty { found += 1 }
        if row.texts.count == 1 { alike += 1 }
        addWork()
      }
    }
    Swift.print("\(alike) of \(found) defects have one text from \(seeds) seeds")
    return alike * 20 >= found * 19
  }

  private func row(_ defect: Defect) async -> DefectTexts {
    var row = DefectTexts(defect: defect.id)
    let known = KnownSearches()
    for seed in 1...seeds {
      guard let failure = await told(Seed(seed), defect, known) else {
        row.silent += 1
        continue
      }
      let text = failure.counterexample.scenario.text
      if let place = row.texts.firstIndex(where: { $0.text == text }) {
        row.texts[place].campaigns += 1
      } else {
        row.texts.append((text, 1))
      }
      if row.certainty.isEmpty { row.certainty = failure.counterexample.certainty }
    }
    return row
  }

  /// What `scenefuzz run --defect D --seed S` reports.
  private func told(_ seed: Seed, _ defect: Defect, _ known: KnownSearches) async -> Failure? {
    let order = CampaignOptions(
      Generator(shape: Shape(defect: defect.id), seed: seed), cases: cases)
    guard let first = await Fuzzer().run(order).findings.first else { return nil }
    var analyzer = ContractAnalyzer(Fuzzer(), order, problem: Never.self)
    analyzer.proof?.known = known
    let tail = FailureTail(analyzer, ScenarioStore(repeatedBy: ""))
    var hunt = await FailureHunt(around: first, tail)
    var failures: [Failure] = []
    while let failure = await hunt.next() { failures.append(failure) }
    return failures.min(by: <)
  }
}
