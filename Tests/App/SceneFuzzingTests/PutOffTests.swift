import SceneFuzzing
import Testing

/// A law whose debts are put off to the end of every case was never put to the test.
struct PutOffTests {
  /// Drops each link, and has work that can always be completed, or locks itself for ever.
  private struct Dropping: SceneApp {
    let context: AppContext
    let isLocked: Bool

    mutating func didFinishLaunching(_ launch: AppLaunch) {
      if isLocked { context.locks() }
    }
  }

  private func result(endless: Bool = false, locked: Bool = false) -> AppResult {
    let finish = AppAction<Dropping>("finish", isCompletion: true, if: { _ in true }) { _ in }
    let test = AppTest(
      "dropping", actions: endless ? [finish] : [], laws: [AppLaw<Dropping>.handlesPayloadsOnce]
    ) { Dropping(context: $0, isLocked: locked) }.mayBeSilent(because: "it drops everything")
    return SceneFuzz.run(test, cases: 100)
  }

  @Test func `A law is red where its debts are due`() {
    #expect(result().failures.map(\.law) == ["payload.handled-once"])
  }

  @Test func `Work that never ends, and a lock, make an idle law and no green`() {
    for result in [result(endless: true), result(locked: true)] {
      #expect(result.failures.isEmpty)
      #expect(result.idleLaws == ["payload.handled-once"], "\(result.report)")
      #expect(!result.holds && result.doubts.map(\.cause) == [.idleLaw])
    }
  }

  @Test func `Two actions of one name are told, in the gate as in a test`() {
    let actions = ["finish", "start", "finish"].map { AppAction<Dropping>($0) { _ in } }
    let test = AppTest("dropping", actions: actions, laws: [AppLaw<Dropping>.handlesPayloadsOnce]) {
      Dropping(context: $0, isLocked: false)
    }
    let doubts = AppPlayer(test).doubts(about: AppTally(), cases: 1)
    #expect(doubts.filter { $0.cause == .ambiguousAction }.map(\.name) == ["finish"])
  }

  @Test func `A clause whose debts wait for the rest is put off as well`() {
    let law = AppLaw<Dropping>("What comes is handled.", id: "link.handled") {
      AppHappening.receives().leads(
        to: eachPayload { _, _, _ in false }, within: .rest)
    }
    let finish = AppAction<Dropping>("finish", isCompletion: true, if: { _ in true }) { _ in }
    let test = AppTest("dropping", actions: [finish], laws: [law]) {
      Dropping(context: $0, isLocked: false)
    }.mayBeSilent(because: "it drops everything")
    let result = SceneFuzz.run(test, cases: 100)
    #expect(result.failures.isEmpty && result.idleLaws == ["link.handled"], "\(result.report)")
  }
}
