import ScenePipeline
import SceneInvariants
import SceneGeneration
import SceneFuzzing
import Testing

/// The ready-made laws find the bugs that they are about and nothing in the fixed twins.
@Suite struct AppsLawTests {
  private static let seeds: [UInt64] = [1, 2, 3]

  @Test(arguments: Router.Bug.allCases)
  func `A lost link, and one that is opened twice, is found and shrunk`(bug: Router.Bug) throws {
    for seed in Self.seeds {
      let result = SceneFuzz.run(
        AppTest("router", laws: [.handlesPayloadsOnce]) { Router($0, bug: bug) },
        seed: seed, cases: 100)
      let failure = try #require(result.failures.first)
      #expect(failure.law == "payload.handled-once")
    }
  }

  @Test @MainActor func `A ledger that does not balance is found and shrunk`() throws {
    for bug in MediaPlayer.Bug.allCases {
      for seed in Self.seeds {
        let result = SceneFuzz.run(
          AppTest("player", laws: [.balancesLedgers]) { MediaPlayer($0, bug: bug) },
          seed: seed, cases: 100)
        let failure = try #require(result.failures.first)
        #expect(failure.law == "ledger.balances")
      }
    }
  }

  @Test(arguments: Vault.Bug.allCases)
  func `A secret in a snapshot, a cover that stays and a second unlock are found`(
    bug: Vault.Bug
  ) throws {
    for seed in Self.seeds {
      let result = SceneFuzz.run(
        AppTest("vault", laws: [.keepsSecretsFromSnapshots]) { Vault($0, bug: bug) },
        seed: seed, cases: 100)
      let failure = try #require(result.failures.first)
      #expect(failure.law == "snapshot.safe")
    }
  }

  /// Goes home as often as it is sent.
  private struct Traveller: SceneApp {
    private(set) var homes = 0
    private(set) var isWarned = false

    mutating func sceneDidEnterBackground(_ scene: SceneID) { homes += 1 }
    mutating func didReceiveMemoryWarning() { isWarned = true }
  }

  @Test func `A failure is told with its own law, whatever else breaks on the way`() {
    let laws = [
      AppLaw<Traveller>("It goes home once.", id: "home.once") { theApp { $0.homes > 1 }.never() },
      AppLaw<Traveller>("It is warned before it goes home.", id: "home.warned") {
        AppHappening.entersBackground.only(while: theApp { $0.isWarned })
      },
    ]
    let result = SceneFuzz.run(AppTest(laws: laws) { _ in Traveller() }, cases: 300)
    #expect(Set(result.failures.map(\.law)) == ["home.once", "home.warned"])
    for failure in result.failures {
      #expect(failure.scenario.violates == failure.law)
      #expect(failure.report.hasPrefix("x \(failure.law) (hard)\n  \(failure.sentence)"))
      #expect(!failure.scenario.text.contains("memoryWarning"))
    }
  }

  @Test func `A soft law goes on with all of its clauses, and tells a debt once`() throws {
    let never = { AppHappening.connects.never() as LawClause<Silence> }
    let first = { AppHappening.becomesActive.only(after: .connects) as LawClause<Silence> }
    let soon = {
      AppHappening.connects.leads(to: theApp { _ in false }, within: .steps(1))
        as LawClause<Silence>
    }
    let laws = [
      AppLaw<Silence>("It is so.", id: "soft.never", .soft, clauses: { never() }),
      AppLaw<Silence>("It is so.", id: "soft.first", .soft, clauses: { first() }),
      AppLaw<Silence>("It is so.", id: "soft.soon", .soft, clauses: { soon() }),
      AppLaw<Silence>("It is so.", id: "soft.all", .soft) {
        never()
        soon()
        first()
      },
    ]
    let player = AppPlayer(AppTest(laws: laws) { _ in Silence() })
    let token = Token(shape: player.usual.shape, seed: Seed(1), index: 0)
    let tally = player.batch(token, 20, keepsGoing: true, ProgressMarker()).tally.laws
    let counts = try laws.map { try #require(tally[$0.id]) }
    #expect(counts[0].violated == counts[0].exercised && counts[1].violated == 0)
    #expect(counts[2].violated > 0 && counts[2].violated <= counts[2].exercised)
    #expect(counts[3].exercised == counts[..<3].reduce(0) { $0 + $1.exercised })
  }

  /// Breaks at the end of every case.
  private struct Accuser: LawMonitor {
    let interest = LawInterest.everything
    private(set) var exercised: UInt64 = 0

    mutating func reset() {}
    mutating func observe(_ step: AppStep) -> LawBreach? { nil }
    mutating func finish(_ step: AppStep) -> LawBreach? {
      exercised += 1
      return LawBreach("The case ends.")
    }
  }

  @Test(arguments: [("launch 1\n", true), ("prewarm\n", false), ("prewarm\nlaunch 1\n", true)])
  func `An app that was never launched is not asked what holds at the end`(
    events: String, isAsked: Bool
  ) throws {
    let law = AppLaw<Silence>.judged(by: Accuser(), "It never ends.", id: "end.accused")
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events
    let scenario = try Scenario(parsing: text, file: "a.scene")
    let failure = SceneFuzz.play(scenario, AppTest(laws: [law]) { _ in Silence() })
    #expect(failure?.law == (isAsked ? "end.accused" : nil))
  }

  @Test @MainActor func `The fixed twins are quiet`() {
    let router = SceneFuzz.run(AppTest(laws: [.handlesPayloadsOnce]) { Router($0) }, cases: 400)
    let player = SceneFuzz.run(AppTest(laws: [.balancesLedgers]) { MediaPlayer($0) }, cases: 400)
    let vault = SceneFuzz.run(
      AppTest(laws: [.keepsSecretsFromSnapshots]) { Vault($0) }, cases: 400)
    for result in [router, player, vault] {
      #expect(result.report.hasPrefix("400 cases"), "\(result.report)")
      #expect(result.callbacks > 100_000)
      #expect(result.idleLaws == [])
    }
  }
}
