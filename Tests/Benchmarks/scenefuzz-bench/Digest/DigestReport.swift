import SceneEngine
import SceneDefects
import SceneFuzzing
import ScenePipeline
import SceneGeneration
import SceneLifecycle
import SceneShrinking

/// Digests of what is drawn, delivered, judged and shrunk: equal for two commits that do the same.
///
/// Every line depends on words alone, never on raw values or on the layout of memory. Two commits
/// are compared with `diff`.
struct DigestReport {
  /// Cases of every platform.
  var cases: UInt64

  /// Defects whose first failures are shrunk: of several kinds, and some that take many events.
  private static let shrunk = [
    "connect-dropped-on-reconnect", "disconnect-repeated", "same-object-on-reconnect",
    "background-after-disconnect", "key-windows-everywhere", "window-after-connect",
    "resign-repeated-in-later-process", "discard-leaves-open-in-later-process",
    "foreground-swapped-on-reconnect", "connect-dropped-in-split-view", "share-delivered-again",
    "background-reads-active-in-a-crowd",
  ]

  /// The worlds in order; the last is nil, where each case draws its own.
  private static let worlds: [Platform.Named?] = Platform.all.map { $0 } + [nil]

  /// Plays everything, two worlds at a time, and prints a line for each in order.
  func print() async {
    await withTaskGroup(of: (Int, String).self) { group in
      var waiting = Self.worlds.indices
      var lines = [String?](repeating: nil, count: waiting.count)
      var shown = 0
      func addWork() {
        guard let position = waiting.popFirst() else { return }
        group.addTask { (position, line(Self.worlds[position])) }
      }
      for _ in 0..<2 { addWork() }
      while let (position, line) = await group.next() {
        lines[position] = line
        while shown < lines.count, let line = lines[shown] {
          Swift.print(line)
          shown += 1
        }
        addWork()
      }
    }
    for id in Self.shrunk { Swift.print(line(shrinking: id)) }
  }

  private func line(_ world: Platform.Named?) -> String {
    let digest = PlatformDigest(world?.platform, cases: cases)
    return
      "\(world?.name ?? "drawn") cases \(digest.cases.digits) verdicts \(digest.verdicts.digits)"
      + " callbacks \(digest.callbacks) broken \(digest.broken)"
  }

  /// Shrinks the first failure of a defect on three platforms.
  private func line(shrinking id: String) -> String {
    guard let defect = Defect.named(id) else { return "\(id) is no defect" }
    var digest = WordDigest()
    var lengths: [String] = []
    for name in ["ipad-ios18", "iphone-ios14", "vision-1"] {
      guard let platform = Platform.named(name) else { return "\(name) is no platform" }
      guard let scenario = shrunk(defect, platform) else {
        lengths.append("-")
        continue
      }
      digest.add(scenario.text)
      lengths.append("\(scenario.entries.count)")
    }
    return "\(id) shrunk \(digest.digits) events \(lengths.joined(separator: " "))"
  }

  /// The shortest form of the first failure among a thousand cases; nil when there is none.
  private func shrunk(_ defect: Defect, _ platform: Platform) -> Scenario? {
    let harness = DefectHarness(
      ContractHarness(InvariantSelection(), platforms: [platform]), defect)
    let generator = Generator(
      shape: Shape(platform: platform, length: .events(200), defect: defect.id), seed: Seed(20))
    for index in 0..<UInt64(1_000) {
      let play = harness.play(generator, index)
      guard let signature = play.signature else { continue }
      return harness.shrink(play.scenario, keeping: signature)?.scenario
    }
    return nil
  }
}
