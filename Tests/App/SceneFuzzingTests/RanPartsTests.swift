import SceneFuzzing
import Testing

/// The line that says what ran of an app: methods, what came to them, laws.
@Suite struct RanPartsTests {
  private typealias Count = RanParts.Count

  private func parts(_ methods: [(String, UInt64)], laws: [(String, UInt64)] = []) -> RanParts {
    var parts = RanParts(cases: 300)
    parts.methods = methods.map { Count($0.0, $0.1) }
    parts.laws = laws.map { Count($0.0, $0.1) }
    return parts
  }

  @Test func `names what came least, and the first of several`() {
    let line = parts(
      [("A.a()", 300), ("A.b()", 41), ("B.c()", 41)], laws: [("x.y", 1), ("z.z", 9)])
    #expect(
      line.sentence
        == "3 of 3 methods ran, fewest: A.b() in 41 of 300 cases; 2 of 2 laws due, fewest: x.y 1 time"
    )
  }

  @Test func `names all that never came`() {
    let line = parts([("A.a()", 1), ("A.b()", 0), ("B.c()", 0)], laws: [("x.y", 0)])
    #expect(
      line.sentence == "1 of 3 methods ran, never: A.b(), B.c(); 0 of 1 law due, never: x.y")
  }

  @Test func `counts what was brought, and says nothing of nothing`() {
    #expect(RanParts(cases: 3).sentence.isEmpty)
    var line = RanParts(cases: 3)
    line.payloads = [Count("openURL", 1_200), Count("handoff", 3)]
    #expect(line.sentence == "brought: openURL 1,200, handoff 3")
  }
}
