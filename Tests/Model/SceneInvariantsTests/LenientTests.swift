import SceneInvariants
import SceneLifecycle
import Testing

/// Recordings begin anywhere and show only some names.
struct LenientTests {
  private func broken(_ text: String, on name: String = "iphone-ios15") throws -> [String] {
    let platform = try #require(Platform.named(name))
    var suite = InvariantSuite(Contract.binding, platform: platform, lenient: true)
    for callback in Self.bare(Trace(text, on: platform).callbacks) where !suite.observe(callback) {
      return suite.violations.map(\.invariant)
    }
    return []
  }

  /// Takes out what a recording does not say.
  private static func bare(_ callbacks: [Callback]) -> [Callback] {
    callbacks.map { full in
      var callback = Callback(kind: full.kind, cause: .launch, event: 0)
      callback.scene = full.scene
      callback.session = full.session
      callback.connection = full.connection
      callback.process = 1
      return callback
    }
  }

  @Test func `a recording that begins in the middle of a life is lawful`() throws {
    #expect(try broken("A sceneWillResignActive\nA sceneDidEnterBackground") == [])
    #expect(try broken("A sceneDidBecomeActive\nA sceneWillResignActive") == [])
    #expect(try broken("A sceneDidDisconnect\nAPP didDiscardSceneSessions named=A") == [])
    #expect(
      try broken("APP applicationDidBecomeActive", on: "sceneless-ios17") == [])
  }

  @Test func `a doubled callback is named`() throws {
    #expect(
      try broken("A sceneWillEnterForeground\nA sceneDidBecomeActive\nA sceneDidBecomeActive")
        == ["scene.active-and-resign-alternate"])
  }

  @Test func `a lost willEnterForeground is named`() throws {
    let broken = try broken(
      "A sceneWillResignActive\nA sceneDidEnterBackground\nA sceneDidBecomeActive")
    #expect(broken == ["scene.active-in-foreground", "scene.foreground-before-active"])
  }

  @Test func `a lost willResignActive is named without scenes`() throws {
    let text = "APP applicationDidBecomeActive\nAPP applicationDidEnterBackground"
    #expect(
      try broken(text, on: "sceneless-ios17") == ["sceneless.resigns-before-background"])
  }
}
