import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// Laws about what happens last: the subject is gone when they are judged.
@Suite struct GoneSubjectTests {
  private typealias Puppet = Trial.Puppet

  private func law(_ clause: LawClause<Puppet>) -> AppLaw<Puppet> {
    AppLaw("It is so.", id: "gone.law") { clause }
  }

  @Test func `What a disconnection leads to is awaited after the scene is gone`() throws {
    let trial = Trial(events: "launch 1, open 2, close 2")
    let law = law(AppHappening.disconnects.leads(to: .does(.returns, "timer"), within: .rest))
    let kept = try trial.judge(law)
    #expect(kept.breaches.count == 1 && kept.exercised == 1)
    #expect(kept.breaches.first?.scene?.slot == 1)
    let returned = try trial.judge(law) { context, callback in
      guard callback.name == .disconnect, let scene = callback.scene else { return }
      context.givesBack("timer", for: scene)
    }
    #expect(returned.breaches.isEmpty && returned.exercised == 1)
  }

  @Test func `A condition is asked of the scene object that is gone, not of the next one`() throws {
    let trial = Trial(events: "launch 1, home, reclaim 1, open 1")
    var asked: [SceneID] = []
    let isClean = eachScene { (app: Puppet, scene) in
      asked.append(scene)
      return false
    }
    let law = law(AppHappening.disconnects.leads(to: isClean, within: .rest))
    let outcome = try trial.judge(law)
    #expect(outcome.breaches.count == 1 && outcome.breaches.first?.scene?.connection == 1)
    #expect(asked.allSatisfy { $0.connection == 1 } && !asked.isEmpty)
  }

  @Test func `What a scene had before it disconnects goes with it`() throws {
    let trial = Trial(events: "launch 1, open 2, close 2")
    let law = law(AppHappening.becomesActive.leads(to: .does(.stops, "prompt")))
    let outcome = try trial.judge(law)
    #expect(outcome.breaches.count == 1 && outcome.breaches.first?.scene?.slot == 0)
  }

  @Test func `What comes after a disconnection has that disconnection before it`() throws {
    let trial = Trial(events: "launch 1, open 2, close 2")
    let after = law(AppHappening(.disconnectNotice).only(after: .connects))
    #expect(try trial.judge(after).breaches.isEmpty)
    #expect(try trial.judge(after).exercised == 1)
    let again = Trial(events: "launch 1, home, reclaim 1, open 1")
    let fresh = law(AppHappening.connects.never(while: .isActive))
    #expect(try again.judge(fresh).breaches.isEmpty)
    let once = law(AppHappening.becomesActive.only(after: .entersBackground))
    #expect(try again.judge(once).breaches.count == 2)
  }

  @Test func `What the last call to a process leads to is due at its end`() throws {
    let law = law(AppHappening(.terminate).leads(to: .does(.saves), within: .rest))
    let reported = Trial(events: "launch 1, kill, killTerminates = yes")
    let lost = try reported.judge(law)
    #expect(lost.kinds.contains(.terminate), "\(lost.kinds.map(\.word))")
    #expect(lost.breaches.count == 1 && lost.exercised == 1)
    let saved = try reported.judge(law) { context, callback in
      guard callback.name == .terminate else { return }
      context.note(AppContext.Observation(.saves))
    }
    #expect(saved.breaches.isEmpty && saved.exercised == 1)
  }

  @Test func `A declared reaction to a disconnection is awaited`() throws {
    let law = AppLaw<Puppet>.answers(.disconnects, with: .stops, "sync")
    #expect(law.mistake == nil)
    let trial = Trial(events: "launch 1, open 2, close 2")
    #expect(try trial.judge(law).breaches.count == 1)
  }
}
