import Testing
import scenefuzz_bench

/// Committed figures read back, and say where they do not.
@Suite struct InstructionSheetTests {
  @Test func `What is written reads back to a tenth`() throws {
    let sheet = InstructionSheet(
      compiler: "Swift version 6.3.1",
      rows: [
        .init(stage: "draw", instructions: 96.04, unit: "events"),
        .init(stage: "shrinking", instructions: 123_456.78, unit: "plays"),
      ])
    let read = try InstructionSheet(parsing: sheet.text)
    #expect(read.compiler == sheet.compiler)
    #expect(read.rows.map(\.stage) == ["draw", "shrinking"])
    #expect(read.rows.map(\.instructions) == [96.0, 123_456.8])
    #expect(read.rows.map(\.unit) == ["events", "plays"])
  }

  @Test(arguments: ["draw events", "draw many events", "draw 0 events", "draw 1.0 events more"])
  func `A line without stage, number and unit is named`(_ line: String) {
    #expect(throws: InstructionSheet.Mistake(line: 2)) {
      try InstructionSheet(parsing: "# remark\n\(line)\n")
    }
  }
}
