import SceneEngine
import SceneLifecycle
import Testing

/// What one scope waits for in another: the process in scenes, scenes in the process or in another scene.
@Suite struct BetweenScopesTests {
  @Test func `A report waits for the closed scene that it names, and for no other`() {
    func waits(_ dismissed: SceneSet, _ closing: SceneSet) -> Bool {
      Order.waiting(dismissed: dismissed, closing: closing, busy: closing).contains(.discard)
    }
    #expect(waits(SceneSet(1), SceneSet(1)))
    #expect(!waits(SceneSet(1), SceneSet(2)))
    #expect(!waits(.none, SceneSet(1)))
  }

  @Test func `The farewell waits for disconnections, the end of the process for everything`() {
    let farewell: AgendaSet = [.terminate, .terminateNotice, .shouldSaveState]
    func waiting(_ closing: SceneSet, _ busy: SceneSet) -> AgendaSet {
      Order.waiting(dismissed: .none, closing: closing, busy: busy)
    }
    #expect(waiting(SceneSet(1), SceneSet(1)) == farewell | [.exit])
    #expect(waiting(.none, SceneSet(1)) == [.exit])
    #expect(waiting(.none, .none).isEmpty)
  }

  @Test func `A move waits where it would change the application's state a second time`() {
    let (one, other) = (SceneSet(1), SceneSet(2))
    func waiting(_ foreground: SceneSet, _ active: SceneSet) -> AgendaSet {
      Order.waiting(one, foreground: foreground, active: active)
    }
    #expect(waiting(.none, .none) == [.foregrounding, .activation])
    #expect(waiting(one, .none) == [.activation, .backgrounding, .detachment])
    #expect(waiting(one | other, one) == [.resignation, .detachment])
    #expect(waiting(one, one) == [.resignation, .backgrounding, .detachment])
    #expect(waiting(one | other, one | other).isEmpty)
    #expect(waiting(other, other).isEmpty)
  }

  @Test func `All scenes leave before the farewell, and all is delivered before the end`() throws {
    let history = "launch 1; open 2; kill: killTerminates = yes"
    for key in 0..<50 as Range<UInt64> {
      let kinds = try Shuffled(key: key).deliver(history, on: "ipad-ios17").map(\.kind)
      let farewell = try #require(kinds.firstIndex(of: .terminate))
      #expect(kinds[..<farewell].count { $0 == .disconnect } == 2)
      #expect(kinds.last == .processEnded)
    }
  }

  @Test func `A closed session is reported before the new one in its place has a scene`() throws {
    for key in 0..<50 as Range<UInt64> {
      let kinds = try Shuffled(key: key)
        .deliver("launch 1; kill; launch 1", on: "iphone-ios17", scenes: 1).map(\.kind)
      let report = try #require(kinds.firstIndex(of: .discard))
      let scene = try #require(kinds.firstIndex { $0 == .configuration })
      #expect(report < scene)
    }
  }

  @Test func `What the app asks for comes before what the scenes receive`() throws {
    for key in 0..<50 as Range<UInt64> {
      let kinds = try Shuffled(key: key)
        .deliver("launch 1; requestNewWindow 2", on: "ipad-ios17").map(\.kind)
      #expect(kinds.first == .requestActivation)
      #expect(kinds.contains(.connect))
    }
  }
}
