import Foundation
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

/// Apps with a bug of the field each, and their mended twins.
@MainActor
@Suite struct FixtureTests {
  nonisolated static let cases = FixtureCase.all

  @Test(arguments: cases.filter { $0.law != nil })
  func `A ready-made law finds the bug`(_ fixture: FixtureCase) throws {
    let failures = fixture.broken().run(1, fixture.cases, .ready).failures
    let failure = try #require(
      failures.first { $0.law == fixture.law }, "\(failures.map(\.law)) were found")
    #expect(words(failure.scenario) == fixture.shortest)
  }

  @Test(arguments: cases)
  func `One line of the app's own finds the bug`(_ fixture: FixtureCase) throws {
    let failures = fixture.broken().run(1, fixture.cases, .own).failures
    let failure = try #require(failures.first)
    #expect(words(failure.scenario) == fixture.ownShortest)
  }

  @Test(arguments: cases)
  func `The mended app is quiet`(_ fixture: FixtureCase) {
    let play = fixture.mended()
    for seed in 1...TestTier.choose(3, nightly: 10) {
      let result = play.run(UInt64(seed), 20, .all)
      #expect(result.failures.isEmpty, "\(result.report)")
    }
  }

  @Test func `The page has the table of the apps`() throws {
    let path = "Sources/Hosting/SceneViews/SceneViews.docc/FixturePrograms.md"
    let page = try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
    #expect(page.contains(FixtureCase.table))
  }

  /// The events of a history, without its header.
  private func words(_ scenario: Scenario) -> String {
    let lines = scenario.text.components(separatedBy: "\n\n").dropFirst().joined()
    return lines.split(separator: "\n").joined(separator: ", ")
  }
}
