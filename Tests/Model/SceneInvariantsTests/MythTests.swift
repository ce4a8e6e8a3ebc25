import SceneInvariants
import SceneLifecycle
import Testing

/// Short lawful histories that refute what is widely believed.
struct MythTests {
  struct Refutation: Sendable, CustomTestStringConvertible {
    var id: String
    var platform = "ipad-ios17"
    var text: String

    var testDescription: String { id }
  }

  private static let cold = "launches\nA appears\nA leaves\nA stateRestorationActivity payload=1\n"

  static let refutations: [Refutation] = [
    Refutation(
      id: "launch.sceneless-on-27", platform: "sceneless-ios27", text: "PROC launchRefused"),
    Refutation(
      id: "scene.background-before-disconnect",
      text: "launches\nA appears\nA sceneWillResignActive\nA sceneDidDisconnect"),
    Refutation(
      id: "scene.foreground-always-then-active",
      text: "launches\nA connects\nA sceneWillEnterForeground\n"
        + "NAPP willEnterForegroundNotification\nA sceneDidEnterBackground by=home"),
    Refutation(id: "scene.unattached-receives-nothing", text: Example.day),
    Refutation(
      id: "app.opens-urls-with-scenes", text: "launches\nA appears\nA openURLContexts payload=5"),
    Refutation(
      id: "notice.one-for-each-scene", text: "launches\nA appears\nB joins\nC joins"),
    Refutation(
      id: "process.kill-disconnects-scenes",
      text: "launches\nA appears\nA leaves\nPROC terminated by=kill"),
    Refutation(
      id: "session.configured-at-every-launch",
      text: "launches\nA appears\nPROC terminated\nlaunches\nA delegate.window.set\nA willConnectTo"
    ),
    Refutation(id: "session.disconnect-discards", text: Example.day),
    Refutation(
      id: "discard.swipe-reports-in-process",
      text: "launches\nA appears\nB joins\ngone B\nPROC terminated by=kill\nlaunches\n"
        + "APP didDiscardSceneSessions named=B"),
    Refutation(
      id: "payload.url-always-before-active",
      text: "launches\nA appears\nA leaves\nA sceneWillEnterForeground event=5\n"
        + "NAPP willEnterForegroundNotification\n"
        + "A sceneDidBecomeActive\nA openURLContexts payload=5"),
    Refutation(
      id: "restore.always-before-foreground",
      text: cold + "A sceneDidDisconnect\nA delegate.window.set\nA willConnectTo\n"
        + "A sceneWillEnterForeground\nA restoreInteractionStateWith payload=1"),
    Refutation(
      id: "notice.foreground-at-sceneless-launch", platform: "sceneless-ios17",
      text: Example.sceneless),
    Refutation(
      id: "notice.foreground-after-delegate-call",
      text: "launches\nA connects\nNAPP willEnterForegroundNotification\n"
        + "A sceneWillEnterForeground"),
    Refutation(
      id: "notice.time-change-after-delegate-call",
      text: "launches\nNAPP significantTimeChangeNotification\n"
        + "APP applicationSignificantTimeChange"),
    Refutation(id: "notice.no-foreground-with-scenes", text: Example.day),
    Refutation(
      id: "process.kill-always-tells",
      text: "launches\nA appears\nA leaves\nPROC terminated by=kill"),
    Refutation(
      id: "sceneless.foreground-at-launch", platform: "sceneless-ios17", text: Example.sceneless),
    Refutation(
      id: "phase.app-follows-scenes-before-18", platform: "swiftui-ipad-ios17",
      text: "launches\nA appears\nB joins\nB sceneWillResignActive\nB sceneDidEnterBackground\n"
        + "APPPHASE background"),
  ]

  @Test(arguments: refutations)
  func `each myth is refuted by a history that the contract accepts`(
    _ refutation: Refutation
  ) throws {
    let platform = try #require(Platform.named(refutation.platform))
    let myth = try #require(Contract.invariant(refutation.id))
    #expect(myth.kind == .myth)
    var suite = InvariantSuite([myth], platform: platform)
    var contract = InvariantSuite(Contract.binding, platform: platform)
    var isRefuted = false
    for callback in Trace(refutation.text, on: platform).callbacks {
      let holds = suite.observe(callback)
      isRefuted = isRefuted || !holds
      let isLawful = contract.observe(callback)
      #expect(isLawful, "\(callback.kind): \(contract.violations.map(\.invariant))")
    }
    #expect(isRefuted)
  }

  @Test func `every myth is refuted`() {
    let refuted = Self.refutations.map(\.id)
    #expect(Contract.myths.map(\.id).filter { !refuted.contains($0) } == [])
  }
}
