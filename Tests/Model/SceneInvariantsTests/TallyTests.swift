import SceneInvariants
import SceneLifecycle
import Testing

struct TallyTests {
  private let ipad = Platform(
    family: .ipad, system: 17, sdk: 17, adoption: .scenes, supportsMultipleWindows: true)
  private let old = Platform(
    family: .iphone, system: 12, sdk: 12, adoption: .sceneless, supportsMultipleWindows: false)

  private func tally(_ text: String, on platform: Platform, times: Int = 1) -> Tally {
    var suite = InvariantSuite(Contract.binding, platform: platform)
    for _ in 0..<times {
      suite.reset()
      for callback in Trace(text, on: platform).callbacks { _ = suite.observe(callback) }
      _ = suite.finish()
    }
    return suite.tally
  }

  @Test func `counts add up over cases`() {
    let tally = tally(Example.day, on: ipad, times: 3)
    #expect(tally["scene.active-in-foreground"]?.exercised == 12)
    #expect(tally["scene.connects-once"]?.exercised == 6)
    #expect(tally["discard.never-by-reclaim"]?.exercised == 3)
    #expect(tally["required.reconnect-after-reclaim"]?.exercised == 3)
    #expect(tally["required.interruption"]?.exercised == 3)
  }

  @Test func `what was not put to the test counts zero`() {
    let tally = tally("launches\nA appears", on: ipad)
    #expect(tally["scene.disconnects-once"]?.exercised == 0)
    #expect(tally["interruption.stays-in-foreground"]?.exercised == 0)
    #expect(tally["required.two-active-scenes"]?.exercised == 0)
    #expect(tally["sceneless.resigns-before-background"] == nil)
  }

  @Test func `workers and platforms add up in any order`() {
    let day = tally(Example.day, on: ipad)
    let windows = tally(Example.twoWindows, on: ipad)
    let without = tally(Example.sceneless, on: old)
    var one = day
    one.add(windows)
    one.add(without)
    var other = without
    other.add(day)
    other.add(windows)
    #expect(one.entries.count == other.entries.count)
    for entry in one.entries { #expect(other[entry.id] == entry) }
    #expect(one["required.two-active-scenes"]?.exercised == 2)
    #expect(one["sceneless.resigns-before-background"]?.exercised == 1)
  }

  @Test func `a cleared suite starts from zero`() {
    var suite = InvariantSuite(Contract.binding, platform: ipad)
    for callback in Trace(Example.day, on: ipad).callbacks { _ = suite.observe(callback) }
    suite.clearTally()
    #expect(suite.tally.entries.allSatisfy { $0.exercised == 0 && $0.violated == 0 })
  }
}
