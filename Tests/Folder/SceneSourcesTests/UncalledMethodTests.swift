import SceneSources
import Testing

/// A method that UIKit does not call is no loss where the one is there that it calls.
@Suite struct UncalledMethodTests {
  private let open = "application(_:open:options:)"
  private let contexts = "scene(_:openURLContexts:)"

  @Test func `A method of the application is answered where every scene delegate has its own`() {
    #expect(
      UncalledMethod.isAnswered(open, [], [[contexts], [contexts, "sceneDidBecomeActive(_:)"]]))
    #expect(!UncalledMethod.isAnswered(open, [], [[contexts], []]))
    #expect(!UncalledMethod.isAnswered(open, [contexts], []))
  }

  @Test func `An old method is answered by the newer one of its class`() {
    let old = "application(_:handleOpen:)"
    #expect(UncalledMethod.isAnswered(old, [open], []))
    #expect(!UncalledMethod.isAnswered(old, [], []))
    #expect(!UncalledMethod.isAnswered("application(_:open:)", [open], [[contexts]]))
  }

  @Test func `The push without a handler is an older form, and no other method is`() {
    #expect(UncalledMethod.isOldForm("application(_:didReceiveRemoteNotification:)"))
    #expect(!UncalledMethod.isOldForm(open))
  }
}
