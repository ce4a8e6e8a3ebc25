import Foundation
import HouseReading
import TestSupport
import Testing

/// The rules that keep room to grow, held against the checkout and the list of what still breaks them.
@Suite struct GrowthTests {
  let sources: [SourceFile]
  let tests: [SourceFile]
  let allowed: Allowed

  init() throws {
    sources = try SourceFile.sources.get()
    tests = try SourceFile.tests.get()
    allowed = try Allowed()
  }

  @Test func `No folders and no files of a module name each other in a circle`() {
    #expect(allowed.judge("circle", Circles.findings(sources)) == [])
  }

  @Test func `Every type name is declared once`() {
    #expect(allowed.judge("name", TypeNames.duplicates(sources)) == [])
  }

  @Test func `No module bears the name of a type in it`() {
    #expect(TypeNames.modules(sources).map(\.message) == [])
  }

  @Test func `No set of events, callbacks or facts is a bare number`() {
    let product = sources.filter { $0.module.hasPrefix("Scene") }
    #expect(allowed.judge("mask", Masks.findings(product)) == [])
  }

  @Test func `Text from outside is put between quotes in one place`() {
    #expect(sources.flatMap(Literals.findings) == [])
    for (path, _) in Literals.own {
      #expect(
        sources.contains { $0.path.hasPrefix(path) }, "the list names '\(path)', which is gone")
    }
  }

  @Test func `Prose names the actor`() throws {
    let paths = SourceFile.paths(below: "Sources", of: checkout, ending: ".md")
    let pages = try paths.map {
      ($0, try String(contentsOf: checkout.appendingPathComponent($0), encoding: .utf8))
    }
    #expect(pages.count > 5)
    // The tests of the rule spell the words.
    let others = tests.filter { $0.module != "HouseTests" }
    let locations = Prose.locations(sources + others, pages: pages)
    #expect(Prose.findings(locations, allowed: allowed.findings("words")) == [])
  }

  @Test func `Every module has a folder of tests`() throws {
    let plan = try Imports.plan.get()
    #expect(plan.modules.count > 50)
    #expect(allowed.judge("tests", Mirrors.modules(plan, tests: tests)) == [])
  }

  @Test func `Every topic of the engine's rules has tests of its name`() {
    #expect(allowed.judge("topic", Mirrors.topics(sources, tests: tests)) == [])
  }

  @Test func `Every shrink pass is named by a test that fails without it`() {
    #expect(allowed.judge("pass", Mirrors.passes(sources, tests: tests)) == [])
  }

  @Test func `The list of what is still allowed is sorted, and of rules that exist`() {
    #expect(allowed.disorder == [])
    let rules = ["circle", "mask", "name", "pass", "tests", "topic", "words"]
    #expect(allowed.rules.filter { !rules.contains($0) } == [])
  }
}
