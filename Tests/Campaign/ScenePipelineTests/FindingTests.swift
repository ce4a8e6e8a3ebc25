import SceneLifecycle
import ScenePipeline
import Testing

/// What a campaign remembers of one way of failing.
@Suite struct FindingTests {
  private static let violation = Violation(
    invariant: "scene.connects-once", kind: .hard, index: 0, callback: nil, scene: 0)

  private static let room = UInt64(Finding.room)

  @Test func `A finding remembers its first cases, however its parts are added`() {
    let cases = Array(0..<Self.room + 40)
    var forwards = Finding(index: 0, violation: Self.violation)
    for index in cases.dropFirst() {
      forwards.add(Finding(index: index, violation: Self.violation))
    }
    var backwards = Finding(index: cases.count64 - 1, violation: Self.violation)
    for index in cases.reversed().dropFirst() {
      backwards.add(Finding(index: index, violation: Self.violation))
    }
    #expect(forwards == backwards)
    #expect(forwards.cases == Array(0..<Self.room) && forwards.count == cases.count64)
  }

  @Test func `A finding that is made of many cases remembers no more than there is room for`() {
    let others = Array(1...Self.room + 9)
    let finding = Finding(index: 0, violation: Self.violation, others: others.reversed())
    #expect(finding.cases == Array(0..<Self.room))
    #expect(Finding.merged(Array(0..<Self.room), others).count == Finding.room)
    #expect(Finding.merged(Array(0...Self.room), [Self.room + 5]).count == Finding.room)
  }

  @Test func `A case whose history is written stays the one that is looked at`() {
    let scenario = Scenario(platform: Platform.all[0].platform, scenes: 1, entries: [])
    for (file, index) in [("a.scene", UInt64(9)), (nil, 4)] {
      var finding = Finding(index: 9, violation: Self.violation)
      finding.kept = Finding.KeptHistory(scenario: scenario, file: file)
      finding.add(Finding(index: 4, violation: Self.violation))
      #expect(finding.index == index)
      #expect(finding.kept?.file == file)
      #expect(finding.cases == [4, 9] && finding.count == 2)
    }
  }
}

extension [UInt64] {
  fileprivate var count64: UInt64 { UInt64(count) }
}
