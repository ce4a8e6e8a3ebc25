import SceneReporting
import TestSupport
import Testing

@Suite struct `The report of an exploration` {
  private func report(_ ends: [ExploreReport.SliceEnd], slices: Int = 3) -> ExploreReport {
    var rows = [
      ExploreReport.SliceRow(
        ["a.first", "a.second"], kinds: 6, states: 1_200, edges: 5_000, depth: 7, end: .closed),
      ExploreReport.SliceRow(["a.first"], kinds: 5, states: 34, edges: 99, depth: 9, end: .closed),
      ExploreReport.SliceRow(["b.third"], kinds: 2, states: 5, edges: 8, depth: 2, end: .closed),
    ]
    for (row, end) in ends.enumerated() { rows[row].end = end }
    rows[2].isEventual = true
    return ExploreReport(
      rows: Array(rows.prefix(ends.count)), slices: slices,
      invariants: ["a.first", "a.second", "b.third"])
  }

  @Test func `has a row for each invariant that slices begin with`() {
    let text = report([.closed, .depth, .closed]).table()
    #expect(Golden("explore.txt").difference(from: text) == nil)
  }

  @Test func `says holds only when every slice is closed`() {
    #expect(
      report([.closed, .closed, .closed]).conclusion
        == "closed: 1,239 states, 5,107 edges, diameter 9; "
        + "all 3 hard invariants hold for histories of any length")
    #expect(report([.closed, .closed]).end == .stopped)
    #expect(!report([.closed, .closed]).conclusion.contains("hold"))
  }

  @Test func `says how far it looked`() {
    #expect(
      report([.closed, .depth, .closed]).conclusion
        == "bounded: 1,239 states, 5,107 edges; nothing breaks within 9 events; "
        + "longer histories were not visited")
  }

  @Test func `says what was proved before it was stopped`() {
    #expect(
      report([.closed, .closed, .stopped]).conclusion
        == "stopped: 1,239 states, 5,107 edges; nothing broke in what was visited; "
        + "proved for histories of any length: a.first, a.second")
    #expect(report([.memory, .memory, .memory]).conclusion.hasSuffix("0 of 3 slices closed"))
  }
}
