import SceneInvariants
import SceneLifecycle
import Testing

struct ContractTests {
  @Test(arguments: Example.all)
  func `each hard invariant accepts a written trace that puts it to the test`(
    _ example: Example
  ) throws {
    let platform = try example.world()
    var suite = InvariantSuite(Contract.binding, platform: platform)
    let trace = Trace(example.accepted, on: platform)
    for (index, callback) in trace.callbacks.enumerated() {
      let holds = suite.observe(callback)
      #expect(holds, "line \(index), \(callback.kind): \(suite.violations.map(\.invariant))")
    }
    let ends = suite.finish()
    #expect(ends, "the end: \(suite.violations.map(\.invariant))")
    let entry = try #require(suite.tally[example.id])
    #expect(entry.exercised > 0, "'\(example.id)' is not exercised")
    #expect(entry.violated == 0)
  }

  @Test(arguments: Example.all)
  func `each hard invariant rejects a written trace at the marked line`(
    _ example: Example
  ) throws {
    let platform = try example.world()
    var suite = InvariantSuite(Contract.binding, platform: platform)
    let trace = Trace(example.rejected, on: platform)
    let mark = try #require(trace.mark)
    for (index, callback) in trace.callbacks.prefix(mark).enumerated() {
      let holds = suite.observe(callback)
      #expect(holds, "line \(index), \(callback.kind): \(suite.violations.map(\.invariant))")
    }
    let isAtTheEnd = mark == trace.callbacks.count
    let holds = isAtTheEnd ? suite.finish() : suite.observe(trace.callbacks[mark])
    #expect(!holds, "'\(example.id)' accepts the marked line")
    try check(suite.violations, example.id, at: mark)
  }

  private func check(_ violations: [Violation], _ id: String, at mark: Int) throws {
    let found = violations.first { $0.invariant == id }
    let violation = try #require(found, "broken instead: \(violations.map(\.invariant))")
    #expect(violation.index == mark)
    #expect(violation.kind == .hard)
  }

  @Test func `every hard invariant has such traces, and no trace is of another`() {
    let hard = Contract.all.filter { $0.kind == .hard }.map(\.id)
    let written = Example.all.map(\.id)
    #expect(hard.filter { !written.contains($0) } == [])
    #expect(written.filter { !hard.contains($0) } == [])
  }

  @Test func `identifiers are topics and words in kebab case, and each is there once`() {
    let ids = Contract.all.map(\.id)
    for (index, id) in ids.enumerated() {
      #expect(ids.firstIndex(of: id) == index, "'\(id)' is there twice")
      #expect(id.wholeMatch(of: /[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*/) != nil, "'\(id)'")
    }
    for id in [
      "scene.active-in-foreground", "scene.foreground-before-active",
      "session.lives-until-discard",
    ] {
      #expect(Contract.invariant(id)?.kind == .hard)
    }
  }

  @Test func `sentences are sentences, and each invariant has a source`() {
    for invariant in Contract.all {
      #expect(invariant.sentence.hasSuffix("."), "'\(invariant.id)'")
      #expect(!invariant.sources.isEmpty, "'\(invariant.id)'")
      #expect(!invariant.rules.isEmpty, "'\(invariant.id)'")
    }
  }

  @Test func `every row of the life-cycle notes but those of hosts and one belief is there`() {
    let rows = Contract.all.flatMap(\.rows)
    let missing = (1...78).filter { !rows.contains($0) }
    #expect(missing == [17, 71, 72])
  }
}
