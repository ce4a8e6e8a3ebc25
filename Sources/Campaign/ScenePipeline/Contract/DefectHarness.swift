package import SceneDefects
package import SceneEngine
package import SceneInvariants
package import SceneLifecycle

/// The contract's harness with a planted defect in its engines; the monitor does not know of it.
package struct DefectHarness: CampaignHarness, Sendable {
  /// Compiled here, where engine and monitor are known.
  package let loops = CaseLoops<Defective<UIKitEngine>, InvariantSuite>()

  let whole: ContractHarness
  let defect: Defect

  /// Plants a defect in every engine of the contract's harness.
  package init(_ whole: ContractHarness, _ defect: Defect) {
    self.whole = whole
    self.defect = defect
  }

  /// Puts an engine with the defect and the monitor of its platform together.
  package func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: InvariantSuite?
  ) -> Player<Defective<UIKitEngine>, InvariantSuite> {
    Player(
      subject(platform: platform, scenes: scenes, quirks: quirks),
      judge ?? whole.judge(platform: platform))
  }

  /// The tally in which nothing was put to the test.
  package var emptyTally: Tally { whole.emptyTally }

  /// Adds what a judge has counted since it was made.
  package func collect(_ judge: InvariantSuite, into tally: inout Tally) {
    whole.collect(judge, into: &tally)
  }

  /// Writes down which required situations were reached.
  package func watch(_ tally: Tally, into progress: inout Progress) {
    whole.watch(tally, into: &progress)
  }
}
