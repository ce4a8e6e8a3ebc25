import SceneLifecycle
import ScenePipeline
import Testing

/// What a campaign remembers of one way of failing.
@Suite struct FindingTests {
  private static let violation = Violation(
    invariant: "scene.connects-once", kind: .hard, index: 0, callback: nil, scene: 0)

  @Test func `A finding remembers its first sixteen cases, however its parts are added`() {
    let cases = Array(0..<UInt64(40))
    var forwards = Finding(index: 0, violation: Self.violation)
    for index in cases.dropFirst() {
      forwards.add(Finding(index: index, violation: Self.violation))
    }
    var backwards = Finding(index: 39, violation: Self.violation)
    for index in cases.reversed().dropFirst() {
      backwards.add(Finding(index: index, violation: Self.violation))
    }
    #expect(forwards == backwards)
    #expect(forwards.cases == Array(0..<16) && forwards.count == 40)
  }
}
