package import SceneDefects
import SceneEngine
package import SceneLifecycle

/// A harness whose engines have a planted defect.
package struct DefectHarness<Whole: Harness>: Harness {
  let whole: Whole
  let defect: Defect

  /// Plants a defect in every engine of a harness.
  package init(_ whole: Whole, _ defect: Defect) {
    self.whole = whole
    self.defect = defect
  }

  /// The tally of nothing, as the whole harness counts.
  package var emptyTally: Whole.Tally { whole.emptyTally }

  /// Makes the engine of a world, with the defect in it.
  package func subject(
    platform: Platform, scenes: Int, quirks: Bool
  ) -> Defective<Whole.Subject> {
    Defective(
      whole.subject(platform: platform, scenes: scenes, quirks: quirks), defect, on: platform)
  }

  /// Makes the monitor of a world, which does not know of the defect.
  package func judge(platform: Platform) -> Whole.Judge { whole.judge(platform: platform) }

  /// Adds what a judge has counted since it was made.
  package func collect(_ judge: Whole.Judge, into tally: inout Whole.Tally) {
    whole.collect(judge, into: &tally)
  }

  /// Says what the whole harness says.
  package func watch(_ tally: Whole.Tally, into progress: inout Progress) {
    whole.watch(tally, into: &progress)
  }

  /// Adds what was counted elsewhere.
  package func merge(_ other: Whole.Tally, into tally: inout Whole.Tally) {
    whole.merge(other, into: &tally)
  }
}

extension DefectHarness: Sendable where Whole: Sendable {}
