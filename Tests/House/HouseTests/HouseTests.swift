import Foundation
import HouseReading
import TestSupport
import Testing

/// The rules of the house, held against the checkout.
@Suite struct HouseTests {
  let sources: [SourceFile]
  let tests: [SourceFile]

  init() throws {
    sources = try SourceFile.sources.get()
    tests = try SourceFile.tests.get()
  }

  /// What an app links for a unit test.
  var linked: [SourceFile] { sources.filter { Imports.linked.contains($0.module) } }

  /// The nouns, the rules and the stages: everything below the pipeline.
  var stages: [SourceFile] {
    let above = ["ScenePipeline", "SceneMachines", "SceneMutants", "SceneCoverage"]
    let below = ["SceneSeam"] + Imports.stages.filter { !above.contains($0) }
    return sources.filter { below.contains($0.module) }
  }

  @Test func `The checkout is being read`() {
    #expect(sources.count > 80)
    #expect(tests.count > 15)
    #expect(
      Set(sources.map(\.module)).isSuperset(of: Imports.linked.filter { $0 != "SceneTaskHooks" }))
  }

  @Test func `No file is longer than 400 lines`() {
    #expect((sources + tests).flatMap(Lengths.findings) == [])
  }

  @Test func `No function is longer than 40 lines`() {
    #expect((sources + tests).flatMap(Lengths.bodies) == [])
  }

  @Test func `Every package and public declaration is documented`() {
    #expect(sources.flatMap(Documentation.findings) == [])
  }

  @Test func `Imports are those of the manifest's table, which goes down the rooms`() throws {
    let plan = try Imports.plan.get()
    #expect(plan.rooms.count == 8)
    #expect(plan.faults == [])
    #expect(sources.flatMap { Imports.findings($0, plan) } == [])
    #expect(Imports.unused(sources, plan) == [])
    let apart = sources.filter {
      $0.module != "SceneFuzzPlugin" && plan.module($0.module)?.room != $0.room
    }
    #expect(apart.map(\.path) == [], "these lie in another room than the table says")
  }

  @Test func `What an app links is on every system from the floor up`() {
    #expect(linked.flatMap(Ban.belowFloor.findings) == [])
  }

  @Test func `Clocks, chance and the environment stay outside the pipeline`() {
    let pipeline = linked.filter {
      !$0.path.hasPrefix(Imports.inTests) && $0.path != Imports.deviceTime
    }
    #expect(pipeline.flatMap(Ban.chance.findings) == [])
  }

  /// Files that look something up by its hash and never walk what they look it up in.
  static let lookups = ["Sources/Model/SceneConformance/NodeTable.swift"]

  @Test func `The stages name no Set and no Dictionary`() {
    let found = stages.filter { !Self.lookups.contains($0.path) }
      .flatMap { Ban.unordered.findings($0) + Dictionaries.findings($0) }
    #expect(found == [])
    let paths = sources.map(\.path)
    #expect(Self.lookups.filter { !paths.contains($0) } == [], "the list names a file that is gone")
  }

  @Test func `No identifier is made of words of a dialect`() {
    let read = (sources + tests).map { Dialect.old.reading($0) }
    #expect(read.flatMap(\.findings) == [])
    let used = read.reduce(into: Set<Dialect.Exemption>()) { $0.formUnion($1.used) }
    let unused = Dialect.old.exempt.filter { !used.contains($0) }
    #expect(unused.map { "\($0.names) \($0.below)" } == [], "exempt, and not there any more")
  }

  @Test func `No test is failed by those that stand before it`() {
    let others = tests.filter {
      !$0.path.hasPrefix("Tests/Fixtures/") && !$0.path.hasPrefix("Tests/Bench")
    }
    #expect(others.flatMap(Ban.queueing.findings) == [])
  }

  @Test func `Nothing traps in passing`() {
    #expect(sources.flatMap { Ban.trap.findings($0) + Traps.findings($0) } == [])
    // An app that traps is what some tests play.
    let others = tests.filter { !$0.path.hasPrefix("Tests/Fixtures/") }
    #expect(others.flatMap { Ban.trap.findings($0) + Traps.findings($0) } == [])
  }

  @Test func `No source changes its meaning because a module of Apple's name was built`() {
    let asked = (sources + tests).filter { $0.path != "Tests/House/HouseTests/HouseTests.swift" }
      .flatMap { file in
        file.code.enumerated().filter { _, code in
          code.holds("canImport(") && !code.holds("!os(Linux)")
            && Imports.apples.contains { code.holds("canImport(\($0))") }
        }.map { file.finding($0.offset, "asks for a module that ours may be") }
      }
    #expect(asked == [])
  }

  @Test func `Nothing is left for later, and no machine is named`() {
    let others = (sources + tests).filter { $0.module != "HouseTests" }
    #expect(others.flatMap { Unfinished.findings($0) + MachinePaths.findings($0) } == [])
  }

  @Test func `The top level is what was agreed`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: checkout.path)
    let ignore = try String(
      contentsOf: checkout.appendingPathComponent(".gitignore"), encoding: .utf8)
    let patterns = ignore.split(separator: "\n").map(String.init)
    #expect(TopLevel.findings(names, ignored: patterns) == [])
  }
}
