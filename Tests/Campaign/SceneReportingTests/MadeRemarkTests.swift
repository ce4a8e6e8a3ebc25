import SceneReporting
import Testing

@Suite struct MadeRemarkTests {
  @Test func `A remark is read again from its line, and other lines are none`() {
    let remarks = MadeRemark.MadeKind.allCases.map { MadeRemark($0, "a: b") }
    let list = (["real: 1 files", "lose: a"] + remarks.map(\.line) + [""]).joined(separator: "\n")
    #expect(MadeRemark.all(in: list) == remarks)
    #expect(MadeRemark(.leftOut, "Vendor/ (1 file)").line == "left out: Vendor/ (1 file)")
    #expect(MadeRemark(line: "left out") == nil)
  }
}
