import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import SceneGate
import ScenePipeline
import Testing

/// What people see who watch a campaign.
@Suite struct WatchLineTests {
  @Test func `The line of a campaign says how far it is and how much is left to find`() {
    var progress = Progress()
    progress.cases = 6_021
    progress.callbacks = 117_600_000
    progress.reached = (1 << 18) - 1
    progress.newness = 0.000_42
    progress.findings = 1
    let situations = "18/\(Contract.required.count)"
    #expect(
      WatchLine(progress, seconds: 12.3).text
        == "12s  117,600,000 callbacks (9.5 M/s)  cases 6,021  situations \(situations)"
        + "  p(new) 0.0004  buckets 1")
    progress.callbacks = 24_000
    progress.newness = nil
    let slow = WatchLine(progress, seconds: 2).text
    #expect(
      slow.hasPrefix("2s  24,000 callbacks (12 k/s)  cases 6,021  situations \(situations)  b"))
    progress.newness = 1
    #expect(WatchLine(progress, seconds: 0).text.contains("p(new) 1.0000"))
  }

  @Test func `The line of an app says what is known of its laws and of what it did`() {
    var progress = Progress()
    progress.cases = 6_021
    progress.callbacks = 1_204_311
    progress.reached = 1
    progress.broken = 1
    progress.behaviours = 214
    #expect(
      WatchLine(progress, seconds: 12.3, situations: 2, laws: 9).text
        == "12s  6,021 cases  1,204,311 callbacks (97 k/s)  1 of 9 laws broken"
        + "  1 of 2 situations reached  214 behaviours")
    #expect(
      WatchLine(Progress(), seconds: 1, situations: 0, laws: 3).text
        == "1s  0 cases  0 callbacks (0/s)  0 of 3 laws broken  0 behaviours")
  }

  @Test func `A line has the share of the cases and of the time where they are bounds`() {
    var progress = Progress()
    progress.cases = 6_021
    var line = WatchLine(progress, seconds: 12.3, situations: 0, laws: 9)
    (line.most, line.limit) = (10_000, 60)
    #expect(line.text.hasPrefix("12s of 60s  6,021 of 10,000 cases  0 callbacks"))
    line.laws = nil
    #expect(line.text.contains("12s of 60s  0 callbacks (0/s)  cases 6,021 of 10,000"))
  }
}
