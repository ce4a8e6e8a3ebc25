import SceneInvariants
import SceneLifecycle
import Testing

/// When an obligation began that broke, in traces where a person can point to it.
struct OnsetTests {
  private let platform = Platform(
    family: .ipad, system: 17, sdk: 17, adoption: .scenes, supportsMultipleWindows: true)

  /// Returns where an invariant broke and where the obligation began.
  private func judge(_ id: String, _ text: String) throws -> [Int?] {
    let invariant = try #require(Contract.invariant(id))
    var suite = InvariantSuite([invariant], platform: platform, softFails: true)
    let callbacks = Trace(text, on: platform).callbacks
    // A case before, so that what is left in memory would show.
    for callback in callbacks { _ = suite.observe(callback) }
    suite.reset()
    var holds = true
    for callback in callbacks where holds { holds = suite.observe(callback) }
    if holds { holds = suite.finish() }
    #expect(!holds)
    let violation = try #require(suite.violations.first)
    return [suite.onset(of: violation, in: callbacks), violation.index]
  }

  @Test func `What lasts began at the callback that began it`() throws {
    let text = "launches\nA appears\nA sceneDidEnterBackground"
    #expect(try judge("scene.resigns-before-background", text) == [9, 11])
    let again = """
      launches
      A appears
      A leaves
      A returns
      A sceneDidEnterBackground
      """
    #expect(try judge("scene.resigns-before-background", again) == [17, 19])
  }

  @Test func `What is missing has been missing since the callback that asked for it anew`() throws {
    let text = "launches\nA appears\nA leaves\nA sceneDidBecomeActive"
    #expect(try judge("scene.foreground-before-active", text) == [13, 15])
    let first = "launches\nA connects\nA sceneDidBecomeActive"
    #expect(try judge("scene.foreground-before-active", first) == [6, 7])
  }

  @Test func `Another scene has nothing to do with it`() throws {
    let text = """
      launches
      A appears
      B joins
      B sceneWillResignActive
      B sceneDidEnterBackground
      A sceneDidEnterBackground
      """
    #expect(try judge("scene.resigns-before-background", text) == [9, 18])
  }

  @Test func `What happens once is forbidden from the first time on`() throws {
    let text = "launches\nA connects\nA willConnectTo"
    #expect(try judge("scene.connects-once", text) == [6, 7])
  }

  @Test func `A debt that is open at the end began when it was made`() throws {
    let text = """
      launches
      A appears
      A willContinueUserActivityWithType
      A continueUserActivity payload=7
      A willContinueUserActivityWithType
      A sceneWillResignActive
      """
    #expect(try judge("activity.will-continue-is-answered", text) == [13, 15])
  }

  @Test func `A session is to live from the callback at which it is open`() throws {
    let text = "launches\nA appears\nB joins\nA sceneWillResignActive open=-B"
    #expect(try judge("session.lives-until-discard", text) == [11, 16])
  }

  @Test func `A report must not come again once it came`() throws {
    let text = "launches\nA appears\nA closes\nAPP didDiscardSceneSessions named=A"
    #expect(try judge("discard.reports-once", text) == [13, 14])
  }

  @Test func `Where nothing is remembered it begins where it breaks`() throws {
    let text = "launches\nA appears\nA sceneDidBecomeActive act=foregroundInactive"
    #expect(try judge("scene.active-inside-did-become-active", text) == [11, 11])
  }
}
