import Testing
import scenefuzz_bench

/// What `make bench-check` makes of figures, whatever they are.
@Suite struct InstructionComparisonTests {
  private func sheet(_ figures: KeyValuePairs<String, Double>) -> InstructionSheet {
    InstructionSheet(
      compiler: "", rows: figures.map { .init(stage: $0, instructions: $1, unit: "events") })
  }

  private func verdict(_ now: Double) -> InstructionComparison.StageChange? {
    InstructionComparison(sheet(["draw": now]), with: sheet(["draw": 1_000])).rows.first?.verdict
  }

  @Test func `A tenth more is slower, a tenth less is faster, a hundredth either way is neither`() {
    #expect(verdict(1_100) == .slower)
    #expect(verdict(900) == .faster)
    #expect(verdict(1_010) == .same)
    #expect(verdict(990) == .same)
  }

  @Test func `The margin itself still holds, and one instruction more does not`() {
    #expect(verdict(1_030) == .same)
    #expect(verdict(1_031) == .slower)
    #expect(verdict(970) == .same)
    #expect(verdict(969) == .faster)
  }

  @Test func `One stage that is slower makes the whole comparison fail, and is named`() {
    let committed = sheet(["draw": 100, "engine": 400, "monitors": 300])
    let now = sheet(["draw": 100, "engine": 440, "monitors": 300])
    let comparison = InstructionComparison(now, with: committed)
    #expect(!comparison.holds)
    #expect(comparison.rows.map(\.verdict) == [.same, .slower, .same])
    #expect(comparison.text.contains("+10.0 %  SLOWER"))
    #expect(comparison.text.contains("slower by more than 3 %: engine;"))
  }

  @Test func `A stage that only one side knows fails, so that no figure is lost unseen`() {
    let comparison = InstructionComparison(sheet(["draw": 1]), with: sheet(["engine": 1]))
    #expect(!comparison.holds)
    #expect(comparison.rows.map(\.verdict) == [.new, .gone])
  }

  @Test func `The same figures hold`() {
    let figures = sheet(["draw": 100, "engine": 400])
    let comparison = InstructionComparison(figures, with: figures)
    #expect(comparison.holds)
    #expect(comparison.text.hasSuffix("every figure holds within 3 %\n"))
  }
}
