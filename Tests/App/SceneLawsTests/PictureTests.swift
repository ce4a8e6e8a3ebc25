import SceneLaws
import SceneSeam
import Testing

/// When the system takes its pictures of a scene, and what covers it in time.
@Suite struct PictureTests {
  private func breaches(
    _ law: AppLaw<Trial.Puppet>, _ events: String,
    coversAt name: LifecycleCallback.CallbackName, hides: Bool = false
  ) throws -> [String] {
    let trial = Trial(events: events, platform: "swiftui-iphone-ios17")
    let outcome = try trial.judge(law) { context, callback in
      let scenes = callback.scene.map { [$0] } ?? context.connectedScenes
      for scene in scenes {
        if callback.name == .active {
          context.uncovers(scene)
          context.shows("the balance", in: scene)
        }
        guard callback.name == name else { continue }
        if hides { context.hides("the balance", in: scene) } else { context.covers(scene) }
      }
    }
    #expect(outcome.skipped == 0 && outcome.exercised > 0)
    return outcome.breaches.map(\.note)
  }

  @Test(arguments: [false, true])
  func `What onChange covers at 'background' is late for the snapshot`(hides: Bool) throws {
    let law = AppLaw<Trial.Puppet>.keepsSecretsFromSnapshots
    for (name, isInTime) in [
      (LifecycleCallback.CallbackName.background, true), (.phaseInactive, true), (.resign, true),
      (.appBackgroundNotice, true), (.phaseBackground, false), (.appPhaseBackground, false),
    ] {
      let found = try breaches(law, "launch 1, home", coversAt: name, hides: hides)
      #expect(found.isEmpty == isInTime, "\(name) \(found)")
      #expect(isInTime || found.allSatisfy { $0.hasSuffix(" shows the balance.") })
    }
  }

  @Test func `What was late for one snapshot is in time for the next`() throws {
    let trial = Trial(events: "launch 1, home, open 1, home", platform: "swiftui-iphone-ios17")
    let outcome = try trial.judge(.keepsSecretsFromSnapshots) { context, callback in
      guard let scene = callback.scene else { return }
      if callback.name == .active { context.shows("the balance", in: scene) }
      if callback.name == .phaseBackground { context.hides("the balance", in: scene) }
    }
    #expect(outcome.breaches.count == 2)
    let kept = try trial.judge(.keepsSecretsFromSnapshots) { context, callback in
      guard let scene = callback.scene else { return }
      if callback.name == .connect { context.shows("the balance", in: scene) }
      if callback.name == .phaseBackground { context.hides("the balance", in: scene) }
    }
    #expect(kept.breaches.count == 1)
  }

  @Test func `The switcher shows a scene that is covered at 'background' only`() throws {
    let law = AppLaw<Trial.Puppet>.keepsSecretsFromSwitcher
    let events = "launch 1, appSwitcher"
    for name in [LifecycleCallback.CallbackName.background, .phaseBackground] {
      #expect(try breaches(law, events, coversAt: name).count == 1)
    }
    #expect(try breaches(law, events, coversAt: .resign).isEmpty)
    #expect(try breaches(law, events, coversAt: .phaseInactive).isEmpty)
    #expect(try breaches(law, events, coversAt: .resign, hides: true).isEmpty)
    #expect(!AppLaw<Trial.Puppet>.all().contains { $0.id == "switcher.safe" })
  }
}
