import SceneInvariants
import SceneLifecycle
import Testing

/// How many facts still fit; the contract itself uses facts of the second word.
@Suite struct `Facts` {
  @Test func `There is room for further facts`() {
    let left = Fact.room
    #expect(left >= 32, "room for \(left) further facts")
  }

  @Test func `A fact of the second word decides`() throws {
    #expect(Fact.isMultipleScenesError.rawValue >= 64 && Fact.destructionIsPending.rawValue >= 64)
    let platform = try #require(Platform.named("iphone-ios17"))
    let invariant = try #require(Contract.invariant("request.no-new-window-without-support"))
    for (detail, holds) in [(UInt8(1), true), (2, false)] {
      var suite = InvariantSuite([invariant], platform: platform)
      suite.reset()
      var callback = Callback(kind: .requestError, cause: .requestNewWindow, event: 1)
      callback.process = 1
      callback.detail = detail
      let isHeld = suite.observe(callback)
      #expect(isHeld == holds, "error \(detail)")
    }
  }

  @Test func `A fact of the second word decides at the end`() throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    let invariant = try #require(Contract.invariant("request.destruction-discards"))
    for isReported in [true, false] {
      var suite = InvariantSuite([invariant], platform: platform)
      suite.reset()
      for kind in isReported ? [.requestDestruction, .discard] : [CallbackKind.requestDestruction] {
        var callback = Callback(kind: kind, cause: .requestDestruction, event: 1)
        callback.process = 1
        callback.named = SceneSet(0)
        let holds = suite.observe(callback)
        #expect(holds)
      }
      let holds = suite.finish()
      #expect(holds == isReported)
    }
  }
}
