import SceneDriving
import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// Answers that are declared for a passage, where UIKit tells the passage several times.
@Suite struct PassageAnswerTests {
  private typealias Puppet = Trial.Puppet
  private typealias Name = LifecycleCallback.CallbackName

  /// The breaches of a law, where the app answers in some callbacks.
  private func breaches(
    _ law: AppLaw<Puppet>, _ events: String, on platform: String = "ipad-ios26", in names: Name...,
    onlyScene slot: Int? = nil
  ) throws -> Int {
    let trial = Trial(events: events, platform: platform)
    let outcome = try trial.judge(law) { context, callback in
      guard names.contains(callback.name) else { return }
      if let slot, callback.scene?.slot != slot { return }
      context.counts("refresh")
    }
    #expect(outcome.skipped == 0 && outcome.exercised > 0, "\(events) \(names)")
    return outcome.breaches.count
  }

  private let refreshes = AppLaw<Puppet>.answers(.appEntersForeground, with: .counts, "refresh")

  @Test func `What a scene's call does answers the notice of the application behind it`() throws {
    let events = "launch 1, home, open 1"
    #expect(try breaches(refreshes, events, in: .foreground) == 0)
    #expect(try breaches(refreshes, events, in: .foregroundNotice) == 0)
    #expect(try breaches(refreshes, events, in: .appForegroundNotice) == 0)
    let saves = AppLaw<Puppet>.answers(.appEntersBackground, with: .counts, "refresh")
    #expect(try breaches(saves, events, in: .background) == 0)
    let active = AppLaw<Puppet>.answers(
      AppHappening(.appActiveNotice), with: .counts, "refresh")
    #expect(try breaches(active, events, in: .active) == 0)
    #expect(try breaches(active, events, in: .foreground) > 0)
  }

  @Test func `An app that answers in no call of the passage is found`() throws {
    let events = "launch 1, home, open 1"
    // The method of the application delegate is never called in an app with scenes.
    for name in [Name.appForeground, .connect, .didFinishLaunching, .background, .resign] {
      #expect(try breaches(refreshes, events, in: name) > 0, "\(name)")
    }
    // An answer to the first passage is none to the next one.
    let trial = Trial(events: events)
    var isFirst = true
    let outcome = try trial.judge(refreshes) { context, callback in
      guard callback.name == .foreground, isFirst else { return }
      isFirst = false
      context.counts("refresh")
    }
    #expect(outcome.breaches.count == 1)
  }

  @Test func `Without scenes the delegate's call comes before the notice`() throws {
    let events = "launch 1, home, open 1"
    let platform = "sceneless-ios17"
    #expect(try breaches(refreshes, events, on: platform, in: .appForeground) == 0)
    #expect(try breaches(refreshes, events, on: platform, in: .appBackground) > 0)
  }

  @Test func `An answer in one scene is none to what another scene's observers hear`() throws {
    let notices = AppLaw<Puppet>.answers(AppHappening(.foregroundNotice), with: .counts, "refresh")
    let events = "launch 1, open 2"
    #expect(try breaches(notices, events, in: .foreground) == 0)
    #expect(try breaches(notices, events, in: .foreground, onlyScene: 0) == 1)
  }
}
