import SampleApps
import SceneFuzzing
import SceneHosting
import TestSupport
import Testing
import UIKit

@testable import DelegateSamples

/// The samples of the observer door as delegates, held against the samples themselves.
@MainActor
@Suite struct TwinTests {
  /// What makes no sense as delegates, with the reason that the page gives.
  private static let withoutTwin = ["P6", "P18"]

  @Test func `Each sample has a twin or makes no sense as delegates`() {
    let numbers = Sample.all.compactMap { $0.description.split(separator: " ").first }
    let twins = Twin.all.compactMap(\.sample).map(\.description)
    #expect(Set(numbers.map(String.init)).isSuperset(of: Self.withoutTwin))
    for sample in Sample.all {
      let number = sample.description.prefix { $0 != " " }
      #expect(twins.contains(sample.description) != Self.withoutTwin.contains(String(number)))
    }
    #expect(Twin.all.filter { $0.sample == nil }.count == 4 + Twin.apps.count)
  }

  @Test(arguments: Twin.all)
  func `The pinned history breaks the same law, and not in the fixed twin`(twin: Twin) throws {
    let history = try #require(twin.history)
    #expect(twin.play(false, history)?.law == twin.law)
    #expect(twin.play(true, history) == nil)
    if let sample = twin.sample { #expect(sample.play(false, history)?.law == twin.law) }
  }

  @Test(arguments: Twin.all)
  func `A campaign comes down to what it comes down to for the sample`(twin: Twin) throws {
    let pinned = try #require(twin.history)
    let seeds = 1...UInt64(50)
    let found = seeds.lazy.compactMap { seed in
      shortest(twin, twin.run(false, seed, 5)).map { (seed, $0) }
    }.first
    let (seed, history) = try #require(found)
    #expect(history.entries.count <= pinned.entries.count + 2)
    guard let sample = twin.sample else { return }
    for earlier in seeds where earlier < seed {
      #expect(shortest(twin, sample.run(false, earlier, 5)) == nil)
    }
    let known = try #require(shortest(twin, sample.run(false, seed, 5)))
    #expect(history.text == known.text)
  }

  /// The shortest history that a campaign found of the bug.
  private func shortest(_ twin: Twin, _ result: AppResult) -> Scenario? {
    result.failures.first { $0.law == twin.law }?.scenario
  }

  @Test(arguments: Twin.all)
  func `A fixed twin is quiet`(twin: Twin) {
    var callbacks: UInt64 = 0
    for seed in 1...UInt64(20) where callbacks < 2_000 {
      let result = twin.run(true, seed, 10)
      callbacks += result.callbacks
      #expect(result.holds, "\(result.report)")
      if !result.holds { return }
    }
    #expect(callbacks >= 2_000)
  }

  /// A night plays ten seeds of 2,000 cases to each.
  @Test(arguments: Twin.all)
  func `No ready-made law fails a fixed twin, whatever it is about`(twin: Twin) {
    let isThorough = TestTier.isNightly
    for seed in 1...UInt64(isThorough ? 10 : 2) {
      let result = twin.judge(seed, isThorough ? 2_000 : 300)
      #expect(result.failures.isEmpty, "\(twin) \(result.report)")
      #expect(result.exercises.count >= 11)
      if !result.failures.isEmpty { return }
    }
  }

  @Test func `Delegates that do everything right hear of no law`() {
    var callbacks: UInt64 = 0
    for seed in 1...UInt64(20) where callbacks < 5_000 {
      let result = SceneFuzz.run(Self.exemplar, seed: seed, cases: 10)
      callbacks += result.callbacks
      #expect(result.holds, "\(result.report)")
      if !result.holds { return }
    }
    #expect(callbacks >= 5_000)
  }

  private static var exemplar: AppTest<HostedApp<ExemplarAppDelegate>> {
    Twin.app(
      "exemplar", true, ExemplarAppDelegate.init, ExemplarSceneDelegate.init,
      actions: [
        AppAction(
          "type", if: { app, id in app.scene(id)?.session.role == .windowApplication }
        ) { app, id in
          if let session = app.scene(id)?.session { app.delegate.type(in: session) }
        },
        AppAction("announce") { $0.delegate.announce() },
        AppAction("share") { app, id in
          guard let scene = app.scene(id) else { return }
          app.delegate(of: id, as: ExemplarSceneDelegate.self)?.share(in: scene)
        },
        AppAction("finish-pausing", isCompletion: true, if: { $0.delegate.isPausing }) {
          $0.delegate.finishPausing()
        },
      ],
      laws: [
        .handlesPayloadsOnce, .rightWindow, .guardsLaunch, .keepsScope,
        .keepsSecretsFromSnapshots, .respectsRoles, .balancesLedgers, .keepsSessionData,
        .restoresSessions, .pairsLevels, .countsOpensOnce, .lastIntentWins,
        .answers(.appEntersForeground, with: .enables, "stream"), .showsWindow(),
        .releasesScenes(),
      ]
    ) { $0.notesOpened() }
  }
}
