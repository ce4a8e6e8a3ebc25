import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

/// The report of an app's failure for readers who must not see what it holds.
@Suite struct AppsRedactionTests {
  /// Forgets every link.
  private struct Forgetful: SceneApp {
    let context: AppContext
  }

  private func failure(redacts: Bool) throws -> AppFailure {
    var test = AppTest(
      "forgetful", contents: [.url("invoice", "shop://invoice?customer=4711")],
      laws: [AppLaw<Forgetful>.handlesPayloadsOnce], file: "/checkout/shop/Tests/ShopTests/A.swift"
    ) { Forgetful(context: $0) }
    test.redacts = redacts
    return try #require(SceneFuzz.run(test, cases: 50).failures.first)
  }

  @Test func `Contents are left out of the report and the page where the test says so`() throws {
    let open = try failure(redacts: false)
    #expect(open.report.contains("customer=4711") && open.page.contains("4711"))
    let redacted = try failure(redacts: true)
    for text in [redacted.report, redacted.fullReport, redacted.page] {
      #expect(!text.contains("4711") && text.contains("‹redacted›"))
      #expect(text.contains("payload.handled-once") && text.contains("invoice"))
    }
    #expect(redacted.scenario == open.scenario)
  }

  @Test func `What an app's own law notes is left out, and its clause is not shown`() throws {
    var test = AppTest(
      "forgetful",
      laws: [
        AppLaw<Forgetful>("No window connects.", id: "own.quiet") {
          AppHappening.connects.never()
          AppHappening.disconnects.never()
        }
      ]
    ) { Forgetful(context: $0) }
    let open = try #require(SceneFuzz.run(test, cases: 20).failures.first).report
    #expect(open.contains("AppsRedactionTests.swift"), "\(open)")
    test.redacts = true
    let report = try #require(SceneFuzz.run(test, cases: 20).failures.first).report
    #expect(
      report.hasPrefix("x own.quiet (hard)\n  No window connects. ‹redacted›\n"), "\(report)")
    #expect(!report.contains("AppsRedactionTests.swift"), "\(report)")
  }
}
