import SceneFuzzing
import SceneHosting
import Testing
import UIKit

@testable import DelegateSamples
@testable import TemplateApp
@testable import TemplateApp6

/// One app of sample delegates, to be played for long.
struct SamplePlay: Sendable, CustomTestStringConvertible {
  /// The delegates' classes.
  let testDescription: String
  /// Plays a hundred cases.
  let play: @MainActor (_ seed: UInt64) -> AppResult

  /// An app of two delegate classes; its manifest has one configuration for windows.
  init<Delegate: UIApplicationDelegate, SceneDelegate: UISceneDelegate>(
    _ delegate: @escaping @MainActor () -> Delegate,
    _ scene: @escaping @MainActor () -> SceneDelegate
  ) {
    self.init("\(Delegate.self), \(SceneDelegate.self)", SceneManifest(delegate: scene), delegate)
  }

  private init<Delegate: UIApplicationDelegate>(
    _ name: String, _ manifest: SceneManifest, platforms: [String] = [],
    _ delegate: @escaping @MainActor () -> Delegate
  ) {
    testDescription = name
    play = { seed in
      let named = platforms.compactMap(Platform.named)
      let test = AppTest(
        "sample", supports: .everything,
        platforms: named.isEmpty ? AppTest<HostedApp<Delegate>>.newest : named
      ) { HostedApp(manifest: manifest, context: $0, delegate: delegate) }
      return SceneFuzz.run(test, seed: seed, cases: 100)
    }
  }

  /// An app of several delegates, without its bug and with its laws.
  init(_ twin: Twin) {
    testDescription = twin.testDescription
    play = { twin.run(true, $0, 100) }
  }

  /// Every sample that is not a mistake in Swift 5, and the template with its bug and without.
  static let all =
    inBothModes + [
      SamplePlay(TemplateApp.AppDelegate.init, TemplateApp.SceneDelegate.init),
      SamplePlay(TemplateApp6.AppDelegate.init, TemplateApp6.SceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, TrackingSceneDelegate.init),
    ]

  private static let inBothModes =
    [
      SamplePlay(PlainAppDelegate.init, StuckCoverSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, CoverSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, LostWindowSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, SoundSwiftUISceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, KeptWindowSceneDelegate.init),
      SamplePlay(RememberingAppDelegate.init, RememberedSceneDelegate.init),
      SamplePlay(WindowKeepingAppDelegate.init, HandingOverSceneDelegate.init),
      SamplePlay(WindowKeepingAppDelegate.init, WanderingSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, CyclicSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, AcyclicSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, LeakyObserverSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, SoundObserverSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, DoubleObserverSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, EagerCounterSceneDelegate.init),
      SamplePlay(PlainAppDelegate.init, SoundCounterSceneDelegate.init),
      SamplePlay(LateSavingAppDelegate.init, DraftSceneDelegate.init),
      SamplePlay(LateSavingAppDelegate.init, SavingSceneDelegate.init),
      SamplePlay(PlayerAppDelegate.init, RashPlayerSceneDelegate.init),
      SamplePlay(PlayerAppDelegate.init, CalmPlayerSceneDelegate.init),
      SamplePlay(PlayerAppDelegate.init, GreedyWindowSceneDelegate.init),
      SamplePlay(LinkAppDelegate.init, LinkSceneDelegate.init),
      SamplePlay(LinkAppDelegate.init, DoubleLinkSceneDelegate.init),
      SamplePlay(GreedyAppDelegate.init, PlainSceneDelegate.init),
      SamplePlay(ModestAppDelegate.init, PlainSceneDelegate.init),
      SamplePlay(
        "RoleAppDelegate",
        SceneManifest.empty.making { DisplaySceneDelegate() }.making { PlainSceneDelegate() },
        RoleAppDelegate.init),
      SamplePlay("OldAppDelegate", .empty, platforms: ["sceneless-ios17"], OldAppDelegate.init),
    ] + Twin.apps.map(SamplePlay.init)
}

/// Each sample delegate, played for long.
@MainActor
@Suite struct LongPlayTests {
  @Test(arguments: SamplePlay.all)
  func `A sample delegate receives 100,000 callbacks`(sample: SamplePlay) {
    var callbacks: UInt64 = 0
    for seed in 0..<UInt64(20) where callbacks < 100_000 {
      let result = sample.play(seed)
      callbacks += result.callbacks
      #expect(result.failures.isEmpty, "\(result.report)")
    }
    #expect(callbacks >= 100_000)
  }
}
